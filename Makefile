VENV ?= .venv
PYTHON ?= python3
RUN := $(VENV)/bin/python
PYTEST := $(RUN) -m pytest --numprocesses=auto --dist=loadfile --no-loadscope-reorder
FOR_PLAY := $(VENV)/.installed-play
FOR_CLUSTER := $(VENV)/.installed-cluster
SEVERAL := $(filter 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16,$(PROCESSES))
INSTALLED := $(VENV)/.installed
FOR_PAGE := $(VENV)/.installed-page
FOR_LAB := $(VENV)/.installed-lab
# Only a machine with Chromium can run the tests of the page, whose packages are large.
FOR_TESTS := $(if $(shell command -v chromium),$(FOR_PAGE),$(INSTALLED))
SOURCES := games data bot cogs playground bench tools lab tests
ARGS ?=
DAY := $(shell date +%j)
TOO_OLD := Cake Club needs Python 3.11 or newer. Name one like this: make play PYTHON=python3.13
REFUSE_OLD_PYTHON = @$(PYTHON) -c 'import sys; sys.exit("$(TOO_OLD)" if sys.version_info < (3, 11) else 0)'
PIP_INSTALL := $(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes
COMPILE = $(VENV)/bin/uv pip compile --quiet --universal --python-version=3.11 --generate-hashes \
	--custom-compile-command="make lock" --extra=postgres $(ARGS)

# The tests start the program many times, which is quicker when its compiled code is kept.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play install test test-long test-times check bench bench-house chaos lab-test fmt lock new-game package pictures \
	translate words

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(if $(SEVERAL),$(FOR_CLUSTER),$(FOR_PLAY)) ## play on this machine, in the browser (start again: make play FRESH=1)
	@exec $(RUN) -m tools.play $(if $(FRESH),--fresh) $(if $(PROCESSES),--processes="$(PROCESSES)") $(ARGS)

install: $(FOR_TESTS) ## install what the tests need, as the targets below do (with Chromium, also for the tests of the page)

test: $(FOR_TESTS) ## run the tests (some of them: make test ARGS=tests/games)
	@$(PYTEST) $(ARGS)

test-long: $(FOR_TESTS) ## run what takes too long for make test, in an hour: each day other chaos, and all tests with new games
	$(MAKE) --no-print-directory chaos SEED=$(DAY)
	$(MAKE) --no-print-directory chaos SEED=$(DAY) PROCESSES=3
	CAKECLUB_KILLS=40 CAKECLUB_SEED=$(DAY) $(PYTEST) tests/endtoend/test_kill.py tests/endtoend/test_tournament_kills.py
	CAKECLUB_CHECK_NEW_GAME=1 $(PYTEST) -m long
	CAKECLUB_DRAW_ALL=1 $(PYTEST) tests/page/test_heights.py

test-times: $(FOR_TESTS) ## run the tests, and print where their time goes: by folder, the slowest files and the slowest tests
	@report=$$(mktemp) && { $(PYTEST) --quiet --junitxml="$$report" $(ARGS); status=$$?; \
		$(RUN) -m tools.test_times "$$report"; rm "$$report"; exit $$status; }

check: $(FOR_TESTS) ## check format, lint, types, import contracts and tests
	$(RUN) -m ruff format --check $(SOURCES)
	$(RUN) -m ruff check $(SOURCES)
	$(RUN) -m mypy
	$(VENV)/bin/lint-imports
	@$(PYTEST)

bench: $(INSTALLED) ## measure with small counts, each figure next to its floor
	$(RUN) -m bench

bench-house: $(INSTALLED) ## measure the strength of the house players, in an hour or more (short: make bench-house ARGS=--quick)
	$(RUN) -m bench.house $(ARGS)

chaos: $(INSTALLED) ## play while everything fails for a while (another run: make chaos SEED=7; in a cluster: PROCESSES=3)
	CAKECLUB_LIMITS=1 CAKECLUB_KILLS=$(or $(KILLS),40) CAKECLUB_SEED=$(or $(SEED),1) $(if $(SEVERAL),CAKECLUB_PROCESSES=$(PROCESSES)) \
		$(RUN) -m pytest -q -s tests/endtoend/$(if $(SEVERAL),test_cluster_chaos.py,test_chaos.py)

lab-test: $(FOR_LAB) ## check the research in lab/ (it compiles, which takes minutes)
	$(RUN) -m mypy --package lab
	$(RUN) -m pytest --numprocesses=auto --dist=loadfile $(or $(ARGS),lab/tests)

fmt: $(INSTALLED) ## format the code
	$(RUN) -m ruff check --fix --exit-zero --quiet $(SOURCES)
	$(RUN) -m ruff format $(SOURCES)

new-game: $(INSTALLED) ## write the skeleton of a game (make new-game NAME=toy TITLE="Toy Tray"; with hidden hands: KIND=hidden)
	@$(RUN) -m tools.new_game "$(NAME)" $(if $(TITLE),--title="$(TITLE)") $(if $(KIND),--kind="$(KIND)")

translate: $(FOR_PLAY) ## begin a translation, or add what it lacks, in English (make translate LANGUAGE=it)
	@$(RUN) -m tools.translate "$(LANGUAGE)"

words: $(INSTALLED) ## list what a translation lacks, and draw its sentences in their places (make words LANGUAGE=it)
	@$(RUN) -m tools.words "$(LANGUAGE)" $(ARGS)

lock: $(INSTALLED) ## pin what pyproject.toml asks for (newer versions: make lock ARGS=--upgrade)
	$(COMPILE) --output-file=requirements.txt pyproject.toml
	$(COMPILE) --extra=dev --constraint=requirements.txt --output-file=requirements-dev.txt pyproject.toml
	$(COMPILE) --extra=play-cluster --constraint=requirements-dev.txt --output-file=requirements-cluster.txt pyproject.toml
	$(COMPILE) --extra=dev --extra=page --constraint=requirements-dev.txt --output-file=requirements-page.txt pyproject.toml
	$(COMPILE) --extra=dev --extra=lab --constraint=requirements-dev.txt --output-file=requirements-lab.txt pyproject.toml

package: $(INSTALLED) ## build the wheel and the source archive into dist/ (and compare the version: make package TAG=v1.0.0)
	@version="v$$($(RUN) -c 'from bot.version import version; print(version())')"; test "$${TAG:-$$version}" = "$$version" \
		|| { echo "The tag $$TAG is not the version in pyproject.toml: $$version" >&2; exit 1; }
	$(RUN) -m build --no-isolation

pictures: $(FOR_PAGE) ## render the images in docs again, in headless Chromium (sheets in a language: make pictures LANGUAGE=de)
	@$(RUN) -m tools.pictures $(if $(filter command,$(origin LANGUAGE)),--language="$(LANGUAGE)") $(ARGS)

# They share one environment: each longer list contains the shorter ones, in the same versions.
$(FOR_PLAY): requirements.txt
	$(REFUSE_OLD_PYTHON)
	$(PYTHON) -m venv $(VENV)
	$(PIP_INSTALL) -r requirements.txt
	@touch $@

$(FOR_CLUSTER): requirements-cluster.txt
	$(REFUSE_OLD_PYTHON)
	$(PYTHON) -m venv $(VENV)
	$(PIP_INSTALL) -r requirements-cluster.txt
	@touch $(FOR_PLAY) $@

$(INSTALLED): requirements-dev.txt
	$(REFUSE_OLD_PYTHON)
	$(PYTHON) -m venv $(VENV)
	$(PIP_INSTALL) -r requirements-dev.txt
	@touch $(FOR_PLAY) $(FOR_CLUSTER) $@

$(FOR_PAGE): $(INSTALLED) requirements-page.txt
	$(PIP_INSTALL) -r requirements-page.txt
	@touch $@

$(FOR_LAB): $(INSTALLED) requirements-lab.txt
	$(PIP_INSTALL) -r requirements-lab.txt
	@touch $@
