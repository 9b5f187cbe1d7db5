"""What hosts rely on: settings as documented, commands, health, metrics, a graceful stop."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest
from patience import PATIENCE
from ports import HeldPort
from serving import Served, serve
from typer.testing import CliRunner

from bottega.cli import app
from bottega.cli.common import CommandError
from bottega.client import bot, person
from bottega.server.operating import doctor
from bottega.server.operating.door import listen
from bottega.server.operating.guests import bring_guests
from bottega.server.operating.logs import JsonLines
from bottega.server.operating.run import told_port
from bottega.server.operating.settings import PREFIX, Settings, SettingsError, read_settings
from bottega.server.people.webpush import Keys
from bottega.store.sqlite import SqliteStore, backup

DOCS = Path(__file__).parent.parent.parent / "docs" / "server"


def test_every_setting_is_documented_with_its_default() -> None:
    text = (DOCS / "hosting.md").read_text(encoding="utf-8")
    documented = {
        name: (variable, default)
        for name, variable, default in re.findall(r"^\| `(\w+)` \| `(\w+)` \| (.*?) \|", text, re.MULTILINE)
    }
    fields = {field.name: field for field in msgspec.structs.fields(Settings)}
    assert set(documented) == set(fields)
    for name, (variable, default) in documented.items():
        assert variable == PREFIX + name.upper()
        if default.startswith("`"):
            assert default.strip("`") == str(fields[name].default).lower()


def test_settings_come_from_file_environment_and_command_line_in_this_order(tmp_path: Path) -> None:
    file = tmp_path / "bottega.toml"
    file.write_text('port = 1\nhost = "a"\nhttps = true\norigins = ["https://x.example"]\n')
    environment = {"BOTTEGA_PORT": "2", "BOTTEGA_HTTPS": "no", "BOTTEGA_TITLES": "toy, other"}
    settings = read_settings(file, environment, {"port": 3, "host": None})
    assert (settings.port, settings.host, settings.https) == (3, "a", False)
    assert (settings.origins, settings.titles) == (["https://x.example"], ["toy", "other"])


@pytest.mark.parametrize(
    ("text", "environment", "problem"),
    [
        ("", {"BOTTEGA_BOT_SECONDS": "0"}, "0.001"),
        ("bot_seconds = 1e9", {}, "3600"),
        ("port = 'x'", {}, "port"),
        ("colour = 1", {}, "colour"),
        ("port = ", {}, "bottega.toml"),
        ("", {"BOTTEGA_PORT": "many"}, "BOTTEGA_PORT"),
        ("port = 99999", {}, "port"),
        ("work_share = 0.0", {}, "work_share"),
        ("", {"BOTTEGA_SOCKETS_PER_ADDRESS": "-1"}, "BOTTEGA_SOCKETS_PER_ADDRESS"),
        ("log_level = 'loud'", {}, "log_level"),
        ("url = 'http://['", {}, "url"),
        ("url = 'https://games.example.org:99999'", {}, "url"),
        ("", {"BOTTEGA_ORIGINS": "https://here,http://["}, "origins"),
        ("url = 'games.example.org'", {}, "url"),
        ("url = 'ftp://games.example.org'", {}, "url"),
        ("origins = ['*']", {}, "origins"),
        ("origins = ['https://*.example.org']", {}, "origins"),
        ("hosts = ['https://games.example.org']", {}, "hosts"),
        ("hosts = ['*']", {}, "hosts"),
        ("proxies = '10.0.0.0/99'", {}, "proxies"),
        ("proxies = '10.0.0.1 10.0.0.2'", {}, "proxies"),
        ("", {"BOTTEGA_HOST": ""}, "host"),
    ],
)
def test_settings_that_can_not_be_are_named(
    tmp_path: Path, text: str, environment: dict[str, str], problem: str
) -> None:
    file = tmp_path / "bottega.toml"
    file.write_text(text)
    with pytest.raises(SettingsError, match=problem):
        read_settings(file, environment)


def test_a_proxy_is_believed_however_its_network_is_written() -> None:
    for proxies in ("10.0.0.7/24, 192.168.1.1", "10.0.0.0/24,192.168.1.1/32"):
        assert Settings(proxies=proxies).believed == ["10.0.0.0/24", "192.168.1.1/32"]
    assert Settings(proxies="10.0.0.1, *").believed == ["*"]


def test_an_origin_is_the_same_with_a_slash_behind_it() -> None:
    assert read_settings(None, {"BOTTEGA_ORIGINS": "https://here/,http://there"}).origins == [
        "https://here",
        "http://there",
    ]


@pytest.mark.parametrize("act", ["backup", "restore"])
@pytest.mark.parametrize("store", ["postgresql://games@db/bottega", "mysql://games", ""])
def test_what_is_no_file_is_neither_copied_nor_put_back(
    tmp_path: Path, act: str, store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It said that the backup was in place, in a folder of the database's name."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "copy.db").touch()
    told = CliRunner().invoke(app, [act, "copy.db", "--store", store])
    assert isinstance(told.exception, CommandError)
    assert told.exception.reason.rule == "serve-store"
    assert [path.name for path in tmp_path.iterdir()] == ["copy.db"]


def test_an_image_is_made_from_the_sources_alone() -> None:
    """By the one file that podman and docker both read; what is made from the sources is named for git already."""
    root = DOCS.parent.parent
    left_out = set((root / ".dockerignore").read_text(encoding="utf-8").splitlines())
    made = [line.strip("/") for line in (root / ".gitignore").read_text(encoding="utf-8").splitlines()]
    known = {"bottega.db*": "**/*.db"}
    assert [name for name in made if not {name, f"**/{name}", known.get(name)} & left_out] == []
    assert ".git" in left_out
    assert not (root / ".containerignore").exists()  # podman would read that one instead


def test_health_and_metrics_tell_how_it_goes(tmp_path: Path) -> None:
    async def scenario(s: Served) -> None:
        await s.client.create("toy", [person("Ada"), person("Ben")])
        health = await s.client.request("GET", "/healthz")
        assert (health["status"], health["set_aside"]) == ("ok", 0)
        figures = await s.client.request("GET", "/metrics")
        assert 'bottega_entries_total{kind="start"} 1.0' in figures
        assert "bottega_tables_open 1.0" in figures

    serve(tmp_path / "games.db", scenario)


def test_logs_are_lines_of_json_if_wanted() -> None:
    record = logging.LogRecord("bottega.x", logging.INFO, "", 0, "hello %s", ("you",), None)
    record.status = 200
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["level"], line["status"]) == ("hello you", "info", 200)


def test_backup_restore_and_verify_by_command(tmp_path: Path) -> None:
    store = tmp_path / "games.db"

    async def scenario(s: Served) -> tuple[str, dict[str, str], str]:
        made = await s.client.create("toy", [bot("random"), bot("random")])
        base = f"/api/tables/{made.table}"
        table = await s.service.house.table(made.table)
        await s.until(lambda: table.status == "over")
        proof = await s.client.request("GET", f"{base}/proof", made.host)
        return made.table, proof, await s.client.request("GET", f"{base}/record", made.host)

    table, proof, record = serve(store, scenario)
    run = CliRunner().invoke
    copy = tmp_path / "copy.db"
    assert run(app, ["backup", "--store", str(store), str(copy)]).exit_code == 0
    restored = run(app, ["restore", "--store", str(store), str(copy), "--language", "en"])
    assert restored.exit_code == 0
    assert "Proved by replaying" in restored.output
    assert hashlib.sha256(proof["text"].encode()).hexdigest() == proof["commitment"]
    file = tmp_path / "game.bottega"
    file.write_text(record)
    asked = ["verify", str(file), "--table", table, "--commitment", proof["commitment"], "--salt"]
    good = run(app, [*asked, proof["salt"]])
    assert good.exit_code == 0
    assert proof["seed"] in good.output.replace("\n", "")
    assert run(app, [*asked, "00"]).exit_code != 0


def test_the_command_serves_and_stops_gracefully(tmp_path: Path) -> None:
    held = HeldPort()
    port = held.number
    process = subprocess.Popen(
        [sys.executable, "-c", "from bottega.cli import main; main()", "serve", "--port", str(port)],
        cwd=tmp_path,
        env={**os.environ, "LC_ALL": "C"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert f"http://localhost:{port}" in said
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE) as answer:
            assert json.load(answer)["status"] == "ok"
        process.send_signal(signal.SIGTERM)
        output, _ = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0  # whoever supervises it sees no failure
    finally:
        process.kill()
        process.wait()
        held.release()
    assert "Traceback" not in output
    assert (tmp_path / "bottega.db").exists()


def test_a_port_that_is_left_to_the_machine_is_told() -> None:
    told: list[int] = []
    with listen("127.0.0.1", 0) as listening:
        start = told_port(told.append, listening)
        assert start is not None
        start()
        assert told == [listening.getsockname()[1]] != [0]


def test_the_dashboard_shows_figures_that_there_are(tmp_path: Path) -> None:
    panels = json.loads((DOCS / "dashboard.json").read_text(encoding="utf-8"))["panels"]
    asked = {name for panel in panels for each in panel["targets"] for name in re.findall(r"bottega_\w+", each["expr"])}
    told = serve(tmp_path / "games.db", lambda s: s.client.http.get("/metrics"), notices=False).text
    figures = re.findall(r"^# TYPE (bottega_\w+) (\w+)", told, re.MULTILINE)
    known = {name + tail for name, kind in figures for tail in (("_bucket", "_sum") if kind == "histogram" else ("",))}
    assert asked
    assert asked <= known
    # And what the handbook tells of is there.
    watching = (DOCS / "hosting.md").read_text(encoding="utf-8")
    assert set(re.findall(r"`(bottega_\w+)`", watching)) <= {name for name, _ in figures}


def grades(**how: Any) -> dict[str, str]:
    """What the doctor finds, without what this machine has to do with it."""
    settings = Settings(**how)
    return {found.reason.rule: found.grade for found in (doctor._address(settings), doctor._proxies(settings))}


def test_the_doctor_says_what_is_wrong_with_settings() -> None:
    assert grades() == {"doctor-local": "good", "doctor-proxies-none": "good"}
    assert grades(host="0.0.0.0") == {"doctor-no-url": "doubtful", "doctor-proxies-none": "good"}
    behind = {"url": "https://games.example.org", "https": True}
    assert grades(**behind) == {"doctor-url-good": "good", "doctor-no-proxies": "doubtful"}
    assert grades(**behind, proxies="10.0.0.1, nonsense") == {"doctor-url-good": "good", "doctor-proxies": "wrong"}
    assert grades(url="https://games.example.org")["doctor-https"] == "wrong"
    assert grades(url="games.example.org")["doctor-url"] == "wrong"
    assert [doctor._secret(Settings(secret=secret))[0].grade for secret in ("x", "x" * 40)] == ["wrong", "good"]


def test_the_doctor_looks_into_the_store_and_lets_a_bot_think(tmp_path: Path) -> None:
    run = CliRunner().invoke
    well = run(app, ["doctor", "--store", str(tmp_path / "new.db"), "--language", "en"])
    assert "Bots think" in well.output
    assert "does not exist yet" in well.output
    assert not (tmp_path / "new.db").exists()
    bad = tmp_path / "bad.db"
    bad.write_bytes(b"this is no database" * 1000)
    found = asyncio.run(doctor._store(Settings(store=str(bad))))
    assert [(each.grade, each.reason.rule) for each in found] == [("wrong", "doctor-store")]
    assert str(bad) in str(found[0].reason.args["problem"])


def test_the_doctor_looks_at_a_store_in_use_and_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.db"

    async def scenario() -> None:
        store = SqliteStore(path)
        await store.open()
        before = path.read_bytes()
        found = await doctor._store(Settings(store=str(path)))
        assert [each.reason.rule for each in found] == ["doctor-clock-good", "doctor-tables-good"]
        assert path.read_bytes() == before
        await store.close()

    asyncio.run(scenario())


def store_of_its_own(folder: Path) -> Path:
    path = folder / "games.db"

    async def make() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.put("meta", "push", {"pem": Keys.draw().pem()})
        await store.close()

    asyncio.run(make())
    return path


def problems(path: Path) -> list[str]:
    found = asyncio.run(doctor._store(Settings(store=str(path))))
    return [str(each.reason.args.get("problem", each.reason.rule)) for each in found if each.grade == "wrong"]


@pytest.mark.parametrize("tail", ["", "-wal", ".lock"])
def test_the_doctor_names_the_file_that_the_server_could_not_write(
    tmp_path: Path, tail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = store_of_its_own(tmp_path)
    assert problems(path) == []
    file = Path(f"{path}{tail}")
    file.touch()
    can = os.access
    monkeypatch.setattr(os, "access", lambda asked, mode: asked != file and can(asked, mode))
    assert problems(path) == [f"{file} cannot be written"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away")
def test_the_doctor_names_a_file_that_root_has_left_in_the_servers_folder(tmp_path: Path) -> None:
    path = store_of_its_own(tmp_path)
    os.chown(tmp_path, 12345, 12345)
    assert problems(path) == [f"{path} belongs to somebody else than its folder"]
    for file in tmp_path.iterdir():
        os.chown(file, 12345, 12345)
    assert problems(path) == []


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away")
def test_what_root_restores_belongs_to_the_server_with_all_that_lies_beside_it(tmp_path: Path) -> None:
    copy, folder = tmp_path / "copy.db", tmp_path / "new"
    backup(store_of_its_own(tmp_path), copy)
    folder.mkdir()
    os.chown(folder, 12345, 12345)
    assert CliRunner().invoke(app, ["restore", "--store", str(folder / "games.db"), str(copy)]).exit_code == 0
    assert {path.name: path.stat().st_uid for path in folder.iterdir()} == {"games.db": 12345, "games.db.lock": 12345}


def test_damaged_keys_for_push_are_told_and_keep_no_server_from_starting(tmp_path: Path) -> None:
    path = store_of_its_own(tmp_path)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE documents SET data = ? WHERE id = 'push'", ('{"pem": "damaged"}',))
    connection.close()
    assert problems(path) == ["doctor-keys"]

    async def scenario(s: Served) -> str:
        key: dict[str, str] = await s.client.request("GET", "/api/notices/key")
        return key["key"]

    drawn = serve(path, scenario)
    assert len(drawn) > 80
    assert serve(path, scenario) == drawn
    assert problems(path) == []


def test_the_doctor_lets_bots_of_ones_own_move(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "from bottega.bots import Bot\n"
        "class Sound(Bot):\n    level = 'sound'\n    def pick(self, seat): return seat.moves()[0].number\n"
        "class Broken(Bot):\n    level = 'broken'\n    def pick(self, seat): raise RuntimeError('no idea')\n"
    )
    settings = Settings(bots=[f"{file}:Sound", f"{file}:Broken", f"other={file}:Sound"])
    bring_guests(settings)
    told = asyncio.run(doctor._bots(settings))
    assert isinstance(told[0].reason.args["seconds"], float)  # which is written as the reader's language does
    found = {(each.reason.rule, each.reason.args.get("name")) for each in told}
    assert found == {("doctor-bots-good", None), ("doctor-bots-own", "broken")}


def test_the_doctor_says_when_no_process_can_be_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    def begin(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(doctor, "Pool", begin)
    (found,) = asyncio.run(doctor._bots(Settings()))
    assert (found.grade, found.reason.rule) == ("wrong", "doctor-bots")


def test_the_doctor_tries_the_port(tmp_path: Path) -> None:
    def tried(port: int) -> tuple[str, str]:
        found = asyncio.run(doctor._port(Settings(port=port)))
        return found.grade, found.reason.rule

    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        taken.settimeout(0)  # nobody answers there
        taken.close()
        assert tried(port) == ("good", "doctor-port-good")
    with socket.create_server(("127.0.0.1", 0)) as taken, HeldPort():
        threading.Thread(target=lambda: taken.accept()[0].close(), daemon=True).start()
        assert tried(taken.getsockname()[1]) == ("wrong", "doctor-port")

    async def beside(s: Served) -> str:
        port = int(s.url.rpartition(":")[2])
        return (await doctor._port(Settings(port=port))).reason.rule

    assert serve(tmp_path / "games.db", beside) == "doctor-port-ours"


def test_where_programs_read_the_log_there_is_nothing_else(tmp_path: Path) -> None:
    with HeldPort() as port:
        process = subprocess.Popen(
            [sys.executable, "-c", "from bottega.cli import main; main()", "serve", "--port", str(port)],
            cwd=tmp_path,
            env={**os.environ, "LC_ALL": "C", "BOTTEGA_LOG_FORMAT": "json", "BOTTEGA_LOG_LEVEL": "info"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            assert process.stdout is not None
            lines: list[str] = []
            while f"http://localhost:{port}" not in "".join(lines[-1:]):
                lines.append(process.stdout.readline())
            process.send_signal(signal.SIGTERM)
            output, _ = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
            process.wait()
    told = [json.loads(line)["message"] for line in [*lines, *output.splitlines()]]
    assert any("bottega.db" in message for message in told)


def test_what_is_said_is_no_picture(tmp_path: Path) -> None:
    file = tmp_path / "nowhere.py"
    told = CliRunner().invoke(app, ["doctor", "--store", str(tmp_path / "new.db")], env={"BOTTEGA_BOTS": f"{file}:X"})
    assert f"{file}:X: " in told.output


def test_a_port_that_somebody_else_has_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        told = CliRunner().invoke(app, ["serve", "--port", port, "--store", str(tmp_path / "games.db")])
    assert isinstance(told.exception, CommandError)
    assert told.exception.reason.rule == "serve-settings"
    assert told.output == ""


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ({"titles": ["no_such_module"]}, "no_such_module"),
        ({"bots": ["nowhere.py:Nobody"]}, "nowhere.py"),
        ({"workers": 2}, None),
    ],
)
def test_what_keeps_a_server_from_starting_is_one_sentence(
    tmp_path: Path, wrong: dict[str, Any], problem: str | None
) -> None:
    (found,) = doctor._guests(Settings(**wrong))
    assert found.grade == "wrong"
    file = tmp_path / "bottega.toml"
    file.write_text("".join(f"{name} = {json.dumps(value)}\n" for name, value in wrong.items()))
    told = CliRunner().invoke(app, ["serve", "--settings", str(file)])
    assert isinstance(told.exception, CommandError)
    assert told.exception.reason.rule == found.reason.rule
    assert problem is None or problem in str(told.exception.reason.args["problem"])
