/** The verdict on the command line: what a story file counts on the way, and what the exit code says at the end. */
// @module-tag full

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Run } from '../../../src/run/run.ts';
import { type Folder, redgreen, repositoryWith } from '../../support/cli.ts';
import { type ModelReply, startModel } from '../../support/model.ts';
import { edit, go, isReview, met, price, priceTests, review, write } from '../../support/verdict.ts';
import { shopFiles } from '../../support/world.ts';

const ten = { 'TEN takes ten percent off': "assert.equal(price(100, 'TEN'), 90)" };
const story = (front: string) =>
  `---\ntitle: Discount codes\n${front}---\n\n## Acceptance criteria\n- TEN takes ten percent off\n`;
/** In one process, and without a check of the tests: half of the processor time. */
const config = 'test-command: node --test --test-isolation=none\nsetup-command: none\ntest-check: off\n';

/** What the story file says at each request to the implementer. */
async function tellStory(folder: Folder, script: ModelReply[], args: string[] = []) {
  const counts: unknown[] = [];
  const front = () => parse(readFileSync(join(folder.path, 'story.md'), 'utf8').split('---')[1] ?? '');
  let next = 0;
  await using model = await startModel((request) => {
    const before = request.body.messages.at(-1);
    // The first request of each go: what follows a tool's result is the same go.
    const opens = before?.role === 'user' && !JSON.stringify(before.content).includes('tool_result');
    if (opens && !isReview(request)) counts.push(front().implementation_retry_count);
    return script[next++] ?? { error: { status: 400, message: 'the script has ended' } };
  });
  const environment = { ANTHROPIC_API_KEY: 'sk-test', ANTHROPIC_BASE_URL: model.url };
  const ended = await redgreen(['run', 'story.md', '--json', ...args], { cwd: folder.path, environment });
  const run: Run | undefined = ended.stdout.startsWith('{') ? JSON.parse(ended.stdout) : undefined;
  return { ...ended, counts, run, front: front(), left: script.length - next };
}

test('the retry count starts from 0 in each part of a cycle and in a rework, and is 0 after passed', async () => {
  using folder = repositoryWith({
    ...shopFiles,
    'test/price.test.js': priceTests({ full: 'assert.equal(price(100), 100)' }),
    '.github/redgreen.yml': config,
    'story.md': story('mode: tdd\nimplementation_retry_count: 7\n'),
  });
  const refusal = review('request_changes', { criteria: [{ ...met, met: false }] });
  const script = [
    ...go(write('test/ten.test.js', priceTests({ passes: 'assert.equal(price(1), 1)' }))),
    ...go(write('test/ten.test.js', priceTests(ten))),
    ...go(price('0.8')),
    ...go(price('0.9')),
    ...go(),
    refusal,
    ...go(price('0.7')),
    ...go(edit('src/price.js', 'amount * 0.7', 'amount * (1 - 0.1)')),
    review('approve'),
  ];
  const { code, stderr, counts, run, front, left } = await tellStory(folder, script);
  expect(code, stderr).toBe(0);
  expect(left).toBe(0);
  expect(run?.attempts.map(({ label }) => label)).toEqual([
    'red 1',
    'red 1 retry 1/3',
    'green 1',
    'green 1 retry 1/3',
    'refactor 1',
    'rework 1',
    'rework 1 retry 1/3',
  ]);
  expect(counts).toEqual([0, 1, 0, 1, 0, 0, 1]);
  expect(run?.retryCount).toBe(3);
  expect(front).toMatchObject({
    status: 'passed',
    implementation_retry_count: 0,
    last_test_run: { passed: true, failures: 0 },
  });
});
