# Two commands: `make play` and `make test`. Each sets up .venv by itself.
PYTHON ?= python3
BIN := .venv/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCK := requirements-dev.lock
# Many tests start a process of their own: what is compiled once is kept, whatever the shell is set to.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test lint types tests container audit bench pictures figures lock clean

play: .venv/play
	$(BIN)/taverna play

test: lint types tests

.venv/play: pyproject.toml
	$(PYTHON) -m venv .venv
	$(INSTALL) -e ".[host]"
	touch $@

# The exact versions of the lock; where one of them cannot be had for this Python, the newest that fit.
.venv/test: pyproject.toml $(LOCK) .venv/play
	$(INSTALL) --constraint $(LOCK) -e ".[dev]" || $(INSTALL) -e ".[dev]"
	touch $@

lint: .venv/test
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check --quiet src tests

types: .venv/test
	$(BIN)/mypy

tests: .venv/test
	$(BIN)/python -m pytest -q -n 2 --dist worksteal

# The container: built and started by podman or docker where one runs, else its steps taken one by one in a folder.
container: .venv/test
	TAVERNA_FULL=1 $(BIN)/python -m pytest -q -rs -s tests/server/test_container.py

# Known faults of the versions under test. Their list is PyPI's JSON, which a mirror mostly has not: without it
# pip-audit would find nothing and say nothing, so it is asked for first.
audit: .venv/test
	@if $(BIN)/python -c "import urllib.request as u; u.urlopen('https://pypi.org/pypi/pip/24.0/json', timeout=10)" 2>/dev/null; then \
	  $(INSTALL) pip-audit && $(BIN)/pip-audit --no-deps --disable-pip -r $(LOCK); \
	else echo "audit: the list of known faults cannot be reached from here; nothing was compared"; fi

bench: .venv/test
	$(INSTALL) -e ".[bench]"
	$(BIN)/taverna bench

pictures: .venv/test
	$(BIN)/python tests/web/pictures.py

# Sheets of everyone who is drawn, one for each game.
figures: .venv/test
	$(BIN)/python tests/web/sheets.py

# The newest versions that fit, written down.
lock:
	rm -rf .venv/lock
	$(PYTHON) -m venv .venv/lock
	.venv/lock/bin/python -m pip install --quiet --disable-pip-version-check -e ".[dev]"
	echo "# What 'make test' installs, exactly. Written by 'make lock'." > $(LOCK)
	.venv/lock/bin/python -m pip freeze --exclude-editable --disable-pip-version-check >> $(LOCK)
	rm -rf .venv/lock

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
