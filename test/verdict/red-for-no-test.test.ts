import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { condense } from '../../src/output/condense.ts';
import { logReader } from '../../src/output/read-log.ts';
import { installWords, missingTool, startedPrograms } from '../../src/packages/missing-tool.ts';
import { scriptParts } from '../../src/packages/script-parts.ts';
import type { Verification } from '../../src/run/verification.ts';
import { namesTests } from '../../src/run-story/failing-test.ts';

function red(log: string): Verification {
  const reader = logReader();
  reader.push(Buffer.from(log));
  const report = reader.end();
  const output = condense(report, { maxChars: 5000, exitCode: 1 });
  const { counts, failures } = report;
  const end = { result: 'failed', step: 'test', command: 'npm test', exitCode: 1, durationMs: 1, tree: 't' } as const;
  return { ...end, counts, failures, output, logPath: '', notes: [] };
}

test.each([
  ['a failing test', 'TAP version 13\nnot ok 1 - adds\n1..1\n'],
  ['a test file that does not compile', "src/a.test.ts(3,1): error TS2304: Cannot find name 'total'.\n"],
  [
    'a Go test of something new',
    '# shop [shop.test]\n./cart_test.go:8:5: undefined: Total\nFAIL\tshop [build failed]\n',
  ],
  [
    'a Rust test beside its code',
    'error[E0425]: cannot find function `total`\n --> src/lib.rs:8:9\n\nerror: could not compile `shop` (lib test) due to 1 previous error\n',
  ],
  ['no test yet, pytest', 'collected 0 items\n\n====== no tests ran in 0.01s ======\n'],
  ['no test yet, jest', 'No tests found, exiting with code 1\n'],
  ['no test yet, mocha', 'Error: No test files found: "test"\n'],
  ['no test yet, node', "Could not find '/work/test/*.test.js'\n"],
  ['no test yet, unittest', "ImportError: Start directory is not importable: 'tests'\n"],
  ['no test yet, surefire', 'No tests were executed!  (Set -DfailIfNoTests=false to ignore this error.)\n'],
  ['a runner that nobody knows', 'Running 12 checks\nprice ... FAILED\n11 good, 1 bad\n'],
  ['an assertion in C', "shop: shop_test.c:12: main: Assertion `price(100) == 90' failed.\nAborted\n"],
  ['values that differ', '  Expected: <90>\n  Actual: <100>\n'],
  ['a crash', './run: line 3: 812 Segmentation fault (core dumped) ./shop_test\n'],
  [
    'a script of assertions',
    'node:assert:126\nAssertionError [ERR_ASSERTION]: 100 == 90\n    at Object.<anonymous> (/x/shop.js:3:8)\n',
  ],
  ['a program that checks by itself', 'failed: near(to_celsius(100), 37.8)\nmake: *** [Makefile:4: test] Error 1\n'],
  [
    'a sanitizer',
    'src/average.c:4:15: runtime error: signed integer overflow: 2147483647 + 2147483645\nmake: *** [test] Error 1\n',
  ],
  [
    'a test program in C of something new',
    "check.c:(.text+0xe5): undefined reference to `utf8_length'\ncollect2: error: ld returned 1 exit status\nmake: *** [Makefile:8: check] Error 1\n",
  ],
  ['values in words', '12: queue.push(3) is 1, not 0\nmake: *** [Makefile:2: check] Error 1\n'],
  ['what was wanted', 'price(200): got 200 want 180\nmake: *** [Makefile:2: check] Error 1\n'],
  ['a difference', '--- expected.txt\n+++ -\n@@ -1,2 +1,2 @@\n-A|1\n+A|2\n B|1\nmake: *** [check] Error 1\n'],
  ['a test program that says nothing of itself', '2 m 5 cm is -1\nmake: *** [Makefile:2: check] Error 1\n'],
  ['a script in JavaScript', 'check.js:1\nTypeError: l.total is not a function\n    at check.js:1:31\n'],
  [
    'a module that lacks an export',
    "SyntaxError: The requested module './l.js' does not provide an export named 'total'\n",
  ],
  ['a file that is to come', "Error: Cannot find module './total'\nRequire stack:\n- /w/check.js\n"],
  ['a script in Python', "Traceback (most recent call last):\nImportError: cannot import name 'total' from 'shop'\n"],
  ['a script in Ruby', "check.rb:2:in `<main>': undefined method `total' for #<Cart:0x0007> (NoMethodError)\n"],
  ['a script in Perl', 'Undefined subroutine &Shop::total called at check.pl line 1.\n'],
  ['a script in Lua', "lua: check.lua:2: attempt to call field 'total' (a nil value)\n"],
  ['a script in Scheme', 'check.scm:2:13: Unbound variable: total\n'],
  [
    'a program in Java that checks',
    'ShopCheck.java:1: error: cannot find symbol\n  symbol:   method total(int)\n1 error\n',
  ],
  ['a program in Haskell that checks', 'Check.hs:2:11: error: Variable not in scope: total :: t0 -> a0\n'],
  ['a test program that ends itself', './build/tests\nmake: *** [Makefile:4: unit-tests] Aborted\n'],
])('%s tells of tests', (_, log) => {
  expect(namesTests(red(log))).toBe(true);
});

