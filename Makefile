# `make play` and `make test` need Python 3.11 or newer and nothing else.

PYTHON ?= python3
BIN := .venv/bin
NPM := $(BIN)/python hatch_build.py npm
PIN := $(PYTHON) -m uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --no-emit-index-url --upgrade
# Tests spend some of their time waiting for servers and browsers, so run two per core.
CORES := $(shell getconf _NPROCESSORS_ONLN)
WORKERS ?= $(shell echo $$(( $(CORES) * 2 )))
QUICK := "not (server or services or strength or long)"
QUICK_TESTS := tests/rules tests/players tests/play tests/tables tests/page
# With a Node on this system the page is built at once, while the rest is installed.
NODE := $(shell $(PYTHON) hatch_build.py node 2>/dev/null)
# Compiled modules are kept: tests start hundreds of processes, which would compile everything again.
export PYTHONDONTWRITEBYTECODE :=
# Targets that install system packages wait for each other.
APT := DEBIAN_FRONTEND=noninteractive flock /tmp/nottingham-apt.lock apt-get -qq
HEADERS := "import os, sysconfig; os.stat(os.path.join(sysconfig.get_path('include'), 'Python.h'))" 2>/dev/null
# Only what is imported gets compiled, when it is: that takes a third of the time.
PIP := $(BIN)/pip install --quiet --disable-pip-version-check --no-compile

.PHONY: help play watch test quick laws check bench load chaos strength golden docs mutants pins reach screenshots clean page page-tests python-tests python-check page-check chromium servers compiler

help: ## Show this menu
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/^([a-z]+):.*## /make \1\t/' | expand -t 14

play: .venv/play page ## Open a table in your browser, to play with friends and bots (for others on your network: HOST=0.0.0.0)
	@$(BIN)/nottingham serve --open --log-level warning $(if $(HOST),--host $(HOST))

watch: .venv/play ## Watch a game between bots in the terminal
	$(BIN)/nottingham watch --players 4 --edition second --royal-goods

test: ## Run all tests
	@$(MAKE) --no-print-directory --keep-going --jobs=2 page-tests python-tests

page-tests: page .venv/play
	$(NPM) run --silent test

python-tests: .venv/tests page chromium servers compiler
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

quick: .venv/dev page ## Run the tests for every change: rules, players, tables and the page's unit tests, in under a minute
	$(NPM) run --silent test -- --maxWorkers=1 & page=$$!; $(BIN)/pytest -q -n $(CORES) --dist worksteal -m $(QUICK) $(QUICK_TESTS); python=$$?; wait $$page && exit $$python

laws: .venv/dev page ## Check the laws, and run other random tests, on several times as many games (takes minutes)
	NOTTINGHAM_THOROUGH=1 $(BIN)/pytest -n $(CORES) --dist worksteal tests/laws tests/players tests/records tests/research tests/training tests/vector tests/cli tests/server/test_secrecy.py tests/server/test_fuzz.py tests/chaos/test_lost_seats.py

check: python-check page-check ## Check style, types and import contracts

python-check: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

page-check: .venv/dev page
	$(NPM) run --silent lint
	$(NPM) run --silent check

bench: .venv/dev ## Measure speed, compared with python-chess and RLCard in the same run
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.players
	$(BIN)/python -m bench.environments

load: .venv/dev page ## Measure the server under load: a thousand tables, four thousand connections
	$(BIN)/python -m bench.load --tables 100 --pace full
	$(BIN)/python -m bench.load --grow
	$(BIN)/python -m bench.load_nodes
	$(BIN)/python -m bench.abuse

chaos: .venv/dev servers ## Kill, pause and cut off three servers, Redis and PostgreSQL for ten minutes, then check that nothing was lost
	$(BIN)/python -m tests.chaos --seconds 600

strength: .venv/dev ## Measure the strength of the bots in 368,000 games
	$(BIN)/python -m bench.strength

golden: .venv/dev ## Re-record the golden games (then review the diff)
	$(BIN)/python -m tests.playthroughs.record
	$(BIN)/python -m tests.research.openspiel_playthrough

reach: .venv/dev page chromium ## Check every screen in every language and theme against WCAG 2.2 AA (slow)
	NOTTINGHAM_REACH=1 $(BIN)/pytest -n auto tests/e2e/test_reach.py

screenshots: .venv/dev page chromium ## Retake the screenshots in docs/screenshots (then look at them)
	$(BIN)/python -m tests.support.browser.screenshots

docs: .venv/dev ## Regenerate the generated parts of docs/ and web/
	$(BIN)/python -m docs.generate
	$(BIN)/python -m tests.support.companion_sheets

mutants: .venv/dev ## Break the rules on purpose and check that the laws notice (slow)
	$(BIN)/python -m tests.laws.mutants

pins: ## Pin the newest versions of all dependencies
	$(PYTHON) -m pip install --quiet uv
	$(PIN) pyproject.toml requirements/build.in -o requirements/play.txt
	$(PIN) pyproject.toml requirements/build.in --extra dev -c requirements/play.txt -o requirements/dev.txt
	$(PIN) requirements/node.in -o requirements/node.txt
	$(PIN) requirements/pip.in -o requirements/pip.txt

clean: ## Remove everything that was installed or built
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist web/node_modules web/src/wire/generated src/nottingham/page

# The pip of an older Python takes twice as long.
.venv/python: requirements/pip.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Nottingham needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	$(PIP) --require-hashes -r requirements/pip.txt
	touch $@

.venv/play: .venv/python requirements/play.txt requirements/node.txt pyproject.toml
	$(PIP) --require-hashes -r requirements/play.txt
	$(BIN)/python hatch_build.py node >/dev/null 2>&1 || $(PIP) --require-hashes -r requirements/node.txt
	NOTTINGHAM_PAGE=later $(PIP) --no-build-isolation --no-deps -e .
	touch $@

.venv/dev: .venv/play requirements/dev.txt
	$(PIP) --require-hashes -r requirements/dev.txt
	touch $@

# Compiles the tests once. Otherwise each worker of the first run would do it.
.venv/tests: .venv/dev
	$(BIN)/pytest --collect-only -qq >/dev/null
	touch $@

page: $(if $(NODE),,.venv/play)
	@$(if $(NODE),$(PYTHON),$(BIN)/python) hatch_build.py page

# The headless shell takes half as long as the full browser, but not every system has it.
chromium:
	@command -v chromium-headless-shell >/dev/null || test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || { $(APT) update && \
		for browser in chromium-headless-shell chromium; do $(APT) install -y $$browser >/dev/null 2>&1 && break; done; } || true
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || \
		echo "Chromium is not installed: browser tests will fail."

servers:
	@command -v redis-server >/dev/null && command -v haproxy >/dev/null && ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || { \
		$(APT) update && $(APT) install -y --no-install-recommends postgresql redis-server haproxy >/dev/null; } || true
	@command -v redis-server >/dev/null && command -v haproxy >/dev/null && ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		command -v initdb >/dev/null || echo "PostgreSQL, Redis or HAProxy is not installed: tests that need it are skipped."

compiler:
	@command -v cc >/dev/null && $(PYTHON) -c $(HEADERS) || test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || { \
		$(APT) update && $(APT) install -y --no-install-recommends gcc libc6-dev python3-dev >/dev/null; } || true
	@command -v cc >/dev/null && $(PYTHON) -c $(HEADERS) || echo "No C compiler, or no headers of Python: the compiled wheel can't be tested."
