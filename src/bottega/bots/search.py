"""Search: one engine for all games, an information-set tree search.

Each iteration redraws what the seat can not know (`guess`), walks down one shared tree of moves,
plays a short ending by knowledge, and evaluates. What is special:

- The tree branches on moves only, not on chance or hidden cards: a node gathers all that may lie
  behind the same moves. A move that is not possible in every guess is compared only with those it
  was possible with (`chances` counts when it could have been picked).
- Each seat picks what is best for itself (max^n), by its chance to win.
- Decisions taken at once in secret: the searching seat's own go into the tree; the others draw theirs
  by knowledge, for a tree would let them answer what they can not see. This holds until something
  is revealed.
- A move's worth by knowledge says how eagerly it is tried first; what search finds outweighs it with time.
- How well each move did in all endings (its average) tilts the endings to come.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from bottega.bots.knowledge.base import Knowledge, rewards
from bottega.bots.policy import draw, seed_from, shares
from bottega.bots.seat import Seat
from bottega.kernel.chance import Chance
from bottega.kernel.game import Game

if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

CURIOSITY: Final = 1.2  # weight of trying the untried
DOUBT: Final = 0.1  # share of the first tries that knowledge has no say in
CAUTION: Final = 0.03  # an untried move counts as so much worse than the average of the tried
TILT: Final = 4.0  # points that a move gains in endings per unit of better average reward
DEEPEST: Final = 200  # moves an iteration may make within the tree


def think_again(game: Game, me: i64) -> None:
    """In a guess, let those who have committed a secret choice take it back.

    What a guess holds there is any choice; knowledge knows likelier ones.
    """
    seat: i64 = 0
    while seat < game.players:
        if seat != me and seat not in game.awaiting:
            back = game.legal(seat)
            if len(back) == 1:
                game.do(seat, back[0])
        seat += 1


class Node:
    """A decision in the tree: the moves seen there, and how each did for the seat that decides."""

    __slots__ = ("chances", "children", "moves", "place", "priors", "seat", "total", "totals", "tries", "visits")
    seat: i64
    visits: i64
    total: float
    moves: list[int]
    place: dict[int, int]
    priors: list[float]
    tries: list[int]
    chances: list[int]
    totals: list[float]
    children: list[Node | None]

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.moves = []
        self.place = {}
        self.priors = []
        self.tries = []
        self.chances = []
        self.totals = []
        self.children = []


class Finding:
    """What a search found out about one move at the root."""

    __slots__ = ("move", "places", "points", "tries", "wins")
    move: i64
    tries: i64
    wins: float  # sums over the tries: chance to win, points, place
    points: float
    places: float

    def __init__(self, move: i64) -> None:
        self.move = move
        self.tries = 0
        self.wins = 0.0
        self.points = 0.0
        self.places = 0.0

    @property
    def win(self) -> float:
        """The chance to win after this move."""
        return self.wins / float(self.tries)

    @property
    def score(self) -> float:
        """The points to expect after this move."""
        return self.points / float(self.tries)

    @property
    def rank(self) -> float:
        """The place to expect after this move."""
        return self.places / float(self.tries)

    def dump(self) -> tuple[int, int, float, float, float]:
        return self.move, self.tries, self.wins, self.points, self.places


class Search:
    """A search for one decision of one seat. `run` may be called again and again; `best` asked at any time."""

    __slots__ = (
        "_average",
        "_chance",
        "_count",
        "_endings",
        "_forced",
        "_know",
        "_root",
        "_seat",
        "_sum",
        "findings",
        "legal",
    )
    _seat: Seat
    _know: Knowledge
    _chance: Chance
    _root: Node
    _sum: list[float]
    _count: list[int]
    _endings: i64
    _average: float
    _forced: i64  # the move that the root must try, or -1
    legal: list[int]
    findings: list[Finding]

    def __init__(self, seat: Seat, know: Knowledge, seed: int) -> None:
        self._seat = seat
        self._know = know
        self._chance = Chance(seed)
        self._root = Node(seat.number)
        self.legal = seat.legal()
        self.findings = [Finding(move) for move in self.legal]
        self._sum = [0.0] * len(seat.catalogue)
        self._count = [0] * len(seat.catalogue)
        self._endings = 0
        self._forced = -1
        self._average = 1.0 / float(seat.players)

    @property
    def iterations(self) -> int:
        return self._root.visits

    def run(self, iterations: i64) -> None:
        """Iterate so many times more."""
        done: i64 = 0
        while done < iterations:
            self._iterate()
            done += 1

    def examine(self, move: i64, tries: i64) -> None:
        """Try a move of the root until it has had so many tries, however little it promises."""
        for finding in self.findings:
            if finding.move == move:
                self._forced = move
                if finding.tries < tries:
                    self.run(tries - finding.tries)
                self._forced = -1

    def best(self) -> int:
        """The number of the best move found so far: the one that search came back to most often."""
        top = self.findings[0]
        for finding in self.findings:
            if finding.tries > top.tries or (finding.tries == top.tries and finding.wins > top.wins):
                top = finding
        return top.move

    def decided(self, left: int) -> bool:
        """Whether `left` more iterations could not bring another move to the top."""
        most: i64 = 0
        next_most: i64 = 0
        for finding in self.findings:
            if finding.tries > most:
                next_most = most
                most = finding.tries
            elif finding.tries > next_most:
                next_most = finding.tries
        return most - next_most > left

    def _iterate(self) -> None:
        me: i64 = self._seat.number
        game = self._seat.guess(seed_from(self._chance))
        think_again(game, me)
        node = self._root
        nodes: list[Node] = []
        places: list[int] = []
        secret: i64 = -1  # the count of reveals at which people began to decide at once
        while not game.over and len(nodes) < DEEPEST:
            awaiting = game.awaiting
            if len(awaiting) > 1:
                secret = game.reveals
            elif secret != game.reveals:
                secret = -1
            seat: i64 = awaiting[0]
            if secret >= 0 and seat != me:
                if me in awaiting:
                    seat = me
                else:
                    self._pick_by_knowledge(game, seat)
                    continue
            legal = game.legal(seat)
            if len(legal) == 1 and len(nodes) > 0:
                game.do(seat, legal[0])
                continue
            fresh = node.visits == 0
            node.seat = seat
            at = self._select(node, game, seat, legal)
            if self._forced >= 0 and len(nodes) == 0:
                at = node.place[self._forced]
            nodes.append(node)
            places.append(at)
            game.do(seat, node.moves[at])
            if fresh and len(nodes) > 1:
                break
            child = node.children[at]
            if child is None:
                child = Node(seat)
                node.children[at] = child
            node = child
        points = self._play_on(game)
        self._learn(nodes, places, points)

    def _select(self, node: Node, game: Game, seat: i64, legal: list[int]) -> i64:
        """The place in the node of the move to try now."""
        known = legal == node.moves
        if not known:
            self._meet(node, game, seat, legal)
            known = len(legal) == len(node.moves) and legal == node.moves
        mean = node.total / float(node.visits) if node.visits > 0 else self._average
        untried = mean - CAUTION
        chosen: i64 = -1
        top = -1.0e9
        index: i64 = 0
        while index < len(legal):
            at: i64 = index if known else node.place[legal[index]]
            could: i64 = node.chances[at] + 1
            node.chances[at] = could
            tries: i64 = node.tries[at]
            value = node.totals[at] / float(tries) if tries > 0 else untried
            value += CURIOSITY * node.priors[at] * math.sqrt(float(could)) / float(1 + tries)
            if value > top:
                top = value
                chosen = at
            index += 1
        return chosen

    def _meet(self, node: Node, game: Game, seat: i64, legal: list[int]) -> None:
        """Add to the node the moves that no earlier guess allowed."""
        new = False
        for move in legal:
            if move not in node.place:
                new = True
                break
        if not new:
            return
        eager = shares(self._know.judge(game, seat, legal), self._know.warmth)
        plain = DOUBT / float(len(legal))
        for index, move in enumerate(legal):
            if move not in node.place:
                node.place[move] = len(node.moves)
                node.moves.append(move)
                node.priors.append((1.0 - DOUBT) * eager[index] + plain)
                node.tries.append(0)
                node.chances.append(0)
                node.totals.append(0.0)
                node.children.append(None)

    def _pick_by_knowledge(self, game: Game, seat: i64) -> i64:
        """Let a seat play a likely move; returns it, or -1 if there was nothing to choose."""
        legal = game.legal(seat)
        if len(legal) == 1:
            game.do(seat, legal[0])
            return -1
        know = self._know
        worths = know.judge(game, seat, legal)
        if self._endings > 8:
            for index, move in enumerate(legal):
                count: i64 = self._count[move]
                if count > 2:
                    # Few endings say little: the average is drawn towards the usual one.
                    usual = self._average * 8.0
                    worths[index] += TILT * ((self._sum[move] + usual) / float(count + 8) - self._average)
        move_made: i64 = legal[draw(worths, know.warmth, self._chance)]
        game.do(seat, move_made)
        return move_made

    def _play_on(self, game: Game) -> list[float]:
        """Play an ending by knowledge; the points that each seat may expect after it."""
        know = self._know
        seats: list[int] = []
        moves: list[int] = []
        steps: i64 = 0
        while not game.over:
            if steps >= know.horizon and (steps >= know.patience or know.settled(game)):
                break
            seat: i64 = game.awaiting[0]
            move = self._pick_by_knowledge(game, seat)
            if move >= 0:
                seats.append(seat)
                moves.append(move)
                steps += 1
        points = know.evaluate(game)
        wins = rewards(points, know.spread)
        index: i64 = 0
        while index < len(moves):
            made: i64 = moves[index]
            self._sum[made] += wins[seats[index]]
            self._count[made] += 1
            index += 1
        self._endings += 1
        return points

    def _learn(self, nodes: list[Node], places: list[int], points: list[float]) -> None:
        wins = rewards(points, self._know.spread)
        index: i64 = 0
        while index < len(nodes):
            node = nodes[index]
            at: i64 = places[index]
            win = wins[node.seat]
            node.visits += 1
            node.total += win
            node.tries[at] += 1
            node.totals[at] += win
            index += 1
        me = self._seat.number
        chosen = nodes[0].moves[places[0]]
        mine = points[me]
        ahead: i64 = 0
        for value in points:
            if value > mine:
                ahead += 1
        for finding in self.findings:
            if finding.move == chosen:
                finding.tries += 1
                finding.wins += wins[me]
                finding.points += mine
                finding.places += float(1 + ahead)
                break