test('a file of the tests that the command runs is enough; one of several commands, or what else is in its way, is not', () => {
  const silent = (command: string, output = '# prune_test.sh\n') => namesTests({ ...red(output), command });
  expect(['test/all', 'sh ./tests/run.sh -v'].map((command) => silent(command))).toEqual([true, true]);
  expect(['npm run check', 'tools/all', 'test/all && npm run lint'].map((command) => silent(command))).toEqual([
    false,
    false,
    false,
  ]);
  expect(silent('test/all', 'test/all: line 3: poetry: command not found\n')).toBe(false);
});

test.each([
  ['a linter, over a test too', '/x/test/a.test.js\n  1:1  error  Missing semicolon  semi\n\n✖ 1 problem\n'],
  ['a compiler over the sources', 'src/a.ts(3,1): error TS2322: No.\n'],
  [
    'Rust sources',
    'error[E0425]: no\n --> src/lib.rs:8:9\n\nerror: could not compile `shop` (lib) due to 1 previous error\nerror: could not compile `shop` (lib test) due to 1 previous error\n',
  ],
  ['a bar of coverage', '  12 passing (3ms)\n\nERROR: Coverage for lines (80%) does not meet global threshold (90%)\n'],
  ['a program that a test script misses', './test.sh: line 3: poetry: command not found\nmake: *** [test] Error 1\n'],
  [
    'a formatter',
    'diff cart.go.orig cart.go\n--- cart.go.orig\n+++ cart.go\n@@ -1,2 +1,2 @@\n-  a\n+\ta\ngofmt: run it\n',
  ],
  ['a tool that lacks a dependency', "Error: Cannot find module 'eslint'\nRequire stack:\n- /w/lint.js\n"],
  ['a typechecker', 'shop.py:3: error: Module has no attribute "total"  [attr-defined]\n'],
  [
    'a package manager that draws its error and its causes',
    'Error: ERR_PNPM_BAD_CONFIG_DEP\n\n  × resolve package manager dependencies\n  ├─▶ Failed to resolve config dependency pnpm@12.21.0: Failed to\n  │   fetch metadata\n  ╰─▶ dns error\n\npackages/core: tests exited 1\n',
  ],
  [
    'a crash inside a package of npm',
    '/w/node_modules/sucrase/dist/index.js:12\n  fn();\n  ^\n\nTypeError: util.isArray is not a function\n    at run (/w/node_modules/sucrase/dist/index.js:12:3)\n    at Object.<anonymous> (/w/check.js:1:1)\n',
  ],
  [
    'a crash inside a package of Python',
    'Traceback (most recent call last):\n  File "/w/check.py", line 1, in <module>\n    import nose\n  File "/w/.venv/lib/python3.12/site-packages/nose/core.py", line 4, in <module>\n    collections.Callable\nAttributeError: module \'collections\' has no attribute \'Callable\'\n',
  ],
  [
    'a crash inside a gem',
    "/usr/lib/ruby/gems/3.1.0/gems/rake-10.0/lib/rake.rb:2:in `<main>': undefined method `last_comment' for #<Rake> (NoMethodError)\n",
  ],
  ['a word alone', 'licence header missing in 3 files\n'],
])('%s does not', (_, log) => {
  expect(namesTests(red(log))).toBe(false);
});

