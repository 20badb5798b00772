/** The tests of the base, over what the agent made of the code. */
// @module-tag full

import { expect, test } from 'vitest';
import { promptsOf } from '../../support/model-prompts.ts';
import { edit, go, isReview, judged, price, review, shop, write } from '../../support/verdict.ts';
import { issueText, shopFiles } from '../../support/world.ts';

const discount = 'discount takes ten percent off';
const full = 'full price without a code';

test('an expectation changed to the wrong value: exit 0 is red, with that as feedback', async () => {
  const script = [
    ...go(price('0.8'), edit('test/price.test.js', ', 90)', ', 80)')),
    ...go(price('0.9'), edit('test/price.test.js', ', 80)', ', 90)')),
  ];
  await using world = await shop(script);
  const { outputs, run, attempts, logs, rows } = await judged(world);

  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '2' });
  expect(attempts).toEqual([
    ['initial', 'failed'],
    ['retry 1/3', 'passed'],
  ]);
  expect(run?.attempts[0]?.verification).toMatchObject({
    exitCode: 0,
    counts: { passed: 2, failed: 0 },
    baseTests: { result: 'failed', unmet: [discount], changedBehaviour: [] },
  });
  // Where the machine is slow, the agent is told of the base's tests before.
  const feedback = promptsOf(world.model).at(-1) ?? '';
  expect(feedback).toContain('exited 0, but the verification is red');
  expect(feedback).toContain(`still red: ${discount}. Their expectations were changed, not met.`);
  expect(run?.changes).toContain(`Implementation retry 1/3: 1 expectation changed, not met (${discount})`);
  expect(rows[0]?.[2]).toContain('✗ 1 expectation changed, not met');
  // The test is as it was again: nothing is left to lay over.
  expect(logs).toEqual(['attempt-1', 'attempt-1-base-tests', 'attempt-2', 'baseline']);
});

/** What was green at the base means something else now: the full price has grown. */
const dearer = [
  write(
    'src/price.js',
    "export function price(amount, code) {\n  return code === 'TEN' ? amount * 0.9 : amount + 1;\n}\n",
  ),
  edit('test/price.test.js', 'price(100), 100)', 'price(100), 101)'),
];
/** The reviewer's answer for that test. */
const dearerIs = (isAsked: boolean) => ({
  changes: [{ change: 1, asked_for: isAsked, words: isAsked ? issueText.title : '' }],
});
const mayChange = { title: issueText.title, body: `---\ntests: may-change\n---\n${issueText.body}` };

test('changed behaviour passes where a writer’s story says tests: may-change', async () => {
  await using world = await shop(go(...dearer), {}, { issue: mayChange });
  const { outputs, run, logs, summaryComment } = await judged(world);
  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '1' });
  expect(logs).toEqual(['attempt-1', 'attempt-1-base-tests', 'baseline']);
  expect(run?.attempts[0]?.verification?.baseTests).toMatchObject({ result: 'failed', unmet: [] });
  expect(promptsOf(world.model)[0]).toContain('The story allows existing tests to change.');
  expect(summaryComment).toContain(`Changed with the behaviour, as the story allows: ${full}`);
  expect(summaryComment).toMatch(/Tests changed: review\*\*\n\n- `test\/price\.test\.js/);
  expect(world.at(2)).toMatchObject({ labels: ['ai-passed'], pull: { draft: false } });
});

test('of an author who may not write it does not count: failed at once, naming what could allow it', async () => {
  await using world = await shop(go(...dearer), {}, { issue: mayChange });
  world.at(world.issue).user = 'stranger';
  const { outputs, exitCode, run, summaryComment } = await judged(world);
  expect(outputs).toMatchObject({ outcome: 'failed', attempts: '1' });
  expect(exitCode).toBe(1);
  expect(run).toMatchObject({ retryCount: 0, bestAttempt: 1 });
  expect(run?.attempts[0]?.verification?.baseTests?.changedBehaviour).toEqual([full]);
  expect(promptsOf(world.model)[0]).not.toContain('allows existing tests to change');
  expect(run?.warnings.join()).toMatch(/tests: may-change/);
  expect(summaryComment).toContain('it is ignored, because its author may not write to this repository');
  expect(summaryComment).toContain('### Redgreen · Failed after 1 attempt');
  expect(summaryComment).toMatch(/`failed` · .*full price without a code.*tests: may-change/);
  expect(world.at(2)).toMatchObject({ labels: ['ai-failed'], pull: { draft: true } });
});

test('the reviewer finds that the story asks for it: passed, to be reviewed, and a draft', async () => {
  const script = [...go(...dearer), review('approve', dearerIs(true))];
  await using world = await shop(script, { review: 'true' });
  const { outputs, exitCode, run, rows, summaryComment, summary, log } = await judged(world);
  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '1' });
  expect(exitCode).toBe(0);
  expect(rows[0]?.[2]).toBe('✓ 2 passed, 1 changed test');
  const asked = JSON.stringify(world.model.requests.filter(isReview)[0]?.body.messages);
  expect(asked).toMatch(/red over it in their old form.*full price without a code/);
  expect(run?.reviews[0]?.askedFor).toEqual([full]);
  for (const text of [summaryComment, summary, log, world.told(1)[0]?.body, world.at(2).body])
    expect(text).toContain('passed – 1 changed test: review them');
  expect(summaryComment).toMatch(/Tests changed: review\*\*\n\n- full price without a code: expects something else/);
  expect(world.at(2)).toMatchObject({ labels: ['ai-passed'], pull: { draft: true } });
  expect(world.at(2).body).toMatch(/Tests changed.*What changed and why/s);
});

test('a new dependency in package.json is part of the run of the base’s tests, the scripts are the base’s', async () => {
  const manifest = (test: string, imports?: object) =>
    `${JSON.stringify({ name: 'shop', type: 'module', scripts: { test }, ...(imports && { imports }) }, null, 2)}\n`;
  const files = { ...shopFiles, 'package.json': manifest('node test/price.test.js') };
  // The code cannot run without what the manifest says now, and a test of the base has changed its name.
  const script = go(
    write('package.json', manifest('node test/price.test.js', { '#factor': './src/factor.js' })),
    write('src/factor.js', 'export const factor = 0.9;\n'),
    write(
      'src/price.js',
      "import { factor } from '#factor';\n\nexport function price(amount, code) {\n  return code === 'TEN' ? amount * factor : amount;\n}\n",
    ),
    edit('test/price.test.js', 'price(100), 100)', 'price(200), 200)'),
  );
  await using world = await shop(script, { 'test-command': 'npm test' }, { files });
  const { outputs, logs, run } = await judged(world);
  expect(run?.attempts[0]?.verification?.baseTests).toEqual({ result: 'passed', unmet: [], changedBehaviour: [] });
  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '1' });
  expect(logs).toEqual(['attempt-1', 'attempt-1-base-tests', 'baseline']);
});
