"""The final scoring, line by line; during the game it tells what the score would be if it ended now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza import arts
from bottega.games.stanza.names import (
    ARTWORKS,
    EXTRA_EXHIBIT,
    LEADING_SHIP,
    NONE,
    PATRON_VALUE,
    RELIGION,
    RELIGIOUS_AUTHOR,
    SHELF,
    TWO_BOOKS,
    TWO_FIELDS,
    WORKER_SPACES,
)
from bottega.kernel.bits import byte

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.state import Stanza
    from bottega.games.stanza.view_types import Source


# Bonus tiles that bring points at the end.
SCORING: Final = 1 << LEADING_SHIP | 1 << PATRON_VALUE | 1 << RELIGIOUS_AUTHOR | 1 << TWO_FIELDS


def masterpieces(game: Stanza, seat: i64) -> i64:
    total: i64 = 0
    niches: i64 = game.boards[seat].niches_by_discipline
    while niches != 0:
        niche: i64 = byte(niches, 0)
        if niche:
            points: i64 = game.tables.niche_points[niche - 1]
            total += points
        niches >>= 8
    return total


def books(game: Stanza, seat: i64) -> i64:
    """Points of the shelf: those of every reward that was reached."""
    total: i64 = 0
    books: i64 = game.boards[seat].books_by_discipline
    row: i64 = 0
    while books != 0:
        points: i64 = game.tables.book_points[row + byte(books, 0)]
        total += points
        books >>= 8
        row += SHELF + 1
    return total


def retiring(game: Stanza, seat: i64) -> i64:
    order: i64 = game.boards[seat].retired
    return game.tables.retiring[order - 1] if order else 0


def persons_at_work(game: Stanza, seat: i64) -> i64:
    count: i64 = 0
    worker: i64
    for worker in range(WORKER_SPACES):
        if game.boards[seat].worker(worker) != NONE:
            count += 1
    return count


def lead(values: list[int], seat: i64, points: list[int]) -> i64:
    """The first figure for having the most of something, the second for sharing that."""
    mine: i64 = values[seat]
    tied: bool = False
    other: i64
    for other in range(len(values)):
        if other != seat:
            theirs: i64 = values[other]
            if theirs > mine:
                return 0
            if theirs == mine:
                tied = True
    return points[1] if tied else points[0]


def leading_ship(game: Stanza, seat: i64) -> i64:
    return lead([board.ship for board in game.boards], seat, game.tables.leading_ship)


def religious_author(game: Stanza, seat: i64) -> i64:
    return lead([board.books(RELIGION) for board in game.boards], seat, game.tables.religious_author)


def tile(game: Stanza, seat: i64, number: i64) -> i64:
    """What a bonus tile brings its owner at the end, majorities aside."""
    owned: i64 = game.boards[seat].tiles
    if not (owned >> number) & 1:
        return 0
    if number == LEADING_SHIP:
        return leading_ship(game, seat)
    if number == PATRON_VALUE:
        return game.tables.hire_cost[game.boards[seat].patron]
    if number == RELIGIOUS_AUTHOR:
        return religious_author(game, seat)
    return persons_at_work(game, seat)


def bonus_discs(game: Stanza, seat: i64) -> i64:
    """Discs that count for the majority in the bonus room."""
    board = game.boards[seat]
    owned: i64 = board.tiles
    discs: i64 = board.grid
    return discs + ((owned >> TWO_BOOKS) & 1)


def exhibits(game: Stanza, seat: i64) -> i64:
    """The museum's value at the end."""
    owned: i64 = game.boards[seat].tiles
    value: i64 = arts.value(game, seat)
    if (owned >> EXTRA_EXHIBIT) & 1:
        value += game.tables.extra_exhibit
    return value


def unclaimed_art(game: Stanza) -> i64:
    """The value of the art left on the board: the museum of the neutral player."""
    total: i64 = 0
    art: i64
    for art in range(len(ARTWORKS)):
        left: i64 = game.palace.works(art)
        each: i64 = game.tables.art_value[art]
        total += left * each
    return total


