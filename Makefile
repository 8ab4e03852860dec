# Each target sets up what it needs, once. `make play` is for players, `make test` for everybody who changes something.
# HOST and PORT, from the environment or as `make play PORT=8000`, reach the game.

VENV := .venv
PYTHONS := python3.13 python3.12 python3.11 python3
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --retries 1 -qq
# With $(error), what is wrong is the last line that is read.
INSTALL = $(if $(shell $(PIP) install --require-hashes -r $1 >&2 && echo done),,$(error the packages of $1 cannot be installed: see whether the package registry is reachable))
LOCK := $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --quiet
CHECKED := build/checked

.PHONY: help play test compiled-tests build lint types docs soak checked-soak records wheel lock clean

help:
	@echo 'make play   set up and play in this terminal'
	@echo 'make test   set up, build, and run every test, compiled and interpreted'
	@echo 'make build  compile what has changed (QUAYSIDE_BUILD=draft: quickly)'
	@echo 'make lint | types | docs | soak | checked-soak | records | wheel | lock | clean'

play: $(VENV)/run.stamp build
	@$(BIN)/quayside play

test: $(VENV)/dev.stamp build
	$(BIN)/python -m pytest
	QUAYSIDE_INTERPRETED=1 $(BIN)/python -m pytest --ignore=tests/compile

# For another Python: make compiled-tests VENV=build/venv-3.13 PYTHONS=python3.13
compiled-tests: $(VENV)/dev.stamp build
	$(BIN)/python -m pytest --ignore=tests/compile

build: $(VENV)/run.stamp
	@$(BIN)/python setup.py --quiet build_ext --inplace

lint: $(VENV)/dev.stamp
	$(BIN)/ruff check .

types: $(VENV)/dev.stamp
	$(BIN)/mypy

docs: $(VENV)/dev.stamp build
	$(BIN)/python -m sphinx -W --keep-going -q -b html docs build/docs

soak: $(VENV)/dev.stamp build
	$(BIN)/python -m tests.soak --compiled --games 50000
	QUAYSIDE_INTERPRETED=1 $(BIN)/python -m tests.soak --games 500

# The same games in a build that stops at undefined behaviour and at an index outside a C array.
checked-soak: $(VENV)/dev.stamp
	@rm -rf $(CHECKED) && mkdir -p $(CHECKED)
	@tar -C src -cf - --exclude='*.so' --exclude=__pycache__ quayside | tar -C $(CHECKED) -xf -
	QUAYSIDE_BUILD=checked $(BIN)/python setup.py --quiet build_ext --build-lib $(CHECKED) --build-temp $(CHECKED).temp
	PYTHONPATH=$(CHECKED) $(BIN)/python -c 'import quayside; assert "$(CHECKED)" in quayside.__file__, quayside.__file__'
	PYTHONPATH=$(CHECKED) $(BIN)/python -m tests.soak --compiled --games 2000

# The games that the tests of Packet Row replay, played anew: when its rules version or the fields of a position change.
records: $(VENV)/dev.stamp build
	$(BIN)/python -m tests.games.packet_row.making

wheel: $(VENV)/dev.stamp
	@rm -rf build/lib* build/bdist* dist
	$(BIN)/python -m build --wheel --no-isolation --outdir dist . >build/wheel.log 2>&1 || { cat build/wheel.log; exit 1; }

lock: $(VENV)/run.stamp
	$(PIP) install uv
	$(LOCK) pyproject.toml requirements/build.in --output-file requirements/run.txt
	$(LOCK) pyproject.toml requirements/build.in --all-extras --constraint requirements/run.txt --output-file requirements/dev.txt

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find src -name '*.so' -delete

# The newest Python that is new enough and can make an environment.
$(BIN)/python:
	@for name in $(PYTHONS); do \
		if $$name -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			echo "setting up with $$($$name --version)"; exec $$name -m venv $(VENV); \
		fi; \
	done; echo 'Quayside needs Python 3.11 or later with venv (on Debian: apt install python3-venv)' >&2; exit 1

$(VENV)/run.stamp: requirements/run.txt pyproject.toml | $(BIN)/python
	$(call INSTALL,$<)
	@QUAYSIDE_ONLY=shared $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt $(VENV)/run.stamp
	$(call INSTALL,$<)
	@touch $@
