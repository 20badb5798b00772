// @module-tag full

import { expect, test } from 'vitest';
import { redgreen, repositoryWith } from '../support/cli.ts';
import { call, doThenSay, type ModelOptions, type ModelReply, startModel } from '../support/model.ts';

const key = 'sk-test-canary-0123456789';
const files = { '.github/redgreen.yml': 'test-command: npm test\n' };
const known: ModelOptions = { apiKey: key, modelInfo: { max_input_tokens: 1_000_000, max_tokens: 128_000 } };

const writes = (price: string) =>
  doThenSay([call('write', { file_path: 'price.txt', content: `${price}\n` })], 'Done.');
const review: ModelReply = {
  json: {
    verdict: 'approve',
    summary: 'As asked.',
    criteria: [{ criterion: 'price.txt holds 90', met: true, evidence: 'price.txt:1' }],
    findings: [],
  },
};
const good = [...writes('80'), ...writes('90'), review];

async function live(script: ModelReply[], args = ['--yes'], options = known) {
  await using model = await startModel(script, options);
  using folder = repositoryWith(files);
  const environment = { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: model.url };
  const ended = await redgreen(['doctor', '--live', ...args], { cwd: folder.path, environment });
  return { ...ended, problems: model.problems, requests: model.requests, left: model.left() };
}

test('tries key, model, a red and a review, and says what it cost', async () => {
  const { code, stdout, stderr, problems, requests, left } = await live(good);
  expect(code, stdout + stderr).toBe(0);
  const names = stdout.split('\n').flatMap((line) => /^✓ (\w+):/.exec(line)?.[1] ?? []);
  expect(names).toEqual(['key', 'red', 'review', 'cost']);
  expect(stdout).toContain('4 right, 0 to look at, 0 wrong');
  expect(stdout).toMatch(/cost: \$0\.\d+ for 5 calls/);
  expect(problems).toEqual([]);
  expect(left).toBe(0);
  // A try ends long before it could cost more than it says.
  for (const { body } of requests) expect(Number(body.max_tokens)).toBeLessThan(30_001);
});

test('says what is not as expected', async () => {
  const refused = { json: { verdict: 'request_changes', summary: '', criteria: [], findings: [] } };
  const { code, stdout } = await live([...writes('80'), ...writes('8'), refused]);
  expect(code, stdout).toBe(0);
  expect(stdout).toContain('! red: price.txt holds 8, not 90');
  expect(stdout).toContain('! review: request_changes');
});

test('a model that cannot be used ends it, with exit code 1', async () => {
  const error = { status: 404, type: 'not_found_error', message: 'no such model' };
  const { code, stdout, requests } = await live([{ error }]);
  expect(code, stdout).toBe(1);
  expect(stdout).toContain('✗ red: The provider does not know the model');
  expect(requests).toHaveLength(1);
});

test('spends nothing where nobody said yes, the key is refused, or there is none', async () => {
  const unasked = await live(good, []);
  expect([unasked.code, unasked.requests.length]).toEqual([2, 0]);
  expect(unasked.stderr).toMatch(/^Spend about \$0\.10 on claude-sonnet-5-5 at 127\.0\.0\.1:\d+\? .*give --yes\.$/m);
  const refused = await live(good, ['--yes'], { apiKey: 'another' });
  expect([refused.code, refused.requests.length]).toEqual([2, 0]);
  expect(refused.stderr).toContain('refuses this one (401)');
  using folder = repositoryWith(files);
  const none = await redgreen(['doctor', '--live', '--yes'], { cwd: folder.path });
  expect([none.code, none.stderr]).toEqual([2, 'doctor --live needs a key: set ANTHROPIC_API_KEY.\n']);
});

test('without the network says so in one sentence', async () => {
  using folder = repositoryWith(files);
  const environment = { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: 'http://127.0.0.1:6' };
  const { code, stdout, stderr } = await redgreen(['doctor', '--live', '--yes'], { cwd: folder.path, environment });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^doctor --live needs the network: .*ECONNREFUSED[^\n]*\n$/);
});
