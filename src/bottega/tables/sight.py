"""Sight: what one seat, or an onlooker, is shown of a table. Nothing leaves a table but through here and the log.

Everything about a game is made of `game.view(seat)`, `event.seen_by(seat)` and the seat's own moves:
another's notation could tell a secret, so it shows only when the game is over. Entries and moves are numbered as
the viewer may count them, and times of entries are whole seconds: neither tells how somebody came to a decision.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import UNSET, UnsetType

from bottega import games
from bottega.bots.ladder import stars
from bottega.bots.names import face_of
from bottega.bots.styles import level_name
from bottega.kernel.game import Game
from bottega.kernel.reason import Value
from bottega.tables.arms import worn
from bottega.tables.count import Viewer
from bottega.tables.entries import Entry, Played, Said
from bottega.tables.log import entry_log, log_lines
from bottega.tables.premove import Premove
from bottega.tables.seat import Seat
from bottega.tables.shapes import (
    ChatLine,
    ClockInfo,
    EntryInfo,
    LightPosition,
    LogLine,
    MoveInfo,
    Position,
    PremoveInfo,
    Proof,
    ProposalInfo,
    QuestionInfo,
    SeatInfo,
    State,
    TableInfo,
    View,
    ready,
)
from bottega.tables.table import Table
from bottega.tables.undo import reach_info
from bottega.tables.wording import Wording, names
from bottega.text import words

CHAT_LINES = 200


class Company:
    """Who is about, as a server knows it; and the links of free seats, for the host alone."""

    __slots__ = ("now", "online", "onlookers", "token_of")

    def __init__(
        self,
        now: float,
        online: set[int],
        onlookers: int = 0,
        token_of: Callable[[str], str] | None = None,
    ) -> None:
        self.now = now
        self.online = online
        self.onlookers = onlookers
        self.token_of = token_of


def table_info(table: Table, language: str, company: Company, viewer: Viewer = None) -> TableInfo:
    """The table around the game."""
    return TableInfo(
        id=table.id,
        title=table.title,
        name=table.name,
        options=table.options,
        status=table.status,
        problem=table.problem,
        public=table.public,
        confirm=table.confirm,
        study=table.study,
        hints=hints_allowed(table),
        created=table.created,
        updated=moment(table.updated_for(viewer)),
        commitment=table.commitment if table.game is not None else None,
        seats=_seats(table, language, company),
        clock=clock_info(table, company.now),
        proposal=proposal_info(table, viewer, language),
        rematch=table.rematch,
        branch_of=table.branch_of,
        parent_at=table.branch_at,
        onlookers=company.onlookers,
        drawn=table.drawn or UNSET,
        circle=table.circle or UNSET,
        figures=table.figures.name if table.figures is not None else UNSET,
        proof=proof(table) if table.open_book else UNSET,
    )


def _seats(table: Table, language: str, company: Company) -> list[SeatInfo]:
    called, said, arms = names(table, language), words(language), worn([seat.arms for seat in table.seats])
    shown = [
        SeatInfo(
            index,
            seat.kind,
            called[index],
            seat.filled,
            seat.kind == "bot" or index in company.online,
            seat.level,
            seat.played_by_bot,
            arms[index],
            face=_face(seat),
            stars=stars(seat.level or "") if seat.kind == "bot" and seat.name else UNSET,
            level_title=level_name(said, seat.level) if seat.kind == "bot" and seat.name and seat.level else UNSET,
        )
        for index, seat in enumerate(table.seats)
    ]
    if company.token_of is not None and table.status == "open":
        for each in shown:
            if each.kind == "open":
                each.token = company.token_of(str(each.seat))
    return shown


def _face(seat: Seat) -> int | UnsetType:
    face = face_of(seat.name) if seat.kind == "bot" else None
    return UNSET if face is None else face


def moment(time: float) -> float:
    """When something happened, to the second: what is finer would tell how long somebody thought."""
    return float(int(time))


def hints_allowed(table: Table) -> bool:
    """As the table has settled; otherwise only where no other person could mind."""
    people = sum(seat.kind == "person" for seat in table.seats)  # also those for whom a bot stands in
    return table.hints if table.hints is not None else table.study or people <= 1


def clock_info(table: Table, now: float) -> ClockInfo | None:
    clock, settings = table.clock, table.clock_settings
    if settings is None:
        return None
    left = [
        None
        if seat.played_by_bot
        else float(settings.seconds)
        if clock is None
        else round(clock.left_at(index, now), 3)
        for index, seat in enumerate(table.seats)
    ]
    running = clock.running if clock is not None else []
    return ClockInfo(settings.kind, settings.seconds, settings.increment, settings.then, left, running, now)


def proposal_info(table: Table, viewer: Viewer, language: str) -> ProposalInfo | None:
    proposal = table.proposal
    if proposal is None:
        return None
    asked, wording = proposal.fact, Wording.of(table, language)
    to = table.moves_for(viewer, asked.to) if asked.to is not UNSET else UNSET
    told: dict[str, Value] = {"what": asked.what, "seat": proposal.seat}
    if to is not UNSET:
        told["moves"] = max(1, table.moves_for(viewer) - to)
    if asked.seat is not UNSET and asked.level is not UNSET:
        told |= {"other": asked.seat, "level": wording.level(asked.level)}
    return ProposalInfo(
        what=asked.what,
        to=to,
        level=asked.level,
        seat=proposal.seat,
        agreed=proposal.agreed,
        owed=proposal.owed,
        target=asked.seat,
        number=table.entry_shown(viewer, proposal.number),
        text=wording.say("table-proposal", told),
    )


def proof(table: Table) -> Proof:
    if not table.open_book:
        return Proof(table.commitment)
    return Proof(table.commitment, str(table.seed), table.salt, table.proof_text)


def move_infos(game: Game, seat: int, wording: Wording) -> list[MoveInfo]:
    """What may be played: what leads on, then what takes back."""
    legal = game.legal(seat)
    retreats = game.retreats(seat)
    numbers = [*legal, *(number for number in retreats if number not in legal)] if retreats else legal
    if not numbers:
        return []
    told: list[MoveInfo] = ready(wording.told(game.catalogue, numbers))
    return told


def question_info(game: Game, seat: int, wording: Wording) -> QuestionInfo | None:
    if seat not in game.awaiting:
        return None
    question = game.question(seat)
    return QuestionInfo(question.rule, question.args, wording.reason(question))


def premove_info(premove: Premove | None, wording: Wording) -> PremoveInfo | None:
    if premove is None:
        return None
    stopped = wording.reason(premove.stopped) if premove.stopped is not None else None
    return PremoveInfo(premove.rule, premove.limit, stopped)


def position(
    game: Game, viewer: Viewer, wording: Wording, move: int, asked: bool = True, view: View | None = None
) -> Position:
    """A position, after so many moves: `asked` False leaves out what one might do.

    `view` is the viewer's, where it is known already.
    """
    acts = viewer if asked else None
    return Position(
        move,
        game.awaiting,
        game.over,
        question_info(game, acts, wording) if acts is not None else None,
        move_infos(game, acts, wording) if acts is not None else [],
        view if view is not None else game.view(viewer),
    )


def _plays(table: Table, viewer: Viewer) -> bool:
    return viewer is not None and table.status == "running" and not table.seats[viewer].taken_over


def game_position(
    table: Table, viewer: Viewer, wording: Wording, premove: Premove | None = None, view: View | None = None
) -> Position | None:
    """The game as it stands, with what this seat may do now."""
    game = table.game
    if game is None:
        return None
    plays = _plays(table, viewer)
    shown = position(game, viewer, wording, table.moves_for(viewer), plays, view)
    if viewer is not None and plays:
        shown.undo = reach_info(table, viewer)
        shown.premove = premove_info(premove, wording)
    return shown


def light_position(table: Table, viewer: Viewer) -> LightPosition | None:
    game = table.game
    if game is None:
        return None
    moves = [move.text for move in game.moves(viewer)] if viewer is not None and _plays(table, viewer) else []
    return LightPosition(table.moves_for(viewer), game.awaiting, game.over, moves)


def chat_line(table: Table, entry: Entry, said: Said, viewer: Viewer, wording: Wording) -> ChatLine:
    seat = entry.seat if entry.seat is not None else -1
    return ChatLine(table.entry_shown(viewer, entry.number), seat, wording.seat(seat), moment(entry.time), said.text)


def chat_lines(table: Table, viewer: Viewer, wording: Wording) -> list[ChatLine]:
    said = [(entry, entry.fact) for entry in table.entries if isinstance(entry.fact, Said)]
    return [chat_line(table, entry, fact, viewer, wording) for entry, fact in said[-CHAT_LINES:]]


def entry_info(
    table: Table, entry: Entry, viewer: Viewer, wording: Wording | None, log: list[LogLine] | None = None
) -> EntryInfo:
    """One entry as a viewer may know it; another's step of a secret choice is no entry at all.

    `log` are its lines, where they are known already.
    """
    fact = entry.fact
    mine = viewer is not None and entry.seat == viewer
    play = fact.play if isinstance(fact, Played) else None
    return EntryInfo(
        number=table.entry_shown(viewer, entry.number),
        kind=fact.kind,
        seat=entry.seat,
        time=moment(entry.time),
        # That somebody plays by a standing order is nobody else's business.
        by=play.by if play is not None and (mine or play.by == "bot") else UNSET,
        moves=play.moves if play is not None and mine else UNSET,
        chat=chat_line(table, entry, fact, viewer, wording)
        if isinstance(fact, Said) and wording is not None
        else UNSET,
        log=entry_log(table, entry, viewer, wording) if log is None else log,
    )


def state(
    table: Table,
    viewer: Viewer,
    language: str,
    company: Company,
    premove: Premove | None = None,
    view: View | None = None,
) -> State:
    """Everything, for one seat (None: an onlooker). `view` is the seat's, where it is known already."""
    wording = Wording.of(table, language)
    return State(
        number=table.entries_for(viewer),
        viewer=viewer,
        host=company.token_of is not None,
        table=table_info(table, language, company, viewer),
        game=game_position(table, viewer, wording, premove, view),
        log=log_lines(table, viewer, wording),
        chat=chat_lines(table, viewer, wording),
        labels=games.title(table.title).labels(table.pieces),
    )
