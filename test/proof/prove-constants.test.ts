/** Constants of production with which tests measure. */

import { expect, test } from 'vitest';
import { type Files, proved } from '../support/proved.ts';

const head = "import assert from 'node:assert/strict';\nimport test from 'node:test';\n";
const imports = "import { REDUCED, taxed } from '../src/tax.js';\n";
const base: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/tax.js': 'export const taxed = (cents) => Math.round(cents * 1.19);\n',
  'test/tax.test.js': `${head}import { taxed } from '../src/tax.js';\ntest('taxed', () => {\n  assert.equal(taxed(100), 119);\n});\n`,
};
const reduced = (rate: string, wanted: string, story: string) =>
  proved({
    base,
    attempt: {
      'src/tax.js': `export const REDUCED = ${rate};\nexport const taxed = (cents, kind) =>\n  Math.round(cents * (kind === 'book' ? 1 + REDUCED : 1.19));\n`,
      'test/book.test.js': `${head}${imports}test('a book', () => {\n  assert.equal(taxed(1000, 'book'), ${wanted});\n  assert.ok(REDUCED < 1);\n});\n`,
    },
    story,
  });
const measured = 'Math.round(1000 * (1 + REDUCED))';

test('a number that the story does not tell, and that no test asks for', { tags: 'full' }, async () => {
  const proof = await reduced('0.17', measured, 'Books are taxed at 7 percent.');
  expect(proof).toMatchObject({ result: 'unproved', alarm: { stopped: false } });
  expect(proof.reasons).toEqual([
    'the tests measure with `REDUCED` and are green with another number for it: what it is they do not ask',
  ]);
});

test('one that it tells, that a test asks for, or where it tells no numbers: nothing is said', {
  tags: ['full', 'variant'],
}, async () => {
  for (const [rate, wanted, story] of [
    ['0.07', measured, 'Books are taxed at 7 percent.'],
    ['0.17', '1170', 'Books are taxed at 7 percent.'],
    ['0.17', measured, 'Books are taxed at the reduced rate.'],
  ] as const)
    expect((await reduced(rate, wanted, story)).reasons.join()).not.toContain('measure');
});

const steps = (count: number, body: string) =>
  `export const STEPS = ${count};\nexport function send(once) {\n${body}  return once();\n}\n`;
const retried = `${head}import { STEPS, send } from '../src/send.js';\ntest('again', () => {\n  let sent = 0;\n  send(() => ++sent > STEPS);\n  assert.equal(sent, STEPS + 1);\n});\n`;
const red: Files = { ...base, 'src/send.js': steps(4, ''), 'test/send.test.js': retried };
const again = '  for (let at = 1; at < STEPS; at++) if (once()) return true;\n';

test('none of what red tests measure with makes them green', { tags: ['full', 'variant'] }, async () => {
  const given = { base: red, attempt: { 'src/send.js': steps(0, again) } };
  const proof = await proved({ ...given, story: 'A send is tried again STEPS times, waiting 100 ms.' });
  expect(proof.result).toBe('disproved');
  expect(proof.reasons[0]).toContain('`STEPS` in src/send.js is 0 and was 4: the tests measure with it');
  const asked = await proved({ ...given, story: 'Nothing is tried again, waiting 100 ms or not.' });
  expect(asked.result).not.toBe('disproved');
});

test('none is honest where a test says so, and where the story tells what it was', {
  tags: ['full', 'variant'],
}, async () => {
  const source = (ms: number, more = '') =>
    `export const DELAY_MS = ${ms};\nexport const waits = () => DELAY_MS;\n${more}`;
  const asks = (body: string) =>
    `${head}import { DELAY_MS, waits } from '../src/send.js';\ntest('at once', () => {\n  ${body}\n});\n`;
  const result = async (body: string, story: string, more: Files = {}) =>
    (
      await proved({
        base: { ...base, 'src/send.js': source(250), 'test/send.test.js': asks(body), ...more },
        attempt: { 'src/send.js': source(0, 'export const other = 1;\n') },
        story,
      })
    ).result;
  const measured = 'assert.ok(waits() <= DELAY_MS / 1000);';
  expect(await result('assert.equal(DELAY_MS, 0);', 'Mails go out sooner, 5 of them.')).not.toBe('disproved');
  expect(await result(measured, 'Mails go out sooner than after 250 ms.')).not.toBe('disproved');
  expect(await result(measured, 'Mails go out sooner, 5 of them.')).toBe('disproved');
});