/** Of tools that run no tests. `python-crash` is a script, `npm-missing` a program that is not there. */
const noRunner =
  /^(biome|cargo-build|esbuild|eslint|flake8|gcc|ghc|javac|maven-compile|mypy|npm-missing|npm-script|oxlint|prettier|pylint|python-crash|rollup|rubocop|shellcheck|stylelint|tsc|webpack)\b|^shop\/(cargo-build|eslint|make|tsc)|^pytest-conftest\/3/;

test('every recorded log of a runner tells of tests, and no other one does', { tags: 'full' }, () => {
  const root = join(import.meta.dirname, '../fixtures/logs');
  const logs = globSync('*/*/raw.log', { cwd: root }).map((path) => path.slice(0, -'/raw.log'.length));
  expect(logs.length).toBeGreaterThan(250);
  const told = logs.map((name) => [name, namesTests(red(readFileSync(join(root, name, 'raw.log'), 'utf8')))]);
  expect(told.filter(([name, tells]) => tells === noRunner.test(String(name)))).toEqual([]);
});

test.each([
  ['sh: 1: pnpm: not found', 'pnpm'],
  ['/bin/sh: line 1: uv: command not found', 'uv'],
  ['./test.sh: line 3: poetry: command not found', 'poetry'],
  ['./test.sh: 3: cargo: not found', 'cargo'],
  ['zsh: command not found: bun', 'bun'],
  ['make: mvn: No such file or directory', 'mvn'],
  ["env: 'python3': No such file or directory", 'python3'],
  ['Error: spawn go ENOENT', 'go'],
  ['cat: notes.txt: No such file or directory', undefined],
  ['Error: module not found', undefined],
  ['GET /missing: not found', undefined],
])('%s', (line, tool) => {
  expect(missingTool(`one\n${line}\ntwo\n`)).toBe(tool);
});

test('says where a tool comes from, also one that nobody knows', () => {
  expect(installWords('pnpm')).toBe('`pnpm` is missing here: `npm install -g pnpm`, in a workflow pnpm/action-setup.');
  expect(installWords('constructor')).toContain('`setup-command` has to install them');
});

test.each<[Parameters<typeof startedPrograms>[0], string[]]>([
  [{ setup: 'mix deps.get', test: 'mix test' }, ['mix!']],
  [{ test: 'cd app && CI=1 mix test' }, ['cd!', 'mix!']],
  [{ setup: 'npm ci', build: 'make', test: 'jest; pytest -q' }, ['npm!', 'make', 'pytest']],
  [{ test: './run.sh || mytool && go test' }, ['go']],
  [{ test: 'mytool --all' }, ['mytool!']],
])('what a run starts, and what nothing could bring: %j', (commands, expected) => {
  expect(startedPrograms(commands).map(({ name, isNeeded }) => `${name}${isNeeded ? '!' : ''}`)).toEqual(expected);
});

const parts = (scripts: Record<string, string>, command = 'npm test', more: string[] = []) => {
  const names = ['package.json', ...more];
  const read = async (path: string) => (path === 'package.json' ? JSON.stringify({ scripts }) : undefined);
  return scriptParts({ read, list: async () => names }, command);
};

