# In a fresh clone with git, make and any npm: Node 24 comes from the lock file, system packages by apt where that is allowed.
#   make demo     look at it
#   make near     what a change touches, while working on it
#   make test     whether a change is good, in minutes: real git, real processes, the built Action
#   make verify   everything that guards a merge
#   make soak     crashes and kills at every point many times over, then the benchmarks: hours, and not in CI
SHELL := /bin/sh
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)

.PHONY: demo test near verify covered soak bench build types lint deadcode dist lock weight full built bare-root system clean

demo: node_modules/.installed
	@sh scripts/system-packages.sh demo
	@node scripts/demo.ts

# All tests but those that are tagged `full`. TESTFLAGS=test/store runs a part. Three workers for two cores: a fifth of the time a test waits.
test: node_modules/.installed system built
	@sh scripts/in-memory.sh vitest run --tags-filter='!full' --max-workers=3 $(TESTFLAGS)

# Types, style, rooms, and the tests that import what differs from the base: while working.
BASE ?= origin/main
near: node_modules/.installed built
	@tsc --noEmit
	@biome check --no-errors-on-unmatched $$(git diff --name-only --diff-filter=d $(BASE); git ls-files --others --exclude-standard)
	@vitest run --tags-filter='!full' test/architecture.test.ts
	@vitest run --tags-filter='!full' --changed $(BASE) --passWithNoTests

verify: lock dist test covered types lint deadcode weight full

# The coverage of the loop by its own tests: counted in all of `make test` it takes a third more of a processor.
covered: node_modules/.installed
	@vitest run --tags-filter='!full' --coverage test/loop test/verdict/feedback.test.ts

types: node_modules/.installed
	tsc --noEmit

lint: node_modules/.installed
	biome check .

deadcode: node_modules/.installed
	knip

dist: node_modules/.installed
	node scripts/build.ts --check

# In a folder of its own: an npm before 10 knows no dry run, and would empty node_modules beside the other checks.
lock: node_modules/.installed
	@place=$$(mktemp -d) && cp package.json package-lock.json "$$place" && \
	  NODE_NO_WARNINGS=1 npm --prefix "$$place" ci --dry-run --strict-allow-scripts --no-audit --no-fund --loglevel=error >/dev/null; \
	  status=$$?; rm -rf "$$place"; exit $$status

# The code grows only where a commit says what for.
weight: node_modules/.installed
	@node scripts/weight.ts --check

# What the tests start: the sources, built into a folder that git ignores, once for each state of them.
built: node_modules/.installed
	@node scripts/built.ts >/dev/null

# Many of them wait for a lease, a limit of time or a server while a processor stands idle: eight workers.
full: node_modules/.installed system built
	@sh scripts/in-memory.sh vitest run --tags-filter='full && !variant' --max-workers=8 $(TESTFLAGS)

soak: node_modules/.installed system
	REDGREEN_CRASH_ROUNDS=20 REDGREEN_KILLS=200 REDGREEN_EVENTS=400 vitest run --tags-filter='soak || variant'
	@$(MAKE) --no-print-directory bench
	node bench/histories.ts --mirrors "$(MIRRORS)"

build: node_modules/.installed
	npm run build

bench: node_modules/.installed system
	node bench/run.ts

# `make test` on a fresh machine, as root or with sudo; needs debootstrap.
bare-root:
	@sh scripts/bare-root.sh

system:
	@sh scripts/system-packages.sh

node_modules/.installed: package.json package-lock.json
	@echo 'Installing Node 24 and the packages of the lock file (about 30 s) …'
	@sh scripts/install-packages.sh
	@touch $@

clean:
	rm -rf node_modules coverage build .redgreen
