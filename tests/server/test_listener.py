"""One socket's listener: what a slow client still hears."""

from __future__ import annotations

import asyncio

from bottega.server.sockets.listener import BACKLOG, TOO_FAST, Answer, Listener


def heard_by(listener: Listener) -> list[bytes]:
    """All that is sent once the client listens again."""
    sent: list[bytes] = []

    async def send(message: bytes) -> None:
        sent.append(message)

    async def listen() -> None:
        listener.close(listener.code)
        await listener.write(send, lambda _listener: [b"state"])

    asyncio.run(listen())
    return sent


def test_a_slow_client_gets_the_state_for_the_news_but_every_answer() -> None:
    listener = Listener("t", [], "en", False)
    for number in range(2 * BACKLOG):
        listener.tell(b"news %d" % number)
        if number % 30 == 0:
            listener.tell(Answer(b"answer %d" % number))
    assert not listener.closed
    heard = heard_by(listener)
    assert heard[0] == b"state"
    assert heard[1:] == [b"answer 0", b"answer 30", b"answer 60", b"answer 90"]


def test_who_follows_hears_everything_in_order() -> None:
    listener = Listener("t", [], "en", False)
    listener.tell(b"news")
    listener.tell(Answer(b"answer"))
    assert heard_by(listener) == [b"news", b"answer"]


def test_who_reads_on_when_their_link_has_ended_is_told_nothing_of_the_present() -> None:
    """Or whoever was cut off could look at a hand once more, by not reading until then."""
    slow, quick = (Listener("t", [], "en", False) for _ in range(2))
    quick.tell(b"news")
    for _ in range(2 * BACKLOG):
        slow.tell(b"news")
    for listener in (slow, quick):
        listener.revoke()
        listener.tell(b"the hand")
        listener.tell(Answer(b"answer"))
    assert heard_by(slow) == [b"answer"]
    assert heard_by(quick) == [b"news", b"answer"]


def test_who_asks_and_asks_without_listening_is_left() -> None:
    listener = Listener("t", [], "en", False)
    for number in range(2 * BACKLOG):
        listener.tell(Answer(b"answer %d" % number))
    assert listener.closed
    assert listener.code == TOO_FAST
