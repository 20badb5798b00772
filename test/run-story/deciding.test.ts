/** Which projects of a workspace decide about an attempt. */
// @module-tag full

import { expect, test } from 'vitest';
import type { Run } from '../../src/run/run.ts';
import { type Folder, repositoryWith } from '../support/cli.ts';
import { call, doThenSay } from '../support/model.ts';
import { withModel } from '../support/price-story.ts';

const json = (value: unknown) => `${JSON.stringify(value)}\n`;
/** A process for each file takes twice as long. */
const inOneProcess = 'node --test --test-isolation=none';
const member = (name: string, more: object = {}) =>
  json({ name, version: '1.0.0', scripts: { test: inOneProcess }, ...more });
const asserts = (name: string, expected: number, more = '') =>
  `const assert = require('node:assert');
const test = require('node:test');
const { price } = require('./index.js');
test('${name}', () => {
  assert.equal(price(), ${expected});
});
${more}`;
const index = (price: string) => `exports.price = () => ${price};\n`;

const lock = (version: string) => json({ name: 'shop', version, lockfileVersion: 3, packages: {} });

const settings = 'review: false\nsetup-command: none\nmax-iterations: 1\n';

/** `lib` is to become 90, `app` needs it and says `appPrice`, `old` is red whatever happens. */
const base = (appPrice: number) => ({
  '.github/redgreen.yml': `${settings}test-check: off\n`,
  'package.json': json({ private: true, workspaces: ['packages/*'] }),
  'package-lock.json': lock('1.0.0'),
  'packages/lib/package.json': member('lib'),
  'packages/lib/index.js': index('100'),
  'packages/lib/lib.test.js': asserts('the lib says ninety', 90),
  'packages/app/package.json': member('app', { dependencies: { lib: '*' } }),
  'packages/app/index.js': index("require('../lib/index.js').price() + 10"),
  'packages/app/app.test.js': asserts('the app keeps its price', appPrice),
  'packages/old/package.json': member('old'),
  'packages/old/index.js': index('1'),
  'packages/old/old.test.js': asserts('the old one is two', 2),
  'story.md': '# Ninety\n\nThe price of lib is 90.\n',
});

/** Each attempt writes its files. */
async function run(appPrice: number, ...attempts: Record<string, string>[]): Promise<Run> {
  using folder = repositoryWith(base(appPrice));
  const retries = `${attempts.length - 1}`;
  return await runIn(folder, ['run', 'story.md', '--max-iterations', retries], attempts);
}

async function runIn(folder: Folder, command: string[], attempts: Record<string, string>[]): Promise<Run> {
  const script = attempts.flatMap((files) =>
    doThenSay(
      Object.entries(files).map(([file_path, content]) => call('write', { file_path, content })),
      'Done.',
    ),
  );
  return (await withModel(folder, script, [...command, '--json'])).run();
}

const ninety = { 'packages/lib/index.js': index('90') };
const failing = ({ attempts }: Run) =>
  attempts.map(({ verification }) => verification?.failures.map(({ name }) => name));

test('a red of one that depends on what is touched decides, also where the dependency is not named any more', {
  tags: 'variant',
}, async () => {
  const ended = await run(110, ninety, { 'packages/lib/package.json': member('other') });
  expect(ended.outcome).toBe('failed');
  expect(failing(ended)).toEqual([['the app keeps its price'], ['the app keeps its price']]);
});

test('a project that stands on a touched one without naming it is asked before the run ends', async () => {
  using folder = repositoryWith({
    ...base(110),
    'packages/app/package.json': member('app'),
    'packages/old/index.js': index('2'),
  });
  const ended = await runIn(folder, ['run', 'story.md', '--max-iterations', '0'], [ninety]);
  expect(ended.outcome).toBe('failed');
  expect(failing(ended)).toEqual([['the app keeps its price']]);
});

test('the tests of a project that is added run, and not where the base’s tests are asked', async () => {
  // Without its test file, which is none of the base's, its command is red.
  const scripts = { test: `test -f new.test.js && ${inOneProcess}` };
  const added = {
    'packages/new/package.json': member('new', { scripts }),
    'packages/new/index.js': index('5'),
    'packages/new/new.test.js': asserts('the new one is six', 6),
  };
  const more = "test('the app is no lib', () => {\n  assert.notEqual(price(), 90);\n});\n";
  const mended = {
    'packages/new/index.js': index('6'),
    'packages/app/app.test.js': asserts('the app keeps its price', 100, more),
  };
  const ended = await run(100, { ...ninety, ...added }, mended);
  expect(failing(ended)).toEqual([['the new one is six'], []]);
  expect(ended.outcome, ended.detail).toBe('passed');
  expect(ended.commands.test).toContain('packages/new');
  expect(ended.attempts[1]?.verification).toMatchObject({
    command: ended.commands.test,
    counts: { passed: 4, failed: 0 },
    baseTests: { result: 'passed', unmet: [], changedBehaviour: [] },
    sinceBaseline: { fixed: ['the lib says ninety', 'the app keeps its price'] },
  });
});

test('a red of a project that is not touched does not decide, nor for a branch that goes on', async () => {
  using folder = repositoryWith({ ...base(100), '.github/redgreen.yml': settings });
  const added = {
    'packages/new/package.json': member('new'),
    'packages/new/index.js': index('6'),
    'packages/new/new.test.js': asserts('the new one is six', 6),
  };
  const ended = await runIn(folder, ['run', 'story.md', '--max-iterations', '0'], [{ ...ninety, ...added }]);
  const verification = ended.attempts[0]?.verification;
  expect(ended.outcome, ended.detail).toBe('passed');
  expect(ended.baseline?.counts).toEqual({ passed: 0, failed: 3, skipped: 0 });
  expect(verification?.counts).toEqual({ passed: 3, failed: 0, skipped: 0 });
  // What is told is what exited 0.
  expect(verification).toMatchObject({ exitCode: 0, command: ended.commands.test });
  expect(ended.commands.test).not.toContain('packages/old');
  expect(ended.commands.whole?.test).toContain('packages/old');
  expect(ended.commands.because).toContain('those that depend on them: packages/app, packages/lib');
  expect(verification?.testCheck).toBeDefined();

  const again = await runIn(folder, ['retry', 'latest'], []);
  expect(again.outcome, again.detail).toBe('passed');
  expect(again.attempts).toEqual([]);
  expect(again.baseline).toMatchObject({
    ...{ result: 'passed', command: again.commands.test, counts: { passed: 3, failed: 0 } },
  });
  expect(again.commands.test).toContain('packages/new');
  expect(again.commands.test).not.toContain('packages/old');
});
