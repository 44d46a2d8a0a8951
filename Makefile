# What people do here. `make demo` and `make test` work on a fresh machine that
# has Python 3.11 or newer (on Debian with python3-venv) and make.
# PYTHON=/path/to/python chooses which one.

VENV := .venv
PY := $(VENV)/bin/python
# Only files whose hashes stand in a lock file are ever installed. The build
# backend is in the lock as well, which is why build isolation (an unlocked
# download of its own) can be switched off.
INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check
LOCK := $(or $(UV),uv) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links pyproject.toml
# One more than CPUs: most tests wait longer than they compute.
WORKERS ?= 3
# The soak measures times, so it leaves none over.
JOBS ?= 2

.PHONY: help demo test quick soak check format screenshots languages lock
help:
	@echo "make demo         play in the browser, without a Telegram account"
	@echo "make test         run every test, the browser's too"
	@echo "make quick        run the fast tests"
	@echo "make soak         run the fault harnesses for an hour (or go on with it): docs/reliability.md"
	@echo "make check        format, lint, types, import rules, Dockerfile"
	@echo "make format       put the code into its form"
	@echo "make screenshots  take the pictures of the README anew"
	@echo "make languages    take pictures of every language, to be looked at"
	@echo "make lock         write the lock files anew (needs uv)"

demo: $(VENV)/runtime.stamp
	$(VENV)/bin/kozel demo

test: $(VENV)/dev.stamp
	$(PY) -m pytest -n $(WORKERS) --dist worksteal -m "not browser"
	$(PY) -m pytest -m browser

quick: $(VENV)/dev.stamp
	$(PY) -m pytest -n $(WORKERS) --dist worksteal -m "not browser and not slow"

soak: $(VENV)/dev.stamp
	$(PY) -m tests.faults.soak --jobs $(JOBS)

check: $(VENV)/dev.stamp
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports
	$(VENV)/bin/hadolint Dockerfile

format: $(VENV)/dev.stamp
	$(VENV)/bin/ruff format .
	$(VENV)/bin/ruff check --fix .

languages: $(VENV)/dev.stamp
	$(PY) scripts/languages.py

screenshots: $(VENV)/dev.stamp
	$(PY) scripts/screenshot.py

# The development lock is the stricter one (aiogram holds pydantic back), so it
# comes first and the runtime lock follows its versions.
lock:
	$(LOCK) --group dev --output-file requirements-dev.lock
	$(LOCK) --extra images --group build --constraints requirements-dev.lock --output-file requirements.lock

$(VENV)/bin/pip:
	@scripts/make-venv $(VENV)

$(VENV)/runtime.stamp: requirements.lock pyproject.toml | $(VENV)/bin/pip
	$(INSTALL) --require-hashes --requirement requirements.lock
	$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

# Holds everything of the runtime as well, so it counts for both.
$(VENV)/dev.stamp: requirements-dev.lock requirements.lock pyproject.toml | $(VENV)/bin/pip
	$(INSTALL) --require-hashes --requirement requirements-dev.lock
	$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $(VENV)/runtime.stamp $@
