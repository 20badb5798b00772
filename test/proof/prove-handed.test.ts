/** Doubles that are asked only how often they were called, and variables that the story names and no test sets: told, nobody is accused. */

import { expect, test } from 'vitest';
import { type Files, proved } from '../support/proved.ts';

const head = "import assert from 'node:assert/strict';\nimport test, { mock } from 'node:test';\n";
const base: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/late.js': 'export const late = (all) => all.filter((one) => one.late);\n',
  'test/late.test.js': `${head}import { late } from '../src/late.js';\ntest('late', () => {\n  assert.deepEqual(late([{ late: 1 }, {}]), [{ late: 1 }]);\n});\n`,
};
const reminds = (asked: string) =>
  proved({
    base,
    attempt: {
      'src/remind.js':
        "import { late } from './late.js';\nexport function remind(all, mailer) {\n  for (const one of late(all)) {\n    mailer.send(one.to, 'Please pay.');\n  }\n}\n",
      'test/remind.test.js': `${head}import { remind } from '../src/remind.js';\ntest('reminds', () => {\n  const mailer = { send: mock.fn() };\n  remind([{ late: 1, to: 'a' }, {}], mailer);\n  assert.equal(mailer.send.mock.callCount(), 1);\n${asked}});\n`,
    },
    story: 'Who is late gets a mail.',
  });

test('what a double is handed is not asked', { tags: 'full' }, async () => {
  const proof = await reminds('');
  expect(proof).toMatchObject({ result: 'unproved', alarm: { stopped: false } });
  expect(proof.reasons).toEqual([
    "no test hears what `mailer.send(one.to, 'Please pay.');` in src/remind.js hands over, only how often",
  ]);
  const asked = await reminds("  assert.deepEqual(mailer.send.mock.calls[0].arguments, ['a', 'Please pay.']);\n");
  expect(asked.result).toBe('proved');
});

test('a variable that the story names and no test sets', { tags: ['full', 'variant'] }, async () => {
  const signed = (set: string) =>
    proved({
      base,
      attempt: {
        'src/sign.js': 'export const sign = (text) => (process.env.HOOK_SECRET ? `${text}!` : text);\n',
        'test/sign.test.js': `${head}import { sign } from '../src/sign.js';\ntest('signs', () => {\n${set}  assert.equal(sign('a').slice(0, 1), 'a');\n});\n`,
      },
      story: 'Texts are signed with HOOK_SECRET.',
    });
  expect((await signed('')).reasons).toContain('the story names `HOOK_SECRET`, the code reads it, and no test sets it');
  expect((await signed("  process.env.HOOK_SECRET = 'x';\n")).reasons.join()).not.toContain('the story names');
});

test('a variable of the language is none of the environment, and one that the tests are handed is set', {
  tags: ['full', 'variant'],
}, async () => {
  const reasons = async (source: string, testEnv: string[] = []) => {
    const own = `${head}import { capped } from '../src/capped.js';\ntest('capped', () => {\n  assert.equal(capped(2), 2);\n  assert.equal(capped(9), 3);\n});\n`;
    const attempt = { 'src/capped.js': source, 'test/capped.test.js': own };
    return (await proved({ base, attempt, story: 'No more than MOST_TRIES.', testEnv })).reasons.join();
  };
  expect(await reasons('var MOST_TRIES = 3;\nexport const capped = (n) => Math.min(n, MOST_TRIES);\n')).not.toContain(
    'the story names',
  );
  const read = 'export const capped = (n) => Math.min(n, process.env.MOST_TRIES ?? 3);\n';
  expect(await reasons(read)).toContain('the story names');
  expect(await reasons(read, ['MOST_TRIES'])).not.toContain('the story names');
});