def share(values: list[int], seat: i64, points: list[int], places: i64) -> i64:
    """Points for the most of something: equals add up their places and share, rounded down; nothing for nothing."""
    value: i64 = values[seat]
    if value == 0:
        return 0
    better: i64 = 0
    equal: i64 = 0
    other: i64
    for other in values:
        if other > value:
            better += 1
        elif other == value:
            equal += 1
    total: i64 = 0
    place: i64
    for place in range(better, min(better + equal, places)):
        worth: i64 = points[place]
        total += worth
    return total // equal


def all_bonus_discs(game: Stanza) -> list[int]:
    """What counts for the majority in the bonus room, by seat."""
    return [bonus_discs(game, seat) for seat in range(game.players)]


def all_exhibits(game: Stanza) -> list[int]:
    """The values of the museums by seat; the neutral player's comes last."""
    values: list[int] = [exhibits(game, seat) for seat in range(game.players)]
    values.append(unclaimed_art(game))
    return values


def bonus_majority(game: Stanza) -> list[int]:
    discs = all_bonus_discs(game)
    return [share(discs, seat, game.tables.bonus_majority, game.players) for seat in range(game.players)]


def museum(game: Stanza) -> list[int]:
    """Points of the museums by seat; the neutral player's come last."""
    values = all_exhibits(game)
    return [share(values, seat, game.tables.museum, game.players) for seat in range(len(values))]


SOURCES: Final[tuple[Source, ...]] = (
    "masterpieces", "income", "books", "retiring",
    "leading-ship", "patron-value", "religious-author", "two-fields",
    "patron", "bonus-majority", "museum",
)  # fmt: skip


def lines(game: Stanza) -> list[list[int]]:
    """By seat, the points of each of SOURCES."""
    majority = bonus_majority(game)
    museums = museum(game)
    sheet: list[list[int]] = []
    seat: i64
    for seat in range(game.players):
        board = game.boards[seat]
        sheet.append(
            [
                masterpieces(game, seat),
                game.tables.income_points[board.ship],
                books(game, seat),
                retiring(game, seat),
                tile(game, seat, LEADING_SHIP),
                tile(game, seat, PATRON_VALUE),
                tile(game, seat, RELIGIOUS_AUTHOR),
                tile(game, seat, TWO_FIELDS),
                game.tables.turned_points if board.turned else 0,
                majority[seat],
                museums[seat],
            ]
        )
    return sheet


def scores(game: Stanza) -> list[int]:
    """By seat, the sum of its line: added up without making the lines, for scores are asked for often."""
    tables = game.tables
    players: i64 = game.players
    discs = all_bonus_discs(game)
    values = all_exhibits(game)
    totals: list[int] = []
    seat: i64
    for seat in range(players):
        board = game.boards[seat]
        total: i64 = masterpieces(game, seat) + books(game, seat) + retiring(game, seat)
        total += share(discs, seat, tables.bonus_majority, players) + share(values, seat, tables.museum, players)
        ship: i64 = tables.income_points[board.ship]
        total += ship
        if board.turned:
            total += tables.turned_points
        if board.tiles & SCORING:
            total += tile(game, seat, LEADING_SHIP) + tile(game, seat, PATRON_VALUE)
            total += tile(game, seat, RELIGIOUS_AUTHOR) + tile(game, seat, TWO_FIELDS)
        totals.append(total)
    return totals


def places(game: Stanza) -> list[int]:
    """Ties: a patron not turned over, then one further left, then who retired earlier."""
    totals = scores(game)
    standing: list[tuple[int, int, int, int]] = []
    for seat in range(game.players):
        board = game.boards[seat]
        retired: int = board.retired
        standing.append(
            (
                totals[seat],
                -board.turned,
                -board.patron,
                -retired if retired else -1000,
            )
        )
    return [1 + sum(other > mine_ for other in standing) for mine_ in standing]


def tell(game: Stanza) -> None:
    """The final scoring for the log."""
    sheet = lines(game)
    for number, source in enumerate(SOURCES):
        for seat in range(game.players):
            points = sheet[seat][number]
            if points:
                game.tell("points", seat, {"points": points, "source": f"stanza-source-{source}"})
    totals = scores(game)
    ranks = places(game)
    game.tell("end", -1, {"seats": [seat for seat in range(game.players) if ranks[seat] == 1], "points": max(totals)})
