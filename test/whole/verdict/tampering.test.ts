/** What is left of a green exit when somebody weakened the tests on the way there: a red attempt, with that as feedback. */
// @module-tag full

import { expect, test } from 'vitest';
import { promptsOf } from '../../support/model-prompts.ts';
import { commitsOf, edit, go, judged, price, runner, shop, write } from '../../support/verdict.ts';
import { shopFiles } from '../../support/world.ts';

const discount = 'discount takes ten percent off';

test('a skipped test is red and fed back; put back and met, it passes', async () => {
  const skip = edit('test/price.test.js', `test('${discount}'`, `test.skip('${discount}'`);
  const back = edit('test/price.test.js', `test.skip('${discount}'`, `test('${discount}'`);
  await using world = await shop([...go(skip), ...go(back, price('0.9'))]);
  const { outputs, run, attempts, rows, logs, summaryComment } = await judged(world);

  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '2' });
  expect(attempts).toEqual([
    ['initial', 'failed'],
    ['retry 1/3', 'passed'],
  ]);
  const [first, second] = run?.attempts ?? [];
  expect(first?.verification).toMatchObject({ exitCode: 0, counts: { passed: 1, failed: 0, skipped: 1 } });
  expect(first?.verification?.tampering?.[0]).toMatchObject({
    severity: 'weakens',
    path: 'test/price.test.js',
    line: 6,
  });
  expect(second?.verification?.tampering).toBeUndefined();
  expect(second?.reason).toMatch(/^tests weakened \(/);
  const [, feedback = ''] = promptsOf(world.model);
  expect(feedback).toContain('exited 0, and the verification is red all the same');
  expect(feedback).toMatch(
    /The tests were weakened, which does not count as passing. Take this back:\n- test\/price\.test\.js:6: /,
  );
  expect(rows[0]?.[2]).toContain('✗ tests weakened');
  expect(summaryComment).not.toContain('Tests changed');
  // Guarded first: no second verification is spent on what is red already.
  expect(logs).toEqual(['attempt-1', 'attempt-2', 'baseline']);
  expect(commitsOf(world)).toEqual([
    ['Discount codes', 'initial'],
    ['Fix failing tests (retry 1/3)', 'retry 1/3'],
  ]);
});

test('a deleted test, a bent script and an early exit: each red, each named, never passed', async () => {
  const manifest = JSON.parse(shopFiles['package.json'] ?? '{}');
  const script = (command: string) =>
    write('package.json', JSON.stringify({ ...manifest, scripts: { test: command } }));
  const whole = shopFiles['test/price.test.js'] ?? '';
  const without = whole
    .split('\n')
    .filter((line) => !line.includes(discount))
    .join('\n');
  await using world = await shop(
    [
      ...go(write('test/price.test.js', without)),
      ...go(write('test/price.test.js', whole), script('node --test || true')),
      ...go(
        script('node --test'),
        price('0.8'),
        write('src/price.js', `process.exit(0);\n${price('0.8').input.content}`),
      ),
    ],
    { 'test-command': 'npm test', 'max-iterations': '2' },
  );
  const { outputs, run, summaryComment, attempts } = await judged(world);

  expect(outputs).toMatchObject({ outcome: 'failed', attempts: '3' });
  expect(attempts.map(([, result]) => result)).toEqual(['failed', 'failed', 'failed']);
  const named = run?.attempts.map(({ verification }) =>
    verification?.tampering?.find(({ severity }) => severity === 'weakens'),
  );
  expect(named?.map((finding) => finding?.path)).toEqual(['test/price.test.js', 'package.json', 'src/price.js']);
  const [, deleted = '', bent = ''] = promptsOf(world.model);
  expect(deleted).toMatch(/test\/price\.test\.js:?\d*: .*discount takes ten percent off/);
  expect(bent).toMatch(/package\.json:?\d*: .*\|\| true|package\.json:?\d*: .*exit code/);
  expect(summaryComment).toContain('3 attempts in total');
  for (const label of ['initial', 'retry 1/2', 'retry 2/2'])
    expect(summaryComment).toContain(`- ${label}: tests weakened`);
  expect(world.at(2)).toMatchObject({ labels: ['ai-failed'], pull: { draft: true } });
});

test('a test configuration that leaves tests out is no way round either', async () => {
  const files = { ...shopFiles, '.mocharc.json': '{ "spec": ["test"] }\n', 'check.sh': 'node --test test\n' };
  const leftOut = edit('.mocharc.json', '"spec": ["test"]', '"spec": ["test"], "ignore": ["test/price.test.js"]');
  await using world = await shop(
    [...go(leftOut, price('0.9')), ...go(write('.mocharc.json', files['.mocharc.json']))],
    runner,
    {
      files,
    },
  );
  const { outputs, attempts } = await judged(world);
  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '2' });
  expect(attempts[0]).toEqual(['initial', 'failed']);
  expect(promptsOf(world.model)[1]).toContain('.mocharc.json');
});

test('a request in the story’s own words is no tampering: shown first, and passed', async () => {
  const issue = {
    title: 'Discount codes',
    body: 'TEN takes ten percent off. Remove test/old.test.js, it tests what is gone.',
  };
  const old = "import test from 'node:test';\ntest('an old thing', () => {});\n";
  const script = go(price('0.9'), { name: 'bash', input: { command: 'rm test/old.test.js' } });
  await using world = await shop(script, runner, { files: { ...shopFiles, 'test/old.test.js': old }, issue });
  const { outputs, run } = await judged(world);
  expect(run?.attempts[0]?.verification?.tampering?.map(({ severity, path }) => [severity, path])).toContainEqual([
    'review',
    'test/old.test.js',
  ]);
  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '1' });
  expect(world.at(2).body).toMatch(/Tests changed: review\*\*\n\n- `?test\/old\.test\.js/);
});
