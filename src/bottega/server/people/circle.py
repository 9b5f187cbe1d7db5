"""Circle: a private club of friends. Whoever has its link can join; a season's games make its standings.

One member keeps it: renames it, renews its link, begins seasons. Whoever keeps it may leave like everybody else: the
one who has been there longest goes on. What was played stays, also of those who have left.
"""

from __future__ import annotations

from msgspec import Struct

from bottega.server.people.results import Result
from bottega.tables.names import LONGEST, clean_name, name_keys
from bottega.tables.refusal import forbidden, missing, refused

MOST_MEMBERS = 60
MOST_GONE = 300  # who have left and are still known by name in the standings
MOST_SEASONS = 200
RETRIED_WITHIN = 3600.0  # seconds in which the key of a join makes the asker the same member
LONGEST_TITLE = 80  # signs in the name of a circle or a season


class Member(Struct):
    id: str
    name: str
    joined: float
    generation: int = 1  # of their link
    account: str | None = None
    key: str | None = None  # with which they joined: a retry is recognised by it
    left: float | None = None


class Season(Struct):
    name: str
    since: float


class Circle(Struct):
    """As the store keeps it."""

    name: str
    created: float
    keeper: str
    members: list[Member]
    seasons: list[Season]
    generation: int = 1  # of the invitation

    @property
    def present(self) -> list[Member]:
        return [member for member in self.members if member.left is None]

    def member(self, id: str) -> Member:
        found = next((member for member in self.present if member.id == id), None)
        if found is None:
            raise missing("circle-no-member")
        return found

    def need_keeper(self, member: Member) -> None:
        if member.id != self.keeper:
            raise forbidden("circle-need-keeper", name=self.member(self.keeper).name)

    # Coming and going

    def join(self, id: str, name: str, now: float, account: str | None, key: str | None) -> Member:
        """A new member, or the one who is asking again."""
        for member in self.present:
            retried = key is not None and member.key == key and now - member.joined <= RETRIED_WITHIN
            if retried or (account is not None and member.account == account):
                return member
        if len(self.present) >= MOST_MEMBERS:
            raise refused("circle-full", most=MOST_MEMBERS)
        called = self.free_name(name)
        joined = Member(id, called, now, account=account, key=key)
        self.members.append(joined)
        if len(self.present) == 1:
            self.keeper = id  # everybody had left: whoever comes back goes on
        return joined

    def free_name(self, name: str, own: str = "") -> str:
        """A name that nobody else here has, nor one that looks like it: one must know of whom standings speak."""
        called = person_name(name)
        keys = set(name_keys(called))
        if any(member.id != own and not keys.isdisjoint(name_keys(member.name)) for member in self.present):
            raise refused("circle-name-taken", name=called)
        return called

    def leave(self, member: Member, now: float) -> None:
        member.left = now
        member.generation += 1
        if self.keeper == member.id and self.present:
            self.keeper = min(self.present, key=lambda other: other.joined).id
        gone = [(other.left - other.joined, other.id) for other in self.members if other.left is not None]
        if len(gone) > MOST_GONE:  # whoever came for a moment is forgotten before those who were there for years
            forgotten = min(gone)[1]
            self.members = [other for other in self.members if other.id != forgotten]

    def remove(self, member: Member, now: float) -> None:
        """Shown out: the invitation that they know ends too."""
        self.leave(member, now)
        self.generation += 1

    def begin_season(self, name: str, now: float) -> None:
        if len(self.seasons) >= MOST_SEASONS:
            raise refused("circle-many-seasons", most=MOST_SEASONS)
        self.seasons.append(Season(circle_name(name) if name.strip() else "", now))

    def season_of(self, number: int | None) -> int:
        """Which season is meant: the last one unless it is told."""
        if number is None:
            return len(self.seasons) - 1
        if not 0 <= number < len(self.seasons):
            raise missing("circle-no-season", number=number + 1)
        return number

    def played_in(self, season: int, results: list[Result]) -> list[Result]:
        until = self.seasons[season + 1].since if season + 1 < len(self.seasons) else float("inf")
        since = self.seasons[season].since if season else 0.0  # what was under way before the first one is in it
        return [result for result in results if since <= result.ended < until]


class Standing(Struct):
    member: str
    games: int = 0
    wins: float = 0.0  # a shared one counts in parts
    points: float = 0.0  # for each other member behind one, and half of it for each beside


def standings(results: list[Result]) -> list[Standing]:
    """Who stands where. Games count in which at least two members played to the end; bots and guests do not."""
    found: dict[str, Standing] = {}
    for result in results:
        seats = [seat for seat, member in enumerate(result.members) if member is not None]
        if result.places is None or len(seats) < 2:
            continue
        places = {seat: _place(result, seat) for seat in seats}
        first = [seat for seat in seats if places[seat] == min(places.values())]
        for seat in seats:
            standing = found.setdefault(str(result.members[seat]), Standing(str(result.members[seat])))
            standing.games += 1
            standing.wins += 1 / len(first) if seat in first else 0
            others = [places[other] for other in seats if other != seat]
            standing.points += sum(1.0 if places[seat] < place else 0.5 * (places[seat] == place) for place in others)
    return sorted(found.values(), key=lambda each: (-each.points, -each.wins, each.games, each.member))


def _place(result: Result, seat: int) -> int:
    """Whoever let a bot play is behind those who played, as for ratings."""
    assert result.places is not None
    return len(result.places) + 1 if seat in result.helped else result.places[seat]


def person_name(name: str) -> str:
    return _name(name, LONGEST)


def circle_name(name: str) -> str:
    return _name(name, LONGEST_TITLE)


def _name(name: str, most: int) -> str:
    """Never cut: whoever wrote more is told how much may stand there."""
    shown = clean_name(name, "name", most=10_000)
    if len(shown) > most:
        raise refused("circle-name-long", most=most, length=len(shown))
    return shown
