"""Talk: a conversation about one table, whatever carries it: commands in, acknowledgements and pushes out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Annotated, ClassVar, Literal, Protocol, Union

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from bottega.kernel.errors import BottegaError
from bottega.kernel.plain import Raw
from bottega.server.keeper import Keeper
from bottega.server.operating.work import Meter, Metered
from bottega.server.refusals import Error, TooOften, error_of, status_of, trouble
from bottega.server.sockets.listener import BAD_TOKEN, TOO_FAST, Line, Listener, Send
from bottega.server.sockets.listener import Answer as Waited
from bottega.server.wire import convert, decode, encode, language, may_hold_nul
from bottega.tables.commands import COMMANDS, QUESTIONS
from bottega.tables.house import House
from bottega.tables.needs import need_current, need_sight
from bottega.tables.refusal import forbidden, malformed
from bottega.tables.results import Shape
from bottega.tables.shapes import Answer, Draft, Hint, LightState, PongPush, State, Verdict
from bottega.tables.table import Table
from bottega.tables.token import Who
from bottega.tables.wording import Wording

_log = logging.getLogger("bottega.socket")

HELLO_WITHIN = 10.0  # seconds
LONGEST_ID = 200  # signs
SHORTEST_WAIT = 0.005  # seconds below which waiting is not worth its while
FAILED = 1011
MALFORMED, NO_TABLE, NO_HELLO, CLOSED = 4400, 4404, 4408, 4409
_read = msgspec.json.Decoder(Raw).decode
SLOW = frozenset(name for name, kind in QUESTIONS.items() if kind.slow)

Told = Answer | Draft | Verdict | Hint | State | LightState
Id = str | int | float | None  # the sender's own mark of a message
Asked = Raw  # a message that nobody has understood yet
Receive = Callable[[], Awaitable[str]]  # raises EndOfTalk when the other side has gone


SignedIn = Callable[[], Awaitable[str | None]]  # whose session it is: asked when it matters, for one may have ended


async def _nobody() -> None:
    """Where there are no accounts."""


class EndOfTalk(Exception):
    """The other side has gone, or has sent what is no message."""

    def __init__(self, code: int = 1000) -> None:
        super().__init__(code)
        self.code = code


class Limit(Protocol):
    """How often one may speak."""

    def passes(self, now: float) -> bool: ...

    def wait(self) -> float: ...

    def spent(self, seconds: float) -> None: ...

    def settle(self) -> None: ...


class Hello(Struct):
    do: Literal["hello"]
    tokens: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=8)] = []
    lang: str = ""
    after: int | None = None
    wants: Literal["full", "changes", "light"] = "full"


class Acknowledged(Shape):
    """The answer to a message: `id` comes back as it was sent."""

    id: Id
    ok: Told


class Declined(Shape):
    """The same where it is refused."""

    id: Id
    error: Error


class Spoken(Protocol):
    """A command as it comes over a socket: with the sender's own mark, and the seat for which it is."""

    mark: int | str | None
    speaker: int | UnsetType
    makes_table: ClassVar[bool]
    for_account: ClassVar[bool]

    async def do(self, house: House, table: Table, who: Who, language: str) -> Answer: ...


_Mark = Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[str, Meta(max_length=LONGEST_ID)] | None
_MARKS = [
    ("mark", _Mark, msgspec.field(name="id", default=None)),
    ("speaker", int | UnsetType, msgspec.field(name="as", default=UNSET)),
]
_SPOKEN = tuple(
    msgspec.defstruct(kind.__name__, _MARKS, bases=(kind,), tag=name, kw_only=True) for name, kind in COMMANDS.items()
)
# Nearly all that is said is a command without a mistake, and read in one go; all else is looked at piece by piece.
_command: Callable[[str], Spoken] = msgspec.json.Decoder(Union[_SPOKEN]).decode  # noqa: UP007


