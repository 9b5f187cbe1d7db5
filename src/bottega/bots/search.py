"""Search: one engine for all games, an information-set tree search.

Each iteration redraws what the seat cannot know (`guess`), walks down one shared tree of moves, and plays the
game out by knowledge. What is special:

- The tree branches on moves only, not on chance or hidden cards: a node gathers all that may lie
  behind the same moves. A move that is not possible in every guess is compared only with those it
  was possible with (`chances` counts when it could have been picked).
- Each seat picks what is best for itself (max^n): its lead in points over the others.
- What knowledge thinks of a move counts as a few tries. So the search begins with the sensible, looks at
  the odd only when the sensible disappoints, and what it finds outweighs prejudice with time.
- Where there are many moves, those that knowledge thinks least of must wait: with every try there is room for more.
  Of forty placements most are alike, and trying each once would tell nothing.
- How far a move may lag behind and still be tried is measured by how much the results vary.
- Below the root, decisions are drawn by knowledge, as in endings, until a node has been visited often: what few
  results say of many moves is worse than a rule of thumb, and trying the bad ones spoils the average of the move above.
- The n-th try of every move at the root is made in the same guess with the same luck: only what the moves
  are worth may tell them apart.
- Decisions taken at once in secret: the searching seat's own go into the tree; the others draw theirs
  by knowledge, for a tree would let them answer what they cannot see. This holds until something
  is revealed.
- Where a network has learned what positions are worth, endings are short and evaluated by it; with more time they are
  played out all the same, and both count.
- Where there is no knowledge of a title, endings are short, drawn by how well each move did in earlier ones, and
  evaluated.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bottega.bots.knowledge.base import Knowledge, leads, rewards
from bottega.bots.network import Network
from bottega.bots.node import NARROWEST, Node
from bottega.bots.policy import TEMPERATURE, draw, seed_from, think_again
from bottega.bots.seat import Seat
from bottega.kernel.chance import Chance
from bottega.kernel.game import Game

if TYPE_CHECKING:
    from mypy_extensions import i64

VISIT_THRESHOLD: Final = 60  # visits of a node below the root until what was found there counts for more than knowledge
CAUTION: Final = 0.5  # of the doubt about a move: what it is counted for less when the best is chosen
DECISIVE: Final = 4.0  # how much more a lead means when the game is over
FEW: Final = 8  # tries of a move, below which comparing it try by try tells nothing
SURE: Final = 3.5  # errors of a mean: so far behind, a move is not thought about any more
DEEPEST: Final = 200  # moves an iteration may make within the tree


def difference(first: list[float], second: list[float]) -> tuple[float, float]:
    """By how much the tries of one move are better than those of another on average, and the error of that."""
    count: i64 = len(first) if len(first) < len(second) else len(second)
    if count == 0:
        return 0.0, 0.0
    total = 0.0
    squares = 0.0
    at: i64 = 0
    while at < count:
        lead = first[at] - second[at]
        total += lead
        squares += lead * lead
        at += 1
    size = float(count)
    mean = total / size
    varies = (squares - size * mean * mean) / (size - 1.0) if count > 1 else 0.0
    return mean, math.sqrt(varies / size) if varies > 0.0 else 0.0


class Finding:
    """What a search found out about one move at the root."""

    __slots__ = ("chances", "leads", "move", "places", "points", "scores", "tries", "wins")
    move: i64
    tries: i64
    # Of each try, in order. The n-th of every move were made in the same guess with the same luck.
    leads: list[float]
    scores: list[float]
    chances: list[float]
    wins: float  # sums over the tries: chance to win, points, place
    points: float
    places: float

    def __init__(self, move: i64) -> None:
        self.move = move
        self.tries = 0
        self.leads = []
        self.scores = []
        self.chances = []
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
        "_chance",
        "_count",
        "_forced",
        "_know",
        "_luck",
        "_mixes",
        "_network",
        "_root",
        "_seat",
        "_seeds",
        "_shares",
        "_sum",
        "ending",
        "findings",
        "legal",
    )
    _seat: Seat
    _know: Knowledge
    _chance: Chance
    _seeds: list[int]  # of the guesses: the n-th is for the n-th try of each move at the root
    _luck: Chance  # of the present iteration
    _root: Node
    _network: Network | None
    _mixes: bool  # endings are played out, and count as much as what the network said on the way
    _shares: list[float]  # of the win, by seat, after the present ending; empty if no network has told them
    _sum: list[float]
    _count: list[int]
    _forced: i64  # the move that the root must try, or -1
    legal: list[int]
    findings: list[Finding]
    ending: i64

    def __init__(
        self,
        seat: Seat,
        know: Knowledge,
        seed: int,
        hasty: bool = False,
        network: Network | None = None,
        mixes: bool = False,
    ) -> None:
        """A `hasty` search evaluates its endings early, where that is worth it: for who has time for a few only.

        With a `network` endings are short, and it evaluates them. If it `mixes`, they are played out nevertheless, and
        their results are the mean of both.
        """
        self._seat = seat
        self._know = know
        self._chance = Chance(seed)
        self._luck = self._chance
        self._seeds = []
        self.legal = seat.legal()
        self.findings = [Finding(move) for move in self.legal]
        self._sum = [0.0] * len(seat.catalogue)
        self._count = [0] * len(seat.catalogue)
        self._forced = -1
        self.ending = know.hasty if hasty else know.ending
        self._network = network
        self._mixes = mixes and network is not None
        self._shares = []
        if network is not None:
            self.ending = network.ending
        first = seat.guess(seed_from(self._chance))
        think_again(first, seat.number)
        self._root = Node(seat.number)
        self._root.meet(self.legal, know.judge(first, seat.number, self.legal))

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

    def ranking(self) -> list[Finding]:
        """The findings, those first that are surest to be good."""
        sure = [self._sureness(at) for at in range(len(self._root.moves))]
        order = sorted(range(len(sure)), key=lambda at: -sure[at])
        return [self.findings[at] for at in order]

    def best(self) -> int:
        """The number of the best move found so far: the one that is surest to be good."""
        return self._root.moves[self._surest()]

    def decided(self) -> bool:
        """Whether no other move can be expected to prove better any more."""
        root = self._root
        noise = root.noise(self._know.spread)
        chosen = self._surest()
        least = root.expected(chosen) - noise * root.doubt(chosen)
        at: i64 = 0
        while at < len(root.moves):
            if at != chosen and not root.waits(at) and root.expected(at) + noise * root.doubt(at) > least:
                return False
            at += 1
        return True

    def settled(self) -> bool:
        """Whether the best move is the best in all likelihood, or as good as any.

        Tries of the same number are compared with one another: they were made in the same guess. That tells sooner
        than `decided` does, which knows only how much all results vary.
        """
        root = self._root
        noise = root.noise(self._know.spread)
        chosen = self._surest()
        best = self.findings[chosen].leads
        at: i64 = 0
        while at < len(root.moves):
            if at != chosen and not root.waits(at):
                own = self.findings[at].leads
                if len(own) < FEW or len(best) < FEW:
                    if root.expected(at) + noise * root.doubt(at) > root.expected(chosen):
                        return False
                else:
                    mean, error = difference(best, own)
                    if mean < SURE * error:
                        return False
            at += 1
        return True

    def _sureness(self, at: i64) -> float:
        """What a move at the root is worth at least, in all likelihood."""
        root = self._root
        return root.expected(at) - CAUTION * root.noise(self._know.spread) * root.doubt(at)

    def _surest(self) -> i64:
        chosen: i64 = 0
        top = -1.0e9
        at: i64 = 0
        while at < len(self._root.moves):
            value = self._sureness(at)
            if value > top:
                top = value
                chosen = at
            at += 1
        return chosen

    def _iterate(self) -> None:
        me: i64 = self._seat.number
        node = self._root
        at: i64 = node.place[self._forced] if self._forced >= 0 else self._select(node, self.legal)
        tried: i64 = node.tries[at]
        while len(self._seeds) <= tried:
            self._seeds.append(seed_from(self._chance))
        self._luck = Chance(self._seeds[tried])
        game = self._seat.guess(seed_from(self._luck))
        think_again(game, me)
        nodes: list[Node] = [node]
        places: list[int] = [at]
        # The count of reveals at which people began to decide at once; -1 while they take turns.
        secret: i64 = game.reveals if len(game.awaiting) > 1 else -1
        game.do(me, node.moves[at])
        grown = False
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
            if len(legal) == 1:
                game.do(seat, legal[0])
                continue
            if grown:
                break
            child = node.children[at]
            if child is None:
                child = Node(seat)
                node.children[at] = child
                grown = True
            if child.seat != seat:
                break  # what is hidden decides whose turn it is: two seats' results do not mix
            node = child
            at = self._descend(game, node, legal)
            nodes.append(node)
            places.append(at)
            game.do(seat, node.moves[at])
        self._learn(nodes, places, self._play_on(game), game)

    def _descend(self, game: Game, node: Node, legal: list[int]) -> i64:
        """The place in a node below the root of the move to go on with."""
        if not self._knows(node, legal):
            node.meet(legal, self._know.judge(game, node.seat, legal))
        if node.visits >= VISIT_THRESHOLD:
            return self._select(node, legal)
        for move in legal:
            node.chances[node.place[move]] += 1
        worths = self._worths(game, node.seat, legal)
        return node.place[legal[draw(worths, TEMPERATURE * self._know.warmth, self._luck)]]

    def _knows(self, node: Node, legal: list[int]) -> bool:
        """Whether the node has met all these moves."""
        if len(legal) == len(node.moves) and legal == node.moves:
            return True
        return all(move in node.place for move in legal)

    def _select(self, node: Node, legal: list[int]) -> i64:
        """The place in the node of the move to try now."""
        noise = node.noise(self._know.spread)
        chosen: i64 = -1
        top = -1.0e9
        if not self._know.blind and len(legal) > NARROWEST:
            node.rank()
        for move in legal:
            at: i64 = node.place[move]
            if node.waits(at):
                continue
            node.chances[at] += 1
            value = node.expected(at) + noise * node.doubt(at)
            if value > top:
                top = value
                chosen = at
        return chosen if chosen >= 0 else node.place[legal[0]]  # all wait: such a guess is rare

    def _pick_by_knowledge(self, game: Game, seat: i64) -> i64:
        """Let a seat play a likely move; returns it, or -1 if there was nothing to choose."""
        legal = game.legal(seat)
        if len(legal) == 1:
            game.do(seat, legal[0])
            return -1
        move: i64 = legal[draw(self._worths(game, seat, legal), TEMPERATURE * self._know.warmth, self._luck)]
        game.do(seat, move)
        return move

    def _worths(self, game: Game, seat: i64, legal: list[int]) -> list[float]:
        """What moves are worth by knowledge; without any, by how they did in earlier endings."""
        worths = self._know.judge(game, seat, legal)
        if self._know.blind:
            for index, move in enumerate(legal):
                count: i64 = self._count[move]
                if count > 0:
                    worths[index] = self._sum[move] / float(count + 4)
        return worths

    def _play_on(self, game: Game) -> list[float]:
        """Play an ending; the points that each seat may expect after it.

        By knowledge it is played to the end of the game: no evaluation tells as well what the rest of it brings,
        unless one was learned. Where there is time for both they are mixed: rules of thumb play on worse than people
        will, the network sees less than there is, and the one is seldom wrong where the other is.
        """
        know = self._know
        seats: list[int] = []
        moves: list[int] = []
        foretold: list[float] = []
        steps: i64 = 0
        while not game.over:
            if not foretold and steps >= self.ending and (steps >= know.patience or know.settled(game)):
                if not self._mixes:
                    break
                assert self._network is not None
                foretold, self._shares = self._network.value(game, know.evaluate(game))
            seat: i64 = game.awaiting[0]
            move = self._pick_by_knowledge(game, seat)
            if move >= 0:
                steps += 1
                if know.blind:
                    seats.append(seat)
                    moves.append(move)
        points = know.evaluate(game)
        if foretold:
            ends = rewards(points, know.spread / DECISIVE)
            self._shares = [(first + second) / 2.0 for first, second in zip(self._shares, ends, strict=True)]
            points = [(first + second) / 2.0 for first, second in zip(foretold, points, strict=True)]
        elif self._network is not None and not game.over:
            points, self._shares = self._network.value(game, points)
        if know.blind:
            ahead = leads(points)
            for index, made in enumerate(moves):
                self._sum[made] += ahead[seats[index]]
                self._count[made] += 1
        return points

    def _learn(self, nodes: list[Node], places: list[int], points: list[float], game: Game) -> None:
        """Book the result of an iteration."""
        ahead = leads(points)
        index: i64 = 0
        while index < len(nodes):
            node = nodes[index]
            at: i64 = places[index]
            lead = ahead[node.seat]
            node.visits += 1
            node.total += lead
            node.squares += lead * lead
            node.tries[at] += 1
            node.totals[at] += lead
            index += 1
        me = self._seat.number
        mine = points[me]
        place: i64 = 1
        spread = self._know.spread
        if game.over:
            # A lead at the end decides, but softly: of few tries, narrow wins and losses should tell little.
            place = game.places[me]
            spread /= DECISIVE
        else:
            for value in points:
                if value > mine:
                    place += 1
        finding = self.findings[places[0]]
        finding.tries += 1
        win = self._shares[me] if self._shares else rewards(points, spread)[me]
        self._shares = []
        finding.leads.append(ahead[me])
        finding.scores.append(mine)
        finding.chances.append(win)
        finding.wins += win
        finding.points += mine
        finding.places += float(place)
