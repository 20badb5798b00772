// @module-tag full
// The one thing to do, for each cause that ends a run before any call of the model: told, with the file or folder it is about.

import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith, redgreen, repositoryWith } from '../support/cli.ts';
import { compiled } from '../support/compiled.ts';

const unittest = 'import unittest\nclass T(unittest.TestCase):\n  def test_a(self): pass\n';

interface Surroundings {
  files?: Record<string, string>;
  home?: Record<string, string>;
  path?: string;
}

/** What stands between the headline and the attempts. */
async function told(args: (home: string) => string[], { files = {}, home = {}, path }: Surroundings = {}) {
  using folder = repositoryWith({ 'story.md': '# Do it\n', ...files });
  using house = folderWith(home);
  for (const name of Object.keys(home)) chmodSync(join(house.path, name), 0o755);
  const more = path === undefined ? '' : `${join(house.path, path)}:`;
  const environment = {
    ...compiled,
    ANTHROPIC_API_KEY: 'k',
    // Nobody is there: a call would end the run in another way.
    ANTHROPIC_BASE_URL: 'http://127.0.0.1:9',
    HOME: house.path,
    PATH: `${more}${process.env.PATH}`,
  };
  const { code, stderr } = await redgreen(['run', 'story.md', ...args(house.path)], { cwd: folder.path, environment });
  expect(code, stderr).toBe(10);
  const parts = stderr.split('before any call to the model');
  return { said: parts.at(-1) ?? '', before: parts[0] ?? '', home: house.path };
}

test('no test command, and none in a folder either', async () => {
  const { said } = await told(() => []);
  expect(said).toContain('No test command was found, so nothing could prove a change.');
  expect(said).toMatch(/^Next: Set `test-command` .*[Tt]hen run `redgreen retry [\w-]+`\.$/m);
});

test('folders with a test command of their own are found and named', { tags: 'variant' }, async () => {
  const files = { 'web/package.json': '{"scripts":{"test":"node --test"}}', 'api/tests/test_a.py': unittest };
  const { said } = await told(() => [], { files });
  expect(said).toContain('`web` has one (`npm test`)');
  expect(said).toContain('`api` has one (`python3 -m unittest discover -s tests`)');
  expect(said).toMatch(/^Next: Set `working-directory` to the folder named above, or `projects` to cover several/m);
  const wrong = await told(() => ['--working-directory', 'wep'], { files });
  expect(wrong.said).toMatch(/`working-directory` is `wep\/`.*`web` has one/);
  const none = await told(() => ['--working-directory', 'wep'], { files: { 'a.txt': '' } });
  expect(none.said).toMatch(
    /^Next: Set `working-directory` to a folder of the repository, or remove the setting\. Then/m,
  );
});

test('require-green', async () => {
  const { said } = await told(() => ['--test-command', 'echo FAIL a; exit 1', '--baseline', 'require-green']);
  expect(said).toMatch(
    /^Next: Make the tests green on the base branch, or leave them to the agent with `baseline: allow-known` \(`allow-any` if the output names no test\)/m,
  );
});

test('a base that is red for no test: what it says, and what to do', async () => {
  const scripts = { lint: 'node lint.js', test: 'npm run lint && npm run unit', unit: 'node --test' };
  const files = {
    'package.json': JSON.stringify({ scripts }),
    'lint.js': "console.log('a.js\\n  1:1  error  Missing semicolon  semi'); process.exit(1);\n",
    'a.test.js': "require('node:test')('a', () => {});\n",
  };
  const { said } = await told(() => [], { files });
  expect(said).toContain('`npm test` exited 1, and none of its failures is that of a test');
  expect(said).toContain('It says “a.js:1: Missing semicolon  semi” (eslint).');
  expect(said).toMatch(/^Next: Correct what is named above on the base branch, set `test-command`.*allow-any/m);
  const chained = { 'package.json': JSON.stringify({ scripts: { test: 'pnpm -r test' } }) };
  const missing = await told(() => [], { files: chained });
  expect(missing.said).toContain('`pnpm` is missing here: if it is one of the dependencies');
  expect(missing.said).toMatch(/^Next: Install what is named above/m);
  const pinned = await told(() => [], { files: { '.nvmrc': '4', ...files } });
  expect(pinned.before).toMatch(/`\.nvmrc` asks for node 4, and here it is “v\d+/);
  const late = await told(() => ['--test-command', 'sleep 30', '--test-timeout-minutes', '0.01']);
  expect(late.said).toContain('did not end within `test-timeout-minutes` (0.01)');
  expect(late.said).toMatch(/^Next: Raise `test-timeout-minutes`/m);
});

test('a hidden toolchain, also where it is setup that misses it', async () => {
  const place = { home: { 'mine/perl': '#!/bin/sh\necho "perl 4.036"\n' }, path: 'mine' };
  const { said, home } = await told(
    () => ['--setup-command', 'perl -e "exit 3"', '--test-command', 'perl -e "exit 0"'],
    place,
  );
  expect(said).toContain(`\`perl\` is ${home}/mine/perl outside the sandbox`);
  expect(said).toContain(`Not opened of PATH: ${home}/mine`);
  expect(said).toMatch(/^Next: Install it below \/usr or \/opt/m);
});

test('the program of a preset that is not there is told before the baseline', async () => {
  using folder = repositoryWith({ 'story.md': '# Do it\n', 'test.sh': 'exit 1\n' });
  const environment = { ...compiled, ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: 'http://127.0.0.1:9' };
  const args = ['run', 'story.md', '--test-command', 'sh test.sh', '--setup-command', 'true', '--agent', 'claude-code'];
  const { code, stdout, stderr } = await redgreen(args, { cwd: folder.path, environment });
  expect(code, stderr).toBe(2);
  expect(stdout).toContain('attempts: 0\n');
  expect(stderr).toContain('claude was not found in the sandbox');
  expect(stderr).toMatch(/^Next: Install the program named above/m);
  expect(stderr).not.toMatch(/^Baseline/m);
});
