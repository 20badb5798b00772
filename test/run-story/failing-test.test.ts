import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { condense } from '../../src/output/condense.ts';
import { logReader } from '../../src/output/read-log.ts';
import type { Verification } from '../../src/run/verification.ts';
import { namesTests } from '../../src/run-story/unusable-baseline.ts';

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
  ['no test yet, pytest', 'collected 0 items\n\n====== no tests ran in 0.01s ======\n'],
  ['no test yet, jest', 'No tests found, exiting with code 1\n'],
  ['no test yet, mocha', 'Error: No test files found: "test"\n'],
  ['no test yet, node', "Could not find '/work/test/*.test.js'\n"],
  ['no test yet, unittest', "ImportError: Start directory is not importable: 'tests'\n"],
  ['no test yet, surefire', 'No tests were executed!  (Set -DfailIfNoTests=false to ignore this error.)\n'],
  ['a runner that nobody knows', 'Running 12 checks\nprice ... FAILED\n11 good, 1 bad\n'],
  ['an assertion in C', "shop: shop_test.c:12: main: Assertion `price(100) == 90' failed.\nAborted\n"],
  ['values that differ', '  Expected: <90>\n  Actual: <100>\n'],
  [
    'a script of assertions',
    'node:assert:126\nAssertionError [ERR_ASSERTION]: 100 == 90\n    at Object.<anonymous> (/x/shop.js:3:8)\n',
  ],
])('%s tells of tests', (_, log) => {
  expect(namesTests(red(log))).toBe(true);
});

test.each([
  ['a linter, over a test too', '/x/test/a.test.js\n  1:1  error  Missing semicolon  semi\n\n✖ 1 problem\n'],
  ['a compiler over the sources', 'src/a.ts(3,1): error TS2322: No.\n'],
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
  /^(biome|cargo-build|cargo-no-compile|esbuild|eslint|flake8|gcc|ghc|javac|maven-compile|mypy|npm-missing|npm-script|oxlint|prettier|pylint|python-crash|rollup|rubocop|shellcheck|stylelint|tsc|webpack)\b|^shop\/(cargo-build|eslint|make|tsc)|^pytest-conftest\/3/;

test('every recorded log of a runner tells of tests, and no other one does', { tags: 'full' }, () => {
  const root = join(import.meta.dirname, '../fixtures/logs');
  const logs = globSync('*/*/raw.log', { cwd: root }).map((path) => path.slice(0, -'/raw.log'.length));
  expect(logs.length).toBeGreaterThan(250);
  const told = logs.map((name) => [name, namesTests(red(readFileSync(join(root, name, 'raw.log'), 'utf8')))]);
  expect(told.filter(([name, tells]) => tells === noRunner.test(String(name)))).toEqual([]);
});
