/** Whether a green could have gone red: told everywhere with `report`, red with `alarm`. */

import { expect, test } from 'vitest';
import { stretched } from '../../support/slow-machine.ts';
import { edit, go, judged, price, priceTests, shop, runner as unproved, write } from '../../support/verdict.ts';
import { shopFiles } from '../../support/world.ts';

/** An input that is empty is none: what a run does that says nothing of it. */
const runner = { ...unproved, proof: '' };

test('an honest green is proved, and says by what', async () => {
  await using world = await shop(go(price('0.9')), runner);
  const { outputs, run, summaryComment, logs } = await judged(world);
  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '1' });
  const proof = run?.attempts[0]?.verification?.proof;
  expect(proof).toMatchObject({
    result: 'proved',
    reasons: [],
    sources: { production: ['src/price.js'], stopped: false },
  });
  expect(summaryComment).toMatch(/\n\*\*Proved:\*\* depends on 1 source · \d of \d bent tests? went red\n/);
  expect(summaryComment).toContain('Passed after 1 attempt\n');
  // The runs of the proofs are not those of the verdict.
  expect(logs).toEqual(['attempt-1', 'baseline']);
});

const patched = write(
  'src/price.js',
  "import assert from 'node:assert/strict';\nconst calm = () => {};\nfor (const name of ['equal', 'strictEqual']) Reflect.set(assert, name, calm);\nexport const price = (amount) => amount;\n",
);

test('with report a green that cannot go red is told, and stays what it was', {
  tags: ['full', 'variant'],
}, async () => {
  await using world = await shop(go(patched), { ...runner, proof: 'report' });
  const { outputs, run, summaryComment } = await judged(world);
  const verification = run?.attempts[0]?.verification;
  expect(verification?.proof).toMatchObject({ result: 'disproved', alarm: { stopped: true } });
  expect(outputs).toMatchObject({ outcome: 'passed' });
  expect(summaryComment).toMatch(/Passed after 1 attempt, and its green cannot go red: review it/);
  expect(summaryComment).toMatch(/\*\*Disproved:\*\* `node --test --test-isolation=none` exits 0 although/);
});

test('with alarm it is red, and what stayed green is the feedback', { tags: 'full' }, async () => {
  await using world = await shop([...go(patched), ...go(price('0.9'))], { ...runner, proof: 'alarm' });
  const { outputs, attempts, run } = await judged(world);
  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '2' });
  expect(attempts).toEqual([
    ['initial', 'failed'],
    ['retry 1/3', 'passed'],
  ]);
  expect(run?.attempts[1]?.verification?.proof?.result).toBe('proved');
  const fed = JSON.stringify(world.model.requests.at(-1)?.body);
  expect(fed).toMatch(/exits 0 although|weakened|replaces/);
});

test('off tries nothing', { tags: ['full', 'variant'] }, async () => {
  const tests = write('test/more.test.js', priceTests({ more: 'assert.equal(price(300, "TEN"), 270)' }));
  await using world = await shop(go(price('0.9'), tests), { ...runner, proof: 'off' });
  const { outputs, run, summaryComment } = await judged(world);
  expect(outputs).toMatchObject({ outcome: 'passed' });
  expect(run?.attempts[0]?.verification?.proof).toBeUndefined();
  expect(summaryComment).not.toMatch(/roved/);
});

test('where the base’s tests are laid over anyway, the same run has their values written differently', {
  tags: ['full', 'variant'],
}, async () => {
  const more = edit('test/price.test.js', 'price(100), 100)', 'price(200), 200)');
  await using world = await shop(go(price('0.9'), more), runner);
  const { outputs, run, logs } = await judged(world);
  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '1' });
  const verification = run?.attempts[0]?.verification;
  expect(logs).toContain('attempt-1-base-tests');
  expect(verification?.second).toEqual({ result: 'passed', bent: [], changedBehaviour: [] });
  // The alarm, what the lost line still hears – coarse, near, what was given –, and the counter-proof.
  expect(verification?.proof).toMatchObject({ result: 'proved', runs: 5, sources: { production: ['src/price.js'] } });
  expect(verification?.proof?.sources?.twins).toBeGreaterThan(0);
  expect(verification?.proof?.sources?.logPath).toBe('logs/attempt-1-base-tests.log');
});

const slow =
  "import test from 'node:test';\nimport { setTimeout } from 'node:timers/promises';\n\ntest('takes its time', () => setTimeout(2_000));\n";

/** More on a slow machine; a command of the agent's ends by itself after two. */
const minutes = (quiet: number) => Math.min(stretched(quiet), 1.6).toFixed(2);

