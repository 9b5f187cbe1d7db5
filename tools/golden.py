"""Golden records: games that must replay for ever, and one game of each title told move by move.

    python tools/golden.py                      add games for what is lacking, and tell the playthroughs anew
    python tools/golden.py <title>              search all steered games of a title anew, and fewer: before a release,
                                                or when its rules_version has been raised
    python tools/golden.py --release 0.2        keep the present steered games as those of a release

`tests/golden/steered` holds games of the code as it is: few, found by a search (tests/properties/steering.py), which
together show every kind of move, question, refusal, card and tile, and one a title whose seed is a key. A folder
named after a release is never changed. A golden that does not replay is a broken promise, not a stale file.
"""

from __future__ import annotations

import shutil
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from playthrough import tell  # noqa: E402
from properties import coverage  # noqa: E402
from properties.checks import random_game  # noqa: E402
from properties.scenes import scenes  # noqa: E402
from properties.season import Season, combination_of, showing  # noqa: E402
from properties.steering import play_on, steered_game  # noqa: E402
from shelf import ALL, Combination, label  # noqa: E402

from bottega import replay  # noqa: E402
from bottega.games import NAMES  # noqa: E402
from bottega.kernel.game import Game  # noqa: E402

FOLDER = ROOT / "tests" / "golden"
STEERED = FOLDER / "steered"
PLAYTHROUGHS = FOLDER / "playthrough"
SCENE_TRIES = 10  # games from each scene
ROUNDS = 12  # games of every combination that are tried, at most

Find = tuple[str, Combination, Game, Counter[str]]  # a name for the file, the kind of game, the game, what it shows


def found(season: Season) -> Iterator[Find]:
    """Games that show something which those of the season did not."""
    name = season.name
    for number, scene in enumerate(scenes(name)):
        combination = combination_of(scene)
        for seed in range(SCENE_TRIES if season.wanted(combination) else 0):
            game = play_on(scene.copy(), seed, season.hunger(combination))
            shown = showing(game)
            if any(shown[item] for item in season.wanted(combination)):
                season.add(combination, shown)
                yield f"{name}-scene-{number + 1}-{seed + 1}", combination, game, shown
    for turn in range(ROUNDS):
        for combination in [each for each in ALL if each[0] == name]:
            wanted = season.wanted(combination)
            if not wanted:
                continue
            game = steered_game(combination, turn, season.hunger(combination))
            shown = showing(game)
            if any(shown[item] for item in wanted):
                season.add(combination, shown)
                yield f"{label(combination)}-{turn + 1}", combination, game, shown
        if not any(season.lacking(group) for group in season.shown) and not season.lacking_everywhere():
            return
    lacking = {group: season.lacking(group) for group in season.shown if season.lacking(group)}
    print(f"{name}: not found: {lacking} {season.lacking_everywhere()}")


def few(name: str, games: list[Find]) -> list[Find]:
    """As few of the games as show the same; the longest are dropped first."""
    common, everything = coverage.common(name), coverage.everything(name)
    needs = [
        {item for item in shown if item in everything}
        | {f"{group} {item}" for group in coverage.groups(combination) for item in shown if item in common}
        for _, combination, _, shown in games
    ]
    often = Counter(need for own in needs for need in own)
    kept = list(range(len(games)))
    for at in sorted(kept, key=lambda at: -games[at][2].number):
        if all(often[need] > 1 for need in needs[at]):
            kept.remove(at)
            often.subtract(needs[at])
    return [games[at] for at in kept]


def steer(name: str, anew: bool) -> None:
    """Search steered games of a title: all of them anew, or those that show what is lacking."""
    STEERED.mkdir(parents=True, exist_ok=True)
    season = Season(name)
    for path in STEERED.glob(f"{name}-*.record"):
        if anew:
            path.unlink()
        else:
            game = _read(path)
            season.add(combination_of(game), showing(game))
    for file, _, game, _ in few(name, list(found(season))):
        path = STEERED / f"{file}.record"
        while path.exists():
            path = path.with_stem(f"{path.stem}-more")
        path.write_text(str(game.record()), encoding="utf-8")
        print(f"{path.stem}: {game.number} moves")
    if not (STEERED / f"{name}-keyed.record").exists():
        keyed = random_game(name, 3, {}, sha256(name.encode()).hexdigest())
        (STEERED / f"{name}-keyed.record").write_text(str(keyed.record()), encoding="utf-8")


def tell_a_game(name: str) -> None:
    """Tell one of the steered games: the one with the most kinds of moves, if there are several the shortest."""
    games = {path.name: _read(path) for path in sorted(STEERED.glob(f"{name}-[0-9]*.record"))}
    best = max(games, key=lambda file: (len({move.kind for _, move in games[file].history()}), -games[file].number))
    PLAYTHROUGHS.mkdir(exist_ok=True)
    lines = [f"record: {best}", *tell(games[best])]
    (PLAYTHROUGHS / f"{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _read(path: Path) -> Game:
    return replay(path.read_text(encoding="utf-8"))


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["--release"]:
        shutil.copytree(STEERED, FOLDER / arguments[1])
        return
    for name in NAMES:
        steer(name, anew=name in arguments)
        tell_a_game(name)


if __name__ == "__main__":
    main(sys.argv[1:])
