"""Clock: time per person or per decision. It does not run while no server does."""

from __future__ import annotations

from bottega.tables.settings import ClockSettings

Downtime = tuple[float, float]  # from, until
LATEST_WARNING = 86_400.0  # seconds before the end that are enough for anybody to come


class Earned:
    """What a play brought its seat: less than nothing if it took a choice back."""

    __slots__ = ("move", "seat", "seconds", "stage")

    def __init__(self, move: int, seat: int, seconds: float, stage: int) -> None:
        self.move = move  # how many moves stood before the play
        self.seat = seat
        self.seconds = seconds
        self.stage = stage


class Clock:
    """Driven by the times of entries alone, so it stands the same after a restart."""

    def __init__(self, settings: ClockSettings, players: int, downtimes: list[Downtime]) -> None:
        self.kind = settings.kind
        self.seconds = float(settings.seconds)
        self.increment = float(settings.increment)
        self.then = settings.then
        self.left = [self.seconds] * players
        self.running: list[int] = []
        self.since = 0.0
        self._downtimes = downtimes  # shared with the house, which adds to it
        self._earned: list[Earned] = []
        self._asked_with = self.left[:]  # by seat: what was left when somebody last decided, and others were asked
        self._stage = 0  # counts up whenever others are asked than before

    def elapsed(self, now: float) -> float:
        """Time that counts since the clock was last set going."""
        # The house knows the begin of a downtime by seconds only: a server that is asked within it was still there.
        lost = sum(max(0.0, until - max(begin, self.since)) for begin, until in self._downtimes if until <= now)
        return max(0.0, now - self.since - lost)

    def see(self, now: float) -> None:
        """A server is there at this time, so whatever downtime follows begins later."""
        self._charge(now)

    def decided(self, seat: int, now: float, move: int) -> None:
        """`seat` has made a decision, as this move: it gets its increment, or its time anew."""
        self._charge(now)
        self._asked_with = self.left[:]
        self._earn(move, seat, self.seconds - self.left[seat] if self.kind == "move" else self.increment)

    def rethought(self, seat: int, now: float, move: int) -> None:
        """`seat` has taken back its secret choice, and with it what it earned by that."""
        self._charge(now)
        in_vain = (earned for earned in self._earned if earned.seat == seat and earned.stage == self._stage)
        self._earn(move, seat, -sum(earned.seconds for earned in in_vain))

    def next_stage(self) -> None:
        """Others are asked now: what was chosen before can no longer be rethought."""
        self._stage += 1

    def take_back(self, to: int, now: float, agreed: bool, payer: int | None = None) -> None:
        """Moves are undone, and with them what they earned; the time used meanwhile stays used.

        But what others have thought about such a move they thought in vain: the `payer`, who takes it back without
        asking them, gives them that time.
        """
        self._charge(now)
        if payer is not None:
            self.left[payer] -= self._in_vain(payer, now)
            self.left = [
                left if seat == payer else max(left, self._asked_with[seat]) for seat, left in enumerate(self.left)
            ]
        before = self.left[:]
        while self._earned and self._earned[-1].move >= to:
            undone = self._earned.pop()
            self.left[undone.seat] -= undone.seconds
            self._stage = undone.stage
        if agreed:
            # Nobody evades anything here, and nobody should lose the seat by being kind.
            self.left = [max(left, min(had, self._enough)) for left, had in zip(self.left, before, strict=True)]
        self._asked_with = self.left[:]

    def left_behind(self, to: int, seat: int, now: float) -> float:
        """What `seat` would have left if it took back all moves behind this one without asking."""
        earned = sum(earned.seconds for earned in self._earned if earned.seat == seat and earned.move >= to)
        return self.left_at(seat, now) - earned - self._in_vain(seat, now)

    def _in_vain(self, payer: int, now: float) -> float:
        """How long others have thought since somebody last decided; what is beyond their time is nobody's."""
        others = (seat for seat in range(len(self.left)) if seat != payer)
        return max([0.0, *(self._asked_with[seat] - max(0.0, self.left_at(seat, now)) for seat in others)])

    @property
    def _enough(self) -> float:
        """Time of one decision, or a tenth of the whole."""
        return self.seconds if self.kind == "move" else self.seconds / 10

    def _earn(self, move: int, seat: int, seconds: float) -> None:
        self.left[seat] += seconds
        self._earned.append(Earned(move, seat, seconds, self._stage))

    def run(self, seats: list[int], now: float) -> None:
        """From now on these seats lose time."""
        self._charge(now)
        self.running = seats

    def renew(self, seat: int, now: float) -> None:
        """A person is back in the seat, with enough time to go on."""
        self._charge(now)
        self.left[seat] = max(self.left[seat], self._enough)
        self._asked_with[seat] = self.left[seat]
        for earned in self._earned:
            if earned.seat == seat:
                earned.seconds = 0.0  # or taking back what the bot did would cost the time the bot began with

    def replaced(self, seat: int, now: float) -> None:
        """A bot plays this seat now: the time that its person has used is not given back."""
        self._charge(now)
        self._asked_with[seat] = self.left[seat]

    def left_at(self, seat: int, now: float) -> float:
        return self.left[seat] - (self.elapsed(now) if seat in self.running else 0.0)

    def flagged(self, now: float) -> list[int]:
        """Seats whose time is up."""
        return [seat for seat in self.running if self.left_at(seat, now) <= 0]

    def short(self, now: float) -> list[int]:
        """Seats that should be warned: a quarter of the time of a decision is left, a day at most."""
        return [seat for seat in self.running if 0 < self.left_at(seat, now) <= self.warning]

    @property
    def warning(self) -> float:
        """How long before the end somebody is warned."""
        return min(self._enough / 4 if self.kind == "move" else self._enough, LATEST_WARNING)

    def due(self, now: float) -> float | None:
        """How long until the next seat's time is up."""
        return min((max(0.0, self.left_at(seat, now)) for seat in self.running), default=None)

    def _charge(self, now: float) -> None:
        elapsed = self.elapsed(now)
        for seat in self.running:
            self.left[seat] -= elapsed
        self.since = now
