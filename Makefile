# Two commands for a newcomer: `make play` and `make test`. Each sets up all it needs.
VENV := .venv
PY := $(VENV)/bin/python
STAMP := $(VENV)/.installed

.PHONY: play test lint format bench compiled clean

play: $(STAMP)
	$(VENV)/bin/bottega play florence --players 4

test: $(STAMP)
	$(PY) -m pytest -n auto --dist loadgroup -q

lint: $(STAMP)
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy

format: $(STAMP)
	$(VENV)/bin/ruff check --fix
	$(VENV)/bin/ruff format

bench: $(STAMP)
	@$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	$(PY) benchmarks/run.py

# The compiled build: a copy of the package under build/compiled, never beside the sources.
compiled: $(STAMP)
	$(PY) tools/compile.py

$(STAMP): pyproject.toml
	@test -x $(PY) || { echo "Making the environment in $(VENV) ..."; python3 -m venv $(VENV); }
	@echo "Installing Bottega and its tools ..."
	@$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .hypothesis
