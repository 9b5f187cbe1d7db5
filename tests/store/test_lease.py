"""Leases: at no moment do two processes lead at one table, and what a dead one led is led again."""

from __future__ import annotations

from bottega.store.lease import EVERY, LASTS, Holder, Lease

TABLES = [f"table {number}" for number in range(60)]


class Database:
    """What the processes of one database see of each other; its clock and theirs are one."""

    def __init__(self) -> None:
        self.time = 100.0
        self.rows: dict[str, tuple[float, float]] = {}  # seen, until

    def lease(self) -> Lease:
        return Lease(lambda: self.time)

    def renew(self, *leases: Lease) -> None:
        for lease in leases:
            found = [Holder(process, "", seen, until > self.time) for process, (seen, until) in self.rows.items()]
            self.rows[lease.process] = self.time, self.time + LASTS
            lease.renewed(self.time, self.time, found)
            self.time += 0.01

    def leaders(self, *leases: Lease) -> list[int]:
        """At each table, how many hold that they lead."""
        return [sum(lease.leads(table) for lease in leases) for table in TABLES]


def test_who_is_alone_leads_at_once_and_two_share_the_tables() -> None:
    database = Database()
    one, two = database.lease(), database.lease()
    database.renew(one)
    assert not one.leads("t")
    database.renew(one)
    assert database.leaders(one) == [1] * len(TABLES)
    database.renew(two, two)
    assert database.leaders(two) == [0] * len(TABLES)  # the first still leads, and does not know
    assert database.leaders(one, two) == [1] * len(TABLES)
    database.renew(one)
    database.renew(two)
    assert database.leaders(one, two) == [1] * len(TABLES)
    assert 10 < sum(one.leads(table) for table in TABLES) < 50


def test_who_can_not_renew_stops_before_the_others_begin() -> None:
    database = Database()
    one, two = database.lease(), database.lease()
    for _ in range(3):
        database.renew(one, two)
    assert database.leaders(one, two) == [1] * len(TABLES)
    died = database.time
    while not two.leads(next(table for table in TABLES if not two.leads(table))) and database.time < died + 10:
        database.time += EVERY
        database.renew(two)
        assert max(database.leaders(one, two)) == 1
        if database.leaders(two) == [1] * len(TABLES):
            break
    assert database.time - died < 2
    # One that was only slow comes back, and waits until it is known again.
    database.renew(one, one)
    assert database.leaders(one) == [0] * len(TABLES)
    database.renew(two)
    database.renew(one)
    assert database.leaders(one, two) == [1] * len(TABLES)


def test_who_has_certainly_died_leads_nowhere_any_more_whatever_its_lease_says() -> None:
    database = Database()
    one, two, three = database.lease(), database.lease(), database.lease()
    for _ in range(3):
        database.renew(one, two, three)
    assert two.bury(one.process)
    assert not two.bury(one.process)
    assert max(database.leaders(two, three)) == 1  # the third has not heard of it, and takes over nothing
    assert three.bury(one.process)
    assert database.leaders(two, three) == [1] * len(TABLES)
    database.renew(two, three)
    assert one.process not in two.others
    assert database.leaders(two, three) == [1] * len(TABLES)


def test_who_dies_the_moment_it_has_joined_never_leads() -> None:
    """The worst moment: the database tells of it, and the others have not asked since."""
    database = Database()
    one, two = database.lease(), database.lease()
    database.renew(one, one)
    database.renew(two, two)
    assert one.bury(two.process)
    database.renew(one)
    assert database.leaders(one) == [1] * len(TABLES)


def test_whoever_was_away_for_a_moment_looks_at_everything_again() -> None:
    database = Database()
    lease = database.lease()
    database.renew(lease, lease)
    held = [Holder(lease.process, "", database.time, True)]
    assert not lease.renewed(database.time, database.time, held)
    database.time += LASTS  # by its own count; to the database it was in time
    assert not lease.holds
    assert lease.renewed(database.time, database.time, held)


def test_connections_go_to_the_process_of_the_same_folder_that_ranks_first() -> None:
    database = Database()
    one = database.lease()
    holders = [Holder(f"p{number}", f"/{'ab'[number % 2]}/{number}", 0.0, True) for number in range(8)]
    one.renewed(0.0, 0.0, holders)
    chosen = {one.beside(table, "/a/") for table in TABLES}
    assert chosen == {"", "/a/0", "/a/2", "/a/4", "/a/6"}