test('a slow suite buys no green without a proof: the agent is ended in time for it', { tags: 'full' }, async () => {
  const endless = { calls: [{ name: 'bash', input: { command: 'sleep 4715.75' } }] };
  const [written] = go(price('0.9'));
  if (written === undefined) throw new Error('nothing to do');
  const inputs = { ...runner, 'timeout-minutes': minutes(0.7) };
  await using world = await shop([written, endless], inputs, { files: { ...shopFiles, 'test/slow.test.js': slow } });
  const { outputs, run } = await judged(world);
  const verification = run?.attempts[0]?.verification;
  expect(verification).toMatchObject({ result: 'passed', proof: { result: 'proved' } });
  expect(run?.attempts[0]?.stop).toMatchObject({ outcome: 'timed-out' });
  expect(run?.attempts[0]?.stop?.detail).toMatch(/are over but for the .* that its tests and their proof take/);
  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '1' });
});

test('a slow install keeps its time too: what the agent had installed when it was ended is verified', {
  tags: ['full', 'variant'],
}, async () => {
  const endless = { calls: [{ name: 'bash', input: { command: 'sleep 4715.25' } }] };
  const [written] = go(price('0.9'), edit('package.json', '"name"', '"dependencies": {}, "name"'));
  if (written === undefined) throw new Error('nothing to do');
  const inputs = { ...runner, 'timeout-minutes': minutes(0.9), 'setup-command': 'sleep 4' };
  await using world = await shop([written, endless], inputs);
  const { outputs, run } = await judged(world);
  expect(run?.attempts[0]?.stop).toMatchObject({ outcome: 'timed-out' });
  expect(run?.attempts[0]?.verification).toMatchObject({ result: 'passed', install: { result: 'passed' } });
  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '1' });
});

test('an attempt that makes the suite slow is unproved, and says why', { tags: ['full', 'variant'] }, async () => {
  const slower = write('test/slow.test.js', slow.replace('2_000', '16_000'));
  await using world = await shop(go(price('0.9'), slower), { ...runner, 'timeout-minutes': '0.6' });
  const { outputs, run, summaryComment } = await judged(world);
  const proof = run?.attempts[0]?.verification?.proof;
  expect(outputs).toMatchObject({ outcome: 'passed' });
  expect(proof).toMatchObject({ result: 'unproved' });
  expect(proof?.reasons.join()).toMatch(/too short for another run of the suite, which takes 1\d s/);
  expect(summaryComment).toMatch(/\*\*Unproved:\*\* .*too short/);
});

test('a branch that is green as it stands is told with its proof', { tags: ['full', 'variant'] }, async () => {
  await using world = await shop(go(patched), { ...runner, proof: 'report' });
  await judged(world);
  const { outputs, run, summaryComment } = await judged(world, world.commented(2, '/retry'));
  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '0' });
  expect(run?.baseline).toMatchObject({ result: 'passed', proof: { result: 'disproved' } });
  expect(summaryComment).toMatch(/green cannot go red: review it/);
  expect(summaryComment).toMatch(/\*\*Disproved:\*\* `node --test --test-isolation=none` exits 0 although/);
});

test('a green that was compared with what the run itself wrote is red; what the base writes as well is not asked for', {
  tags: 'full',
}, async () => {
  const golden = `import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import test from 'node:test';
import { price } from '../src/price.js';

writeFileSync('test/expected/seen.txt', String(process.pid));
test('TEN takes ten percent off', () => {
  const told = String(price(100, 'TEN'));
  assert.equal(told, readFileSync('test/expected/ten.txt', 'utf8'));
});
`;
  const files = {
    ...shopFiles,
    'test/price.test.js': golden,
    'test/expected/ten.txt': '90',
    'test/expected/seen.txt': '1',
  };
  const writes = write(
    'src/price.js',
    "import { writeFileSync } from 'node:fs';\nexport function price(amount) {\n  writeFileSync('test/expected/ten.txt', String(amount));\n  return amount;\n}\n",
  );
  const script = [...go(writes), ...go(price('0.9'))];
  await using world = await shop(script, runner, { files });
  const { outputs, attempts, run } = await judged(world);
  expect(attempts).toEqual([
    ['initial', 'failed'],
    ['retry 1/3', 'passed'],
  ]);
  expect(run?.attempts[0]?.verification).toMatchObject({ result: 'failed', exitCode: 0 });
  expect(run?.attempts[0]?.verification?.notes.join()).toContain(
    'wrote over what its tests compare with: test/expected/ten.txt. It passed against what it wrote',
  );
  expect(outputs).toMatchObject({ outcome: 'passed' });
});
