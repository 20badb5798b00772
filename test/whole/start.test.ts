// @module-tag full

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { redgreen, repositoryWith } from '../support/cli.ts';
import { type ModelRequest, startModel } from '../support/model.ts';

const key = 'sk-test-canary-0123456789';
const root = join(import.meta.dirname, '../..');

test('what a run of the command line starts and loads before its first request', async () => {
  using folder = repositoryWith({
    'package.json': '{ "scripts": { "test": "sh test.sh" } }\n',
    'test.sh': 'sleep 2\necho "FAIL the price"\nexit 1\n',
    'story.md': '# Ten percent off\n',
  });
  const log = join(folder.path, '.git', 'started');
  let lines: string[] = [];
  const reply = (_: ModelRequest, index: number) => {
    if (index === 0) lines = readFileSync(log, 'utf8').trim().split('\n');
    return { text: 'Nothing to do.' };
  };
  await using model = await startModel(reply, { apiKey: key });
  const { stderr } = await redgreen(['run', 'story.md', '--max-iterations', '0', '--baseline', 'allow-any'], {
    cwd: folder.path,
    node: ['--import', join(root, 'test/support/started.ts')],
    entry: join(root, 'dist/cli.js'),
    environment: {
      ANTHROPIC_API_KEY: key,
      ANTHROPIC_BASE_URL: model.url,
      HOME: folder.path,
      REDGREEN_REVIEW: 'false',
      STARTED: log,
    },
  });
  expect(lines.length, stderr).toBeGreaterThan(0);

  // What is loaded while the tests run does not lie before them.
  const loaded = lines.filter((line) => line.startsWith('load ')).map((line) => line.slice(5));
  const untilTests = ['start', 'rolldown-runtime', 'story', 'sandbox', 'run', 'tests'];
  expect(
    loaded
      .slice(0, Math.min(...['store', 'agent', 'reading'].map((name) => loaded.indexOf(name))))
      .filter((name) => name !== 'cli')
      .sort(),
  ).toEqual(untilTests.sort());
  expect(loaded).toEqual(expect.arrayContaining(['store', 'reading', 'judge', 'anthropic']));

  // Twice the same is asked of two folders: the clone, and the run's own. Trees are read by those that answer already.
  const git = lines.filter((line) => line.startsWith('start git ')).map((line) => line.slice(10));
  expect(git.sort()).toEqual(['cat-file', 'cat-file', 'diff-files', 'ls-files', 'read-tree', 'status']);
  expect(lines.filter((line) => line.startsWith('start ')).length, lines.join('\n')).toBeLessThanOrEqual(15);
  // 35 to 95 ms of processor time, and 8 MiB: a run asks the model without it.
  expect(readFileSync(log, 'utf8')).not.toContain('load fetch');
}, 60_000);
