# Each command does its own set-up; `make` alone lists them. Extra arguments go in ARGS="...".

UV  := $(shell command -v uv || echo .uv/bin/uv)
RUN := $(UV) run --frozen

# The compiled engine, once made by `make fast`, is kept up to date until `make slow`.
COMPILED := build/compiled
SOURCES  := $(shell find src/frostline/core src/frostline/games src/frostline/bots/evaluate src/frostline/bots/tree.py -name '*.py' 2>/dev/null)
READY    := .venv/synced $(wildcard $(COMPILED))

.PHONY: help setup play terminal shots load test check cover bench steps ledger golden soak fast slow clean

help:  ## list these commands
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' $(MAKEFILE_LIST) | expand -t 10

setup: .venv/synced  ## make the environment (the other commands do it too)

play: $(READY)  ## start the site and open a browser (terminal: make terminal)
	$(RUN) frostline serve $(ARGS)

terminal: $(READY)  ## play a game of Artemis in the terminal
	$(RUN) frostline play artemis $(ARGS)

test: $(READY)  ## run the tests
	$(RUN) pytest $(ARGS)

check: $(READY)  ## lint, format, types, layout and ledger, in under a minute
	$(RUN) ruff check
	$(RUN) ruff format --check
	$(RUN) mypy
	$(RUN) pytest -n 0 tests/test_layout.py
	$(RUN) python tools/ledger.py >/dev/null

RULES := tests/core tests/artemis tests/antarctica tests/ceres tests/shackleton tests/test_contract.py tests/test_notebook.py

cover: slow  ## run the tests of the rules and show the lines of core and games they miss
	$(RUN) coverage erase
	$(RUN) coverage run -m pytest -m 'not slow' $(RULES) $(ARGS)
	$(RUN) coverage combine --quiet
	$(RUN) coverage report

bench: $(READY) .peer/synced  ## measure every game, and a peer beside it
	$(RUN) frostline bench $(ARGS)

steps: $(READY)  ## measure a step of every PettingZoo environment, and one of Connect Four beside it
	$(RUN) python -m frostline.rl.measure $(ARGS)

ledger: $(READY)  ## print each rule with its code and its tests
	$(RUN) python tools/ledger.py $(ARGS)

golden: $(READY)  ## tell the golden playthroughs anew
	$(RUN) python tools/golden.py $(ARGS)

shots: $(READY)  ## take pictures of all pages, into shots/ (needs Chromium)
	$(RUN) python tools/shots.py $(ARGS)

load: $(READY)  ## 100 tables in play through the API: speed and memory
	$(RUN) python bench/load.py $(ARGS)

soak: $(READY)  ## play very many random games and check every invariant
	$(RUN) python tools/soak.py $(ARGS)

fast: $(COMPILED)  ## compile core, games, evaluations and the search tree in place (needs a C compiler)

slow: .venv/synced  ## go back to plain Python: remove what `make fast` made
	$(RUN) python tools/compile.py --clean

clean:  ## remove everything made here
	find src -name '*.so' -delete
	rm -rf .venv .uv .peer build dist htmlcov .coverage* .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} +

.venv/synced: pyproject.toml uv.lock | $(UV)
	$(UV) sync --frozen
	@touch $@

.peer/synced: bench/peer-requirements.txt | .venv/synced
	rm -rf .peer
	$(UV) venv --quiet --python .venv/bin/python .peer
	$(UV) pip install --quiet --python .peer --require-hashes -r $<
	@touch $@

$(COMPILED): .venv/synced tools/compile.py $(SOURCES)
	$(RUN) python tools/compile.py
	@touch $@

.uv/bin/uv:
	tools/get-uv
