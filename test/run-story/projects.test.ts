/** A workspace without a test command at its root: what depends on a change decides too. */
// @module-tag full

import { expect, test } from 'vitest';
import type { Run } from '../../src/run/run.ts';
import { redgreen, repositoryWith } from '../support/cli.ts';
import { call, doThenSay, startModel } from '../support/model.ts';
import { promptsOf } from '../support/model-prompts.ts';

const key = 'sk-test-canary-0123456789';
const json = (value: unknown) => `${JSON.stringify(value)}\n`;
const member = (name: string, more: object = {}) =>
  json({ name, version: '1.0.0', scripts: { test: 'node --test' }, ...more });
const asserts = (path: string, name: string, expected: number) =>
  `const assert = require('node:assert');\nrequire('node:test')('${name}', () => assert.equal(require('${path}').price(), ${expected}));\n`;

test('what one project changes has to be green in the one that needs it', { tags: 'variant' }, async () => {
  using folder = repositoryWith({
    '.github/redgreen.yml': 'review: false\nsetup-command: none\nmax-iterations: 1\n',
    'package.json': json({ private: true, workspaces: ['packages/*'] }),
    'packages/lib/package.json': member('lib'),
    'packages/lib/index.js': 'exports.price = () => 100;\n',
    'packages/lib/lib.test.js': asserts('./index.js', 'the lib says ninety', 90),
    'packages/app/package.json': member('app', { dependencies: { lib: '*' } }),
    'packages/app/index.js': "exports.price = () => require('../lib/index.js').price() + 10;\n",
    'packages/app/app.test.js': asserts('./index.js', 'the app keeps its price', 110),
    'story.md': '# Ninety\n\nThe price of lib is 90, the one of app stays.\n',
  });
  const write = (path: string, content: string) => call('write', { file_path: path, content });
  const script = [
    ...doThenSay([write('packages/lib/index.js', 'exports.price = () => 90;\n')], 'Done.'),
    ...doThenSay(
      [write('packages/app/index.js', "exports.price = () => require('../lib/index.js').price() + 20;\n")],
      'Done.',
    ),
  ];
  await using model = await startModel(script, { apiKey: key });
  const environment = { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: model.url };
  const { stdout, stderr } = await redgreen(['run', 'story.md', '--json'], { cwd: folder.path, environment });
  const run = JSON.parse(stdout) as Run;
  expect(run.outcome, stderr).toBe('passed');
  expect(run.commands.because).toContain('projects: packages/app, packages/lib');
  expect(run.baseline?.counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(run.attempts.map(({ verification }) => verification?.failures.map(({ name }) => name))).toEqual([
    ['the app keeps its price'],
    [],
  ]);
  expect(promptsOf(model)[1]).toContain('the app keeps its price');
});
