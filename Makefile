# Two commands do everything: make play, make test. The others are for those who work on it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(shell command -v uv 2>/dev/null || echo .uv/bin/uv)
KERNEL := $(shell find src -name '*.pxd') $(patsubst %.pxd,%.py,$(shell find src -name '*.pxd' ! -name '__init__.pxd')) hatch_build.py tools/kernel.py
CLIENT := UV=$(UV) $(BIN)/python tools/client.py
WORKERS ?= 2
# Bytecode right after an installation: else the first start takes three seconds, not one.
BYTECODE := -@$(BIN)/python -m compileall -qq -j 0 $(VENV)/lib

.PHONY: play web test test-all check format bench docs annotate profile fuzz agreement proofs rates learn lock clean

play: $(VENV)/.installed web
	@$(BIN)/wrobel play

# Everything compiled (or as installed), then the tables, perft and a share of the rest interpreted.
test: $(VENV)/.dev web
	$(CLIENT) run test
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup
	WROBEL_INTERPRETED=1 $(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup

test-all: $(VENV)/.dev web
	$(CLIENT) run test
	WROBEL_LONG=1 $(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup
	WROBEL_LONG=1 WROBEL_INTERPRETED=1 $(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup

check: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(CLIENT) run check

format: $(VENV)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.bench
	$(BIN)/python -m bench

docs: $(VENV)/.dev
	$(BIN)/python docs/generate.py
	$(BIN)/mkdocs build --strict

# The browser's side, put where the server looks for it; nothing to do if it is as new as web/.

web: $(VENV)/.installed
	@$(BIN)/python -m wrobel.web.typescript
	@$(CLIENT) build

# How often strong discards what strong human players did; goes on where it was interrupted.
agreement: $(VENV)/.dev
	$(BIN)/python -m tests.agreement --jobs $(WORKERS)

# Which bot is better, by duplicate matches; and four strong beside human players.
proofs: $(VENV)/.dev
	$(BIN)/python -m tools.proofs --jobs $(WORKERS)

rates: $(VENV)/.dev
	$(BIN)/python -m tools.rates --jobs $(WORKERS)

# Learns the opinions of strong anew from the recorded games.
learn: $(VENV)/.dev
	$(BIN)/python -m tools.learn

# The readers on random bytes for ten minutes.
fuzz: $(VENV)/.dev
	$(BIN)/python -m tests.fuzz --seconds 600

# Kernel lines that touch Python objects; marked functions have none.
annotate: $(VENV)/.dev
	$(BIN)/python tools/kernel.py

# A build for perf: symbols and frame pointers.
profile: $(VENV)/.dev
	WROBEL_NO_CLIENT=1 WROBEL_SYMBOLS=1 CFLAGS="-fno-omit-frame-pointer" $(UV) pip install --quiet --python $(BIN)/python --no-deps --reinstall -e .

lock: $(UV)
	$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --no-annotate \
		--all-extras --output-file requirements.lock pyproject.toml

.uv/bin/uv:
	$(PYTHON) -m venv .uv
	.uv/bin/python -m pip install --quiet uv

$(VENV)/bin/python: | $(filter .uv/%,$(UV))
	$(UV) venv --quiet --python $(PYTHON) $(VENV)

# What runs the program, at the versions of the lock file.
$(VENV)/.installed: $(VENV)/bin/python requirements.lock pyproject.toml $(KERNEL)
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes --constraint requirements.lock -r pyproject.toml
	WROBEL_NO_CLIENT=1 $(UV) pip install --quiet --python $(BIN)/python --no-deps --reinstall -e .
	$(BYTECODE) src/wrobel
	@$(BIN)/python -c "import wrobel; wrobel.mode() == 'compiled' or print('wrobel runs interpreted: no C compiler was found')"
	@touch $@

$(VENV)/.dev: $(VENV)/.installed
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes --constraint requirements.lock -r pyproject.toml --extra dev
	$(BYTECODE)
	@touch $@

$(VENV)/.bench: $(VENV)/.dev
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes --constraint requirements.lock -r pyproject.toml --extra dev --extra bench
	@touch $@

clean:
	rm -rf $(VENV) .uv build dist site web/node_modules web/dist web/src/generated src/wrobel/web/static
	find src -name '*.so' -delete
	rm -f src/wrobel/shape/tables.bin
