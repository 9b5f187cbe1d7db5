# Two commands for a newcomer: `make play` and `make test`. Each sets up all it needs.
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip install --progress-bar off --disable-pip-version-check
PLAYER := $(VENV)/.player
DEVELOPER := $(VENV)/.developer

# Tests that need no server, browser or compiled build: seconds, not minutes.
QUICK := tests/games tests/kernel tests/store tests/tables tests/test_arrows.py tests/test_golden.py tests/test_order.py tests/test_subject.py tests/test_texts.py

.PHONY: play page site wheels check test steady lint format bench compiled docs screenshots clean

# Where there is a C compiler, the engine is compiled beside the play: its masters think ten times as fast.
play: page
	@$(PY) -m bottega serve --open

page: $(PLAYER)
	@$(PY) tools/page.py

# The page that plays by itself, without a server: a folder for any web host, with packed twins of its files.
site: $(PLAYER)
	@$(PY) tools/site.py --packed

# What is released, in dist/: sources, a pure wheel, a compiled one for each Python at hand; each is tried out.
wheels: $(PLAYER)
	@$(PY) tools/wheels.py

# The inner loop: form, types and the quick tests, under a minute.
check: $(DEVELOPER)
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	$(PY) -m pytest -n auto --dist worksteal -q $(QUICK)

test: $(DEVELOPER) page
	@$(PY) tools/services.py
	$(PY) -m pytest -n auto --dist worksteal -q

# The same three times beside as many busy processes as there are cores: no test may depend on a quick machine.
steady: $(DEVELOPER) page
	@$(PY) tools/services.py
	$(PY) tools/steady.py

lint: $(DEVELOPER) page
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	@$(PY) tools/page.py --lint

format: $(DEVELOPER)
	$(VENV)/bin/ruff check --fix
	$(VENV)/bin/ruff format
	@$(PY) tools/page.py --format

# With BEFORE=<commit> the present one is compared with that, in one run: engine, server and page.
bench: $(DEVELOPER)
	@$(PY) tools/progress.py "Installing what is measured against" $(PIP) --editable '.[bench]'
ifdef BEFORE
	$(PY) benchmarks/compare.py $(BEFORE)
else
	$(PY) benchmarks/run.py
	$(PY) benchmarks/peers.py
	PYTHONPATH="$$($(PY) tools/compile.py)" $(PY) benchmarks/batches.py
	PYTHONPATH="$$($(PY) tools/compile.py)" $(PY) benchmarks/cfr.py
	$(PY) benchmarks/search.py
	$(PY) benchmarks/server.py
endif

# The compiled build: a copy of the package under build/compiled, never beside the sources.
compiled: $(DEVELOPER)
	$(PY) tools/compile.py

# The documentation as a site with search; a link that leads nowhere is an error.
docs: $(DEVELOPER)
	@$(PY) -m zensical build --strict
	@echo "Open build/docs/index.html"

# What a player needs: a light environment.
$(PLAYER): pyproject.toml
	@$(PY) -m pip --version > /dev/null 2>&1 || { echo "Making the environment in $(VENV) ..."; python3 -m venv $(VENV); }
	@$(PY) tools/progress.py "Installing Bottega" $(PIP) --editable '.[page]'
	@touch $@

# What tests and studies need besides.
$(DEVELOPER): $(PLAYER)
	@$(PY) tools/progress.py "Installing the tools for tests and studies" $(PIP) --editable '.[dev]'
	@touch $@

# Pictures: games under way with pointer and placing, then every screen at every size, light and dark, which is measured on the way.
screenshots: $(DEVELOPER) page
	@PYTHONPATH=tests $(PY) -m web.screenshots
	@PYTHONPATH=tests $(PY) -m web.screens --languages en --out screenshots/screens

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .hypothesis web/node_modules src/bottega/server/page
