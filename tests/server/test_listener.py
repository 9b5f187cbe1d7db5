"""One socket's listener: what a slow client still hears."""

from __future__ import annotations

import asyncio

from bottega.server.sockets.listener import BACKLOG, TOO_FAST, Answer, Listener


def heard_by(listener: Listener) -> list[str]:
    """All that is sent once the client listens again."""
    sent: list[str] = []

    async def send(message: str) -> None:
        sent.append(message)

    async def listen() -> None:
        listener.close(listener.code)
        await listener.write(send, lambda _listener: ["state"])

    asyncio.run(listen())
    return sent


def test_a_slow_client_gets_the_state_for_the_news_but_every_answer() -> None:
    listener = Listener("t", [], "en", False)
    for number in range(2 * BACKLOG):
        listener.tell(f"news {number}")
        if number % 30 == 0:
            listener.tell(Answer(f"answer {number}"))
    assert not listener.closed
    heard = heard_by(listener)
    assert heard[0] == "state"
    assert heard[1:] == ["answer 0", "answer 30", "answer 60", "answer 90"]


def test_who_follows_hears_everything_in_order() -> None:
    listener = Listener("t", [], "en", False)
    listener.tell("news")
    listener.tell(Answer("answer"))
    assert heard_by(listener) == ["news", "answer"]


def test_who_asks_and_asks_without_listening_is_left() -> None:
    listener = Listener("t", [], "en", False)
    for number in range(2 * BACKLOG):
        listener.tell(Answer(f"answer {number}"))
    assert listener.closed
    assert listener.code == TOO_FAST
