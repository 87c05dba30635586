# Two commands do everything: make play, make test. The others are for those who work on it.

# The first of these that is new enough, unless one is named.
PYTHON ?= $(shell for one in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$one -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$one && break; done)
VENV := .venv
BIN := $(VENV)/bin
# Packages, compiled modules, pages: whatever is missing or old, a line with its time for each step.
SETUP := $(if $(PYTHON),$(PYTHON) -m tools.setup,@echo 'Wróbel needs Python 3.11 or newer: install one, or name one with make PYTHON=…' >&2; exit 1; :)
CLIENT := $(BIN)/python tools/client.py
# Tests often wait, for a browser or a server: one more of them than cores, unless a number is named.
TESTERS := $(or $(WORKERS),3)
WORKERS ?= 2
PYTEST := $(BIN)/python -m pytest -n $(TESTERS) --dist loadfile --no-loadscope-reorder

.PHONY: play web installed dev test test-all check format bench docs annotate profile fuzz agreement proofs yardstick rates learn lock clean
.PHONY: wheels setup-times $(VENV)/.installed $(VENV)/.dev $(VENV)/.bench

# The table opens as soon as packages and pages are there; the rest is compiled beside it.
play:
	@$(SETUP) play

# Also where the environment forbids it bytecode is kept, or each of hundreds of processes would make its own.
test test-all: export PYTHONDONTWRITEBYTECODE :=

# Everything compiled (or as installed), then the tables, perft and a share of the rest interpreted.
test: dev web
	$(CLIENT) run test
	$(PYTEST) $(ARGS)
	WROBEL_INTERPRETED=1 $(PYTEST) $(ARGS)

test-all: dev web
	$(CLIENT) run test
	WROBEL_LONG=1 $(PYTEST) $(ARGS)
	WROBEL_LONG=1 WROBEL_INTERPRETED=1 $(PYTEST) $(ARGS)

check: dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(CLIENT) run check

format: dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.bench
	$(BIN)/python -m bench

docs: dev
	$(BIN)/python docs/generate.py
	$(BIN)/mkdocs build --strict

# The browser's side, put where the server looks for it; nothing to do if it is as new as web/.
web: installed
	@$(SETUP) web

# How often strong discards what strong human players did; goes on where it was interrupted.
agreement: dev
	$(BIN)/python -m tests.support.agreement --jobs $(WORKERS)

# Which bot is better, by duplicate matches; and four strong beside human players.
proofs: dev
	$(BIN)/python -m tools.proofs --jobs $(WORKERS)

# Strong against open bots of others, installed from npm; goes on where it was interrupted.
yardstick: dev
	$(BIN)/python -m tools.yardstick --resume --jobs $(WORKERS) $(ARGS)

rates: dev
	$(BIN)/python -m tools.rates --jobs $(WORKERS)

# Learns the models of strong anew from the recorded games.
learn: dev
	PYTHONPATH=$(VENV)/build $(BIN)/python -m tools.learn --jobs $(WORKERS)

# The readers on random bytes for ten minutes.
fuzz: dev
	$(BIN)/python -m tests.support.fuzz --seconds 600

# Kernel lines that touch Python objects; marked functions have none.
annotate: dev
	PYTHONPATH=$(VENV)/build $(BIN)/python tools/kernel.py annotate

# A build for perf: symbols and frame pointers.
profile: dev
	WROBEL_SYMBOLS=1 CFLAGS="-fno-omit-frame-pointer" $(SETUP) install

# Before anything is installed: a dependency that is new has no hash yet.
lock:
	@$(SETUP) lock

# This machine's wheel: built, checked by auditwheel where that is possible, tried without compiler and Node.
wheels: dev
	$(PYTHON) -m tools.wheels

# How long the set-up takes in a fresh copy with empty caches, step by step.
setup-times:
	$(PYTHON) -m tools.setup_times

installed $(VENV)/.installed:
	@$(SETUP) install

dev $(VENV)/.dev:
	@$(SETUP) install --extra play --extra dev

$(VENV)/.bench:
	@$(SETUP) install --extra play --extra dev --extra bench

clean:
	rm -rf $(VENV) .uv build dist site web/node_modules web/dist web/src/generated src/wrobel/web/static
	find src -name '*.so' -delete
	rm -f src/wrobel/shape/tables.bin