class Talk:
    """One conversation. `accepts` are the languages that its browser states."""

    def __init__(
        self,
        keeper: Keeper,
        receive: Receive,
        send: Send | Line,
        accepts: str | None,
        table: Table,
        hello: Hello,
        account: SignedIn,
        limit: Limit,
        client: str = "",
    ) -> None:
        self.client = client  # a mark of where they are
        self.keeper = keeper
        self.receive = receive
        self.send = send
        self.accepts = accepts
        self.table = table.id
        self.account = account
        self.listener = Listener(table.id, [], "en", False)
        self._introduce(table, hello)
        self.limit = limit
        self.slow: asyncio.Task[None] | None = None
        self._meter = Meter()

    def _introduce(self, table: Table, hello: Hello) -> None:
        """Who listens, in which language; refused for those who may not."""
        house = self.keeper.house
        tokens: list[str | None] = [*hello.tokens] or [None]
        whos = [house.links.who(table, token) for token in tokens]
        for who in whos:
            who.client = self.client
            need_sight(table, who)
        self.listener.whos = list({who.role: who for who in whos}.values())  # who says it twice hears it once
        self.listener.language = language(hello.lang, self.accepts)
        self.listener.light = hello.wants == "light"
        self.listener.changes = hello.wants == "changes"
        self.listener.sights = {}

    async def run(self, table: Table, after: int | None) -> int:
        """Talk until one side ends it; the close code."""
        hub = self.keeper.hub
        try:
            self._greet(table, after)
        except BaseException:
            hub.remove(self.listener)
            raise
        hub.add(self.listener)
        talking, ended = asyncio.current_task(), False
        assert talking is not None

        def end() -> None:
            nonlocal ended
            if not ended:
                ended = True
                talking.cancel()

        send, listener, writing = self.send, self.listener, None
        try:
            listener.attend(end)
            if callable(send):
                writing = asyncio.create_task(listener.write(send, hub.states))
                writing.add_done_callback(lambda _: end())
            else:
                listener.connect(send, hub.states, hub.post)
            reading = Metered(self._hear())
            self._meter = reading.meter
            return await reading
        except asyncio.CancelledError:
            if not ended or talking.uncancel() > 0:
                raise
            return self._own_code(writing)
        finally:
            ended = True
            listener.leave()
            hub.remove(listener)
            self.limit.settle()
            for task in (writing, self.slow):
                if task is not None:
                    task.cancel()
                    with contextlib.suppress(asyncio.CancelledError, Exception):
                        await task

    def _own_code(self, writing: asyncio.Task[None] | None) -> int:
        """The code with which this side has ended it."""
        trouble = writing.exception() if writing is not None and writing.done() else None
        if trouble is None:
            return self.listener.code
        if not isinstance(trouble, OSError):
            _log.error("a socket cannot be written to", exc_info=trouble)
        return FAILED

    def _greet(self, table: Table, after: int | None) -> None:
        for message in self.keeper.hub.greeting(table, self.listener, after):
            self.listener.tell(message)

    async def _hello_again(self, asked: Asked) -> None:
        """Somebody has missed something, or wants another language or other seats, without a new connection."""
        hello = convert({"do": "hello", **asked}, Hello)
        table = await self.keeper.house.table(self.table)
        self._introduce(table, hello)
        self._greet(table, hello.after)
        self.keeper.hub.moved(self.table)

    async def _hear(self) -> int:
        now, listener, limit, meter = self.keeper.house.now, self.listener, self.limit, self._meter
        counted = 0.0
        while True:
            try:
                text = await self.receive()
            except EndOfTalk as end:
                return end.code
            finally:
                limit.spent(meter.spent - counted)  # by all that was said before
                counted = meter.spent
            if listener.closed:
                return listener.code
            if not limit.passes(now()):
                return TOO_FAST
            wait = limit.wait()
            if wait > SHORTEST_WAIT:
                await asyncio.sleep(wait)
            try:
                command = _command(text)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
                code = await self._other(text)
                if code is not None:
                    return code
                continue
            if may_hold_nul(text):
                await self._other(text)
            else:
                await self._one(command.mark, self._obey(command))

    async def _other(self, text: str) -> int | None:
        """What is no command, or one with a mistake; the close code if it ends the talk."""
        try:
            asked = _read(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return MALFORMED
        if asked.get("do") != "hello":
            await self._answer(asked, not may_hold_nul(text))
            return None
        try:
            await self._hello_again(asked)
        except BottegaError as error:
            return close_code(error)
        return None

    async def _answer(self, asked: Asked, clean: bool) -> None:
        """`clean` tells that there is no NUL in it."""
        id = asked.pop("id", None)
        name = asked.pop("do", None)
        if not isinstance(id, str | int | float | None) or len(str(id)) > LONGEST_ID:
            self._refuse(None, malformed("id", "must be a text or a number"))
            return
        if not isinstance(name, str):
            self._refuse(id, malformed("do", "say what to do"))
            return
        if name == "ping":
            self.listener.tell(encode(PongPush(self.keeper.house.now())))
            return
        if name in SLOW and self.slow is not None and not self.slow.done():
            self._refuse(id, TooOften.wait(1))
        elif name in SLOW:
            self.slow = asyncio.create_task(self._later(id, name, asked, clean))
        else:
            await self._one(id, self._do(name, asked, clean))

    async def _later(self, id: Id, name: str, asked: Asked, clean: bool) -> None:
        await self._one(id, self._do(name, asked, clean))

    async def _one(self, id: Id, doing: Awaitable[Told]) -> None:
        try:
            self.listener.tell(Waited(encode(Acknowledged(id, await doing))))
        except BottegaError as error:
            self._refuse(id, error)
        except Exception as error:
            self._refuse(id, trouble(error))

    def _refuse(self, id: Id, refusal: BottegaError) -> None:
        self.keeper.refused()
        table = self.keeper.house.registry.tables.get(self.table)
        spoken = self.listener.language
        wording = Wording.of(table, spoken) if table is not None else Wording(spoken)
        error = error_of(refusal, wording, status_of(refusal))
        self.listener.tell(Waited(encode(Declined(id, error))))

    def _speaker(self, seat: object) -> Who:
        whos = self.listener.whos
        if seat is UNSET:
            return whos[0]
        for who in whos:
            if who.seat == seat and type(seat) is not bool:
                return who
        raise forbidden("table-need-seat")

    async def _obey(self, command: Spoken) -> Answer:
        house = self.keeper.house
        table = house.at_hand(self.table) or await house.table(self.table)
        who = self._speaker(command.speaker)
        need_current(table, who)
        if command.makes_table:
            self.keeper.need_table(self.client)
        if command.for_account:
            who.account = await self.account()
        return await command.do(house, table, who, self.listener.language)

    async def _do(self, name: str, asked: Asked, clean: bool) -> Told:
        keeper = self.keeper
        table = await keeper.house.table(self.table)
        who = self._speaker(asked.pop("as", UNSET))
        need_current(table, who)
        spoken = self.listener.language
        command, question = COMMANDS.get(name), QUESTIONS.get(name)
        if command is not None:
            if command.makes_table:
                keeper.need_table(self.client)
            if command.for_account:
                who.account = await self.account()
            return await convert(asked, command, clean).do(keeper.house, table, who, spoken)
        if question is not None:
            return await convert(asked, question, clean).ask(keeper.house, table, who, spoken)
        if name == "state":
            return keeper.hub.state_for(table, self.listener, who)
        raise malformed("do", "no such command")


CODES = {401: BAD_TOKEN, 404: NO_TABLE, 409: CLOSED, 500: FAILED, 503: FAILED}


def close_code(error: BottegaError) -> int:
    return CODES.get(status_of(error), MALFORMED)


async def converse(
    keeper: Keeper,
    table: str,
    receive: Receive,
    send: Send | Line,
    limit: Limit,
    accepts: str | None = None,
    account: SignedIn = _nobody,
    client: str = "",
) -> int:
    """A whole conversation, from the hello on; the close code."""
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            hello = decode(await receive(), Hello)
        await asyncio.sleep(limit.wait())  # a table that nobody has open is dear: whoever wants many waits
        opening = Metered(keeper.house.table(table))
        try:
            found = await opening
        finally:
            limit.spent(opening.meter.spent)
            limit.settle()
        return await Talk(keeper, receive, send, accepts, found, hello, account, limit, client).run(found, hello.after)
    except TimeoutError:
        return NO_HELLO
    except EndOfTalk as end:
        return end.code
    except BottegaError as error:
        return close_code(error)
    except OSError:
        return FAILED  # they have gone while they were told something
    except Exception as error:  # nobody is left without a code
        return close_code(trouble(error))
