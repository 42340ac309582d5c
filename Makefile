# Two commands: `make play` and `make test`. Each sets up .venv by itself.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test lint types tests bench pictures clean

play: .venv/play
	$(BIN)/taverna play

test: lint types tests

.venv/play: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	touch $@

.venv/test: pyproject.toml .venv/play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[dev]"
	touch $@

lint: .venv/test
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check --quiet src tests

types: .venv/test
	$(BIN)/mypy

tests: .venv/test
	$(BIN)/python -m pytest -q -n 2 --dist worksteal

bench: .venv/test
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[bench]"
	$(BIN)/taverna bench

pictures: .venv/test
	$(BIN)/python tests/web/pictures.py

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
