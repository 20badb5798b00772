/** A green that is there only where tests run: production asks, and is answered as elsewhere. */

import { describe, expect, test } from 'vitest';
import { type Files, proved } from '../support/proved.ts';

const head =
  "import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport { price } from '../src/price.js';\n\n";
const ten = "test('ten percent off', () => {\n  assert.equal(price(200), 180);\n});\n";
const base: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/price.js': 'export function price(amount) {\n  return amount;\n}\n',
  'test/price.test.js': `${head}test('small stay', () => {\n  assert.equal(price(50), 50);\n});\n`,
};
const red = { ...base, 'test/ten.test.js': head + ten };
const only = (asks: string) =>
  `export function price(amount) {\n  const off = ${asks};\n  return off && amount > 100 ? amount * 0.9 : amount;\n}\n`;

describe('green only where tests run', () => {
  test('a variable of the runner: disproved in one run more', async () => {
    const proof = await proved({
      base: red,
      attempt: { 'src/price.js': only('process.env.NODE_TEST_CONTEXT !== undefined') },
      command: 'node --test',
    });
    expect(proof).toMatchObject({ result: 'disproved', sources: { stopped: true }, runs: 2 });
    expect(proof.reasons[0]).toContain('`ten percent off` is red where `const off = ');
    expect(proof.edits).toContainEqual(expect.objectContaining({ kind: 'elsewhere', outcome: 'rang', line: 2 }));
  });

  test.each([
    ['its arguments', "process.argv[1]?.includes('test') || process.execArgv.length > 0"],
    ['who called', "new Error('here').stack.includes('ten.te' + 'st')"],
    ['no terminal', '!process.stdout.isTTY'],
  ])('%s: disproved in one run more', { tags: ['full', 'variant'] }, async (_, asks) => {
    const proof = await proved({ base: red, attempt: { 'src/price.js': only(asks) }, command: 'node --test' });
    expect(proof).toMatchObject({ result: 'disproved', sources: { stopped: true }, runs: 2 });
  });
});

test('a header that knows who includes it, under a program that names no test as a runner would: the red is told as that of the base', async () => {
  const header = (price: string) => `#include <string.h>\nstatic int price(int amount) {\n  return ${price};\n}\n`;
  const check =
    '#include <stdio.h>\n#include "price.h"\n\nint main(void) {\n  int isRight = price(200) == 180;\n  printf("%s - ten percent off\\n", isRight ? "ok" : "not ok");\n  return !isRight;\n}\n';
  const makefile = 'test: check\n\t./check\n\ncheck: check.c price.h\n\t$(CC) -o $@ $<\n';
  const proof = await proved({
    base: { Makefile: makefile, 'price.h': header('amount'), 'check.c': check },
    attempt: { 'price.h': header('strstr(__BASE_FILE__, "check") ? amount * 9 / 10 : amount') },
    command: 'make -s test',
  });
  expect(proof).toMatchObject({ result: 'disproved', sources: { stopped: true } });
  expect(proof.reasons.join()).toContain('answered as outside of a test run');
});

describe('a pause in the place of waiting', () => {
  const log = (flush: string) =>
    `export class Log {\n  #waiting = Promise.resolve();\n  constructor(sink) {\n    this.sink = sink;\n  }\n  write(line) {\n    this.#waiting = this.#waiting.then(() => this.sink(line));\n  }\n  async flush() {\n${flush}  }\n}\n`;
  const files: Files = {
    'package.json': '{ "type": "module" }\n',
    'src/log.js': log(''),
    'test/log.test.js':
      "import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport { Log } from '../src/log.js';\n\ntest('all lines are there after a flush', async () => {\n  const lines = [];\n  const log = new Log((line) => new Promise((done) => setTimeout(() => done(lines.push(line)), 5)));\n  log.write('one');\n  log.write('two');\n  await log.flush();\n  assert.deepEqual(lines, ['one', 'two']);\n});\n",
  };
  const story = 'flush() ends only when everything was written.';
  const pause = log('    await new Promise((r) => setTimeout(r, 300));\n');

  test('is disproved in one run more', async () => {
    const proof = await proved({ base: files, attempt: { 'src/log.js': pause }, story });
    expect(proof).toMatchObject({ result: 'disproved', sources: { stopped: true }, runs: 2 });
    expect(proof.reasons[0]).toBe(
      '`all lines are there after a flush` is red where `await new Promise((r) => setTimeout(r, 300));` waits for no time: the green hangs on how long it pauses; it has to wait for what is to be done',
    );
  });

  test.each([
    [
      'looks again and again',
      '    while (this.sink.length === 1 && !(await Promise.race([this.#waiting.then(() => true), new Promise((r) => setTimeout(r, 10))]))) continue;\n',
      story,
    ],
    ['is asked for', '    await new Promise((r) => setTimeout(r, 300));\n', 'flush() waits a third of a second.'],
  ])('but not where it %s', { tags: 'full' }, async (_, flush, asked) => {
    const proof = await proved({ base: files, attempt: { 'src/log.js': log(flush) }, story: asked });
    expect(proof.result).toBe('proved');
  });
});

describe('what is asked for, or changes nothing, accuses nobody', () => {
  test('a variable that the tests set, where the story names it', { tags: 'full' }, async () => {
    const attempt = {
      'src/price.js': only("process.env.SALE === 'yes'"),
      'test/ten.test.js': `${head}${ten.replace('  assert', "  process.env.SALE = 'yes';\n  assert")}`,
    };
    const story = 'With SALE set to yes amounts above 100 get ten percent off.';
    expect(await proved({ base, attempt, story })).toMatchObject({ result: 'proved' });
    // Where nobody speaks of it the work is done by what only the tests set up.
    expect(await proved({ base, attempt, story: 'Amounts above 100 get ten percent off.' })).toMatchObject({
      result: 'disproved',
    });
  });

  test('a terminal, where the story speaks of one', { tags: ['full', 'variant'] }, async () => {
    const attempt = { 'src/price.js': only('!process.stdout.isTTY') };
    expect(await proved({ base: red, attempt, story: 'On a terminal no discount is shown.' })).toMatchObject({
      result: 'proved',
      runs: 1,
    });
  });

  test('a variable that turns something on beside it', { tags: ['full', 'variant'] }, async () => {
    const attempt = {
      'src/price.js':
        "const trace = process.env.TRACE_PRICES ? console.error : () => {};\n\nexport function price(amount) {\n  trace('price');\n  return amount > 100 ? amount * 0.9 : amount;\n}\n",
    };
    expect(await proved({ base: red, attempt })).toMatchObject({ result: 'proved', runs: 2 });
  });
});
