"""The doctor walks the way of people's requests: certificate, proxy, name, sockets."""

from __future__ import annotations

import asyncio
import datetime
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from serving import Served, serve

from bottega.server.operating import passage
from bottega.server.operating.settings import Settings

Change = Callable[[list[bytes]], list[bytes]]


@asynccontextmanager
async def proxy(served: Served, change: Change) -> AsyncIterator[str]:
    """One that passes requests on with other headers; its address."""
    port = int(served.url.rpartition(":")[2])

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")[:-2]
        behind, there = await asyncio.open_connection("127.0.0.1", port)
        kept = [line for line in change(head) if not line.lower().startswith(b"connection: keep-alive")]
        closing = [] if any(line.lower().startswith(b"upgrade") for line in kept) else [b"Connection: close"]
        there.write(b"\r\n".join([*kept, *closing, b"", b""]))
        await asyncio.gather(copy(behind, writer), copy(reader, there))

    async def copy(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65_536):
                target.write(data)
                await target.drain()
        except ConnectionError:
            pass
        finally:
            target.close()

    door = await asyncio.start_server(pass_on, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{door.sockets[0].getsockname()[1]}"
    finally:
        door.close()


def tell_who_asks(head: list[bytes]) -> list[bytes]:
    return [*head, b"X-Forwarded-For: 203.0.113.9"]


def drop_upgrades(head: list[bytes]) -> list[bytes]:
    return [line for line in head if not line.lower().startswith((b"upgrade:", b"connection:"))]


def rename(head: list[bytes]) -> list[bytes]:
    return [b"Host: somewhere.else" if line.lower().startswith(b"host:") else line for line in head]


def walked(store: Path, change: Change, proxies: str = "") -> dict[str, str]:
    """What is found when one comes through such a proxy."""

    async def scenario(s: Served) -> dict[str, str]:
        async with proxy(s, change) as address:
            found = await passage.walk(Settings(url=address, proxies=proxies))
        return {each.reason.rule: each.grade for each in found}

    return serve(store, scenario, notices=False, proxies=proxies)


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


WELL = {"doctor-no-certificate": "good", "doctor-reached": "good", "doctor-sockets-good": "good"}


def test_a_server_is_reached_directly_and_through_a_proxy_that_it_knows(store: Path) -> None:
    assert walked(store, lambda head: head) == WELL
    assert walked(store, tell_who_asks, proxies="127.0.0.1") == WELL
    with_ports = [b"X-Forwarded-For: 203.0.113.9:4711", b"X-Forwarded-For: [2001:db8::1]:4712"]
    for lines in (with_ports[:1], with_ports[1:], [b"X-Forwarded-For: 203.0.113.9", b"X-Forwarded-For: 203.0.113.7"]):
        assert walked(store, lambda head, lines=lines: [*head, *lines], proxies="127.0.0.1") == WELL  # type: ignore[misc]


def test_a_network_may_be_named_by_any_of_its_addresses(store: Path) -> None:
    assert walked(store, tell_who_asks, proxies="127.88.0.1/8") == WELL
    assert walked(store, tell_who_asks, proxies="10.0.0.1, *") == WELL


@pytest.mark.parametrize("proxies", ["", "10.88.0.0/16"])
def test_a_proxy_that_is_not_named_is_told_of(store: Path, proxies: str, caplog: pytest.LogCaptureFixture) -> None:
    assert walked(store, tell_who_asks, proxies=proxies)["doctor-proxy-unnamed"] == "wrong"
    told = [record.getMessage() for record in caplog.records if record.name == "bottega.proxies"]
    assert len(told) == 1
    assert told[0].startswith("127.0.0.1 passes on")


def test_also_one_that_passes_on_the_address_of_its_own_machine(store: Path) -> None:
    own = b"X-Forwarded-For: 127.0.0.1"
    assert walked(store, lambda head: [*head, own])["doctor-proxy-unnamed"] == "wrong"
    assert walked(store, lambda head: [*head, own], proxies="127.0.0.1") == WELL


def test_what_a_proxy_does_not_pass_on_is_told(store: Path) -> None:
    assert walked(store, lambda head: head, proxies="127.0.0.1")["doctor-proxy-silent"] == "wrong"
    assert walked(store, drop_upgrades)["doctor-sockets"] == "wrong"
    assert walked(store, rename)["doctor-host"] == "wrong"


def test_nobody_and_somebody_else_behind_the_address_are_told_apart() -> None:
    async def walk_to(answer: bytes) -> str:
        async def reply(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 " + answer + b"\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}")
            writer.close()

        door = await asyncio.start_server(reply, "127.0.0.1", 0)
        async with door:
            address = f"http://127.0.0.1:{door.sockets[0].getsockname()[1]}"
            return (await passage.walk(Settings(url=address)))[-1].reason.rule

    assert asyncio.run(walk_to(b"502 Bad Gateway")) == "doctor-nobody"
    assert asyncio.run(walk_to(b"200 OK")) == "doctor-other"
    (_, found) = asyncio.run(passage.walk(Settings(url="http://127.0.0.1:9")))
    assert (found.grade, found.reason.rule) == ("doubtful", "doctor-unreached")


def certificate(folder: Path, name: str, begins: int, ends: int) -> Path:
    """One that signs itself, valid between these days from now, with its key."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.datetime.now(datetime.UTC)
    named = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    made = (
        x509.CertificateBuilder()
        .subject_name(named)
        .issuer_name(named)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now + datetime.timedelta(days=begins))
        .not_valid_after(now + datetime.timedelta(days=ends, hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(name))]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / "both.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + made.public_bytes(Encoding.PEM))
    return file


@pytest.mark.parametrize(
    ("name", "begins", "ends", "known", "found"),
    [
        ("127.0.0.1", -60, 30, True, ("good", "doctor-certificate-good")),
        ("127.0.0.1", -60, 5, True, ("wrong", "doctor-certificate-ends")),
        ("127.0.0.1", -1, 5, True, ("good", "doctor-certificate-good")),
        ("127.0.0.1", -6, 1, True, ("wrong", "doctor-certificate-ends")),
        ("127.0.0.1", -60, -2, True, ("wrong", "doctor-certificate-wrong")),
        ("127.0.0.1", 2, 60, True, ("wrong", "doctor-certificate-wrong")),
        ("127.0.0.2", -60, 30, True, ("wrong", "doctor-certificate-wrong")),
        ("127.0.0.1", -60, 30, False, ("doubtful", "doctor-certificate")),
    ],
)
def test_a_certificate_that_no_browser_accepts_is_wrong(
    tmp_path: Path, name: str, begins: int, ends: int, known: bool, found: tuple[str, str]
) -> None:
    file = certificate(tmp_path, name, begins, ends)
    shown = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    shown.load_cert_chain(file)
    trust = ssl.create_default_context(cafile=str(file) if known else None)

    async def scenario() -> tuple[str, str]:
        async with await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", 0, ssl=shown) as door:
            port = door.sockets[0].getsockname()[1]
            told = await passage._certificate("127.0.0.1", port, trust)
            return told.grade, told.reason.rule

    assert asyncio.run(scenario()) == found
