# Two commands matter: `make demo` and `make test`. Both work in a fresh clone with git, make and any npm:
# Node 24 comes from the lock file, system packages by apt where that is allowed.
SHELL := /bin/sh
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)

.PHONY: demo test verify bench build types lint deadcode dist lock system clean

demo: node_modules/.installed
	@sh scripts/system-packages.sh demo
	@node scripts/demo.ts

test: node_modules/.installed system
	npm test -- $(TESTFLAGS)

# Everything: types, lint, dead code, tests with the coverage threshold, dist/ up to date.
verify: node_modules/.installed system types lint deadcode lock dist
	$(MAKE) test TESTFLAGS=--coverage

types: node_modules/.installed
	tsc --noEmit

lint: node_modules/.installed
	biome check .

deadcode: node_modules/.installed
	knip

dist: node_modules/.installed
	node scripts/build.ts --check

lock: node_modules/.installed
	npm ci --dry-run --strict-allow-scripts --no-audit --no-fund >/dev/null

build: node_modules/.installed
	npm run build

bench: node_modules/.installed system
	node bench/run.ts

system:
	@sh scripts/system-packages.sh

node_modules/.installed: package.json package-lock.json
	@echo 'Installing Node 24 and the packages of the lock file (about 30 s) …'
	@npm ci --strict-allow-scripts --no-audit --no-fund --loglevel=error
	@touch $@

clean:
	rm -rf node_modules coverage .redgreen