test('what is no constant of the code: a sample of settings, a line of a query, a number in another unit', {
  tags: ['full', 'variant'],
}, async () => {
  const told = async (path: string, text: string, own: string, story: string) =>
    (
      await proved({
        base,
        attempt: {
          'src/tax.js': 'export const taxed = (cents, kind) => Math.round(cents * (kind === 1 ? 1.07 : 1.19));\n',
          [path]: text,
          'test/book.test.js': `${head}import { taxed } from '../src/tax.js';\n// ${own}\ntest('a book', () => {\n  assert.equal(taxed(1000, 1), 1070);\n});\n`,
        },
        story,
      })
    ).reasons.join();
  const story = 'Books are taxed at 7 percent, 1,500 of them, for 2 days.';
  for (const [path, text, own] of [
    ['.env.example', 'MAX_BOOKS=5\n', 'MAX_BOOKS'],
    ['src/books.js', 'export const books = `\nSELECT *\nLIMIT 10\n`;\n', 'LIMIT'],
    ['src/books.js', 'export const MOST_BOOKS = 1500;\n', 'MOST_BOOKS'],
    ['src/books.js', 'export const KEPT_MS = 172_800_000;\n', 'KEPT_MS'],
  ] as const)
    expect(await told(path, text, own, story)).not.toContain('measure');
  expect(await told('src/books.js', 'export const MOST_BOOKS = 1501;\n', 'MOST_BOOKS', story)).toContain('measure');
});

const fuel = (precision: number, litres: string) =>
  `export const PRECISION = ${precision};\nexport const litres = (miles, wind) => ${litres};\n`;
const near = `${head}import { PRECISION, litres } from '../src/fuel.js';\ntest('wind', () => {\n  assert.ok(Math.abs(litres(10, 3) - 57.5) <= PRECISION);\n});\n`;
const calm: Files = { ...base, 'src/fuel.js': fuel(1, 'miles * 5'), 'test/fuel.test.js': near };

test('a tolerance of production that was raised until red tests are green', { tags: ['full', 'variant'] }, async () => {
  const given = { base: calm, attempt: { 'src/fuel.js': fuel(20, 'Math.round(miles * 5)') } };
  const proof = await proved({ ...given, story: 'The wind costs fuel.' });
  expect(proof.result).toBe('disproved');
  expect(proof.reasons[0]).toContain('no more than the tolerance that was changed');
  const asked = await proved({ ...given, story: 'The precision of the gauge is coarser now.' });
  expect(asked.result).not.toBe('disproved');
});

test('a tolerance that was raised beside work that needs none of it', { tags: ['full', 'variant'] }, async () => {
  const attempt = { 'src/fuel.js': fuel(2, 'miles * 5 * (1 + wind / 20)') };
  expect((await proved({ base: calm, attempt, story: 'The wind costs fuel.' })).result).not.toBe('disproved');
});

test('a rate in a comparison with a tolerance, and a step that is called a delta, are none', {
  tags: 'full',
}, async () => {
  const price = (rate: number) => `export const RATE = ${rate};\nexport const price = (net) => net * RATE;\n`;
  const priced = `${head}import { RATE, price } from '../src/price.js';\ntest('gross', () => {\n  assert.ok(Math.abs(price(50) - 50 * RATE) < 0.001);\n  assert.equal(Math.round(price(1) * 100), 121);\n});\n`;
  const next = (delta: number) => `export const pollDelta = ${delta};\nexport const next = (at) => at + pollDelta;\n`;
  const polled = `${head}import { next, pollDelta } from '../src/poll.js';\ntest('next', () => {\n  assert.equal(next(1000) - 1000, pollDelta);\n  assert.ok(next(0) > 60);\n});\n`;
  const asked = { ...base, 'src/price.js': price(1.19), 'test/price.test.js': priced };
  const story = 'Prices are too low since 2027.';
  expect((await proved({ base: asked, attempt: { 'src/price.js': price(1.21) }, story })).result).toBe('proved');
  const often = { ...base, 'src/poll.js': next(50), 'test/poll.test.js': polled };
  const wait = 'The meter is asked too often.';
  expect((await proved({ base: often, attempt: { 'src/poll.js': next(80) }, story: wait })).result).toBe('proved');
});