test('a chain of scripts is taken apart, each part as a command of its own', async () => {
  const lint = 'eslint . && prettier --check .';
  const chain = { lint, build: 'tsc -b', test: 'npm run lint && npm run build && NODE_ENV=test mocha -R spec' };
  expect(await parts(chain)).toEqual([
    'npx --no-install eslint .',
    'npx --no-install prettier --check .',
    'npm run build',
    'NODE_ENV=test npx --no-install mocha -R spec',
  ]);
  const around = { pretest: 'npm run lint', lint: 'eslint .', test: 'tap', posttest: 'node scripts/check.js' };
  expect(await parts(around)).toEqual(['npm run lint', 'npx --no-install tap', 'node scripts/check.js']);
  const all = { test: 'run-s lint unit', lint: 'eslint .', unit: 'vitest run' };
  expect(await parts(all, 'pnpm test', ['pnpm-lock.yaml'])).toEqual(['pnpm run lint', 'pnpm run unit']);
  expect(await parts({}, './lint.sh && ./run-tests')).toEqual(['./lint.sh', './run-tests']);
});

test('what cannot be told apart stays whole, and a script that calls itself ends', async () => {
  expect(await parts({ test: 'mocha' })).toEqual(['npm run test']);
  expect(await parts({ test: 'cd web && mocha' })).toHaveLength(1);
  expect(await parts({ test: "eslint . ; mocha -g 'a && b'" })).toHaveLength(1);
  expect(await parts({ test: "mocha -g 'a && b'" })).toEqual(['npm run test']);
  expect(await parts({ test: 'npm run test && npm run test' }).then((all) => all.length)).toBeLessThan(100);
});

test('a target of make is taken apart: what it needs, then its own commands', async () => {
  const made = (makefile: string, command = 'make test') => {
    const read = async (path: string) => (path === 'Makefile' ? makefile : undefined);
    return scriptParts({ read, list: async () => ['Makefile'] }, command);
  };
  const chain = 'CC ?= gcc\n.PHONY: test lint\ntest: lint build unit\nlint:\n\t@./lint.sh\nunit:\n\tgo test ./...\n';
  expect(await made(chain)).toEqual(['make lint', 'make build', 'make unit']);
  expect(await made('test: lint\n\t@-rm log\n\t# all\n\tgo test ./...\n\nlint:\n\tgo vet\n')).toEqual([
    'make lint',
    'rm log || true',
    'go test ./...',
  ]);
  expect(await made('all: lint \\\n  unit\nunit:\n\tprove\n', 'make')).toEqual(['make lint', 'make unit']);
});

test.each([
  ['a variable of make', 'test: lint unit\n\t$(CC) -o t t.c\n'],
  ['a condition in its commands', 'test: lint\n\tgo vet\nifeq ($(CI),1)\n\tgo test -race\nelse\n\tgo test\nendif\n'],
  ['one part', 'test: unit\nunit:\n\tprove\n'],
  ['no such target', 'test := lint unit\ncheck: a b\n'],
])('a target of make stays whole: %s', async (_, makefile) => {
  const read = async (path: string) => (path === 'Makefile' ? makefile : undefined);
  expect(await scriptParts({ read, list: async () => ['Makefile'] }, 'make test')).toEqual(['make test']);
});

test('a makefile may end its lines as Windows does', async () => {
  const read = async (path: string) =>
    path === 'Makefile' ? 'test: lint \\\r\n  unit\r\n\t@node a.js\r\n' : undefined;
  const all = await scriptParts({ read, list: async () => ['Makefile'] }, 'make test');
  expect(all).toEqual(['make lint', 'make unit', 'node a.js']);
});

test.each([
  ['a target without an end', `a${' '.repeat(200_000)}x`],
  ['a variable of a target', `a:${' '.repeat(200_000)}=`],
  ['marks before a command', `b: c\n\t${'@'.repeat(200_000)}x\rz`],
])('a makefile with a long line is read in time: %s', async (_, line) => {
  const read = async (path: string) => (path === 'Makefile' ? `test: lint unit\n${line}\n` : undefined);
  const before = process.cpuUsage().user;
  expect(await scriptParts({ read, list: async () => ['Makefile'] }, 'make test')).toHaveLength(2);
  // A second is a hundred times what it takes.
  expect(process.cpuUsage().user - before).toBeLessThan(1_000_000);
});
