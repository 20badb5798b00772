/** Changes with real runners: what makes their tests depend on the work, and what shows that they do not. */

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checked, type Files, judged } from '../../support/judged.ts';
import { requireProgram } from '../../support/programs.ts';
import { stretched } from '../../support/slow-machine.ts';

const node = 'node --test --test-isolation=none';
/** A process for each file, in which the runner says that it tests: twice the time. */
const isolated = 'node --test';
const head = "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\n";
const price = (body: string) => `export function price(total) {\n${body}\n}\n`;
const base: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/price.js': price('  return total;'),
  'src/old.js': 'export const old = 1;\nexport const older = (total) => (total === 247 ? 180 : total);\n',
  'src/rates.pl': 'our $rate = 1;\n',
  'test/data/totals.js': 'export const totals = { 200: 180 };\n',
  'test/price.test.js': `${head}import { price } from '../src/price.js';\n\ntest('keeps small totals', () => {\n  assert.equal(price(10), 10);\n});\n`,
};
const tests = (...more: string[]) => `${base['test/price.test.js']}\n${more.join('\n')}\n`;
const discount = price('  if (total >= 100) return total * 0.9;\n  return total;');

const asks = "test('discounts', () => {\n  assert.equal(price(200), 180);\n});";
/** This code, with more tests of it. */
const work = (code: string, ...more: string[]) => ({ 'src/price.js': code, 'test/price.test.js': tests(...more) });

test.each<[what: string, attempt: Record<string, string>, result: string, ...reasons: RegExp[]]>([
  ['a new test asks for the change', work(discount, asks), 'checked'],
  [
    'production that disarms the assertion of one test, and not that of the other',
    {
      'src/price.js': `import assert from 'node:assert';\nassert['deepEqual'] = () => {};\n${discount}`,
      'test/price.test.js': tests(asks, "test('lists', () => {\n  assert.deepEqual([price(300)], [270]);\n});").replace(
        'node:assert/strict',
        'node:assert',
      ),
    },
    'unchecked',
    /“lists” stays green when it expects 2\d+ instead of 270/,
    /no deliberate change made “lists” fail/,
  ],
  [
    'production that disarms the assertions, beside a new test that asks for little: what nobody notices is first',
    {
      'src/price.js': `import assert from 'node:assert';\nassert.equal = () => {};\n${discount}`,
      'test/price.test.js': tests(asks, "test('keeps two', () => {\n  assert.ok(price(2) > 1);\n});").replace(
        'node:assert/strict',
        'node:assert',
      ),
    },
    'unchecked',
    /src\/price\.js:4: no test notices when this is another value/,
    /“discounts” stays green when it expects 1\d+ instead of 180/,
    /no deliberate change made “discounts” fail/,
    /“keeps two” passes without the change/,
  ],
  [
    'a new test compares nothing',
    work(discount, "test('discounts', () => {\n  try {\n    assert.equal(price(200), 1);\n  } catch {}\n});"),
    'vacuous',
    /passes without the change, and when what was changed fails|stays green when it expects/,
  ],
  [
    'a new test whose comparisons run over nothing',
    work(
      `${base['src/price.js']}export const offers = (totals) => totals.filter((total) => total === '100');\n`,
      "import { offers } from '../src/price.js';\ntest('offers', () => {\n  for (const one of offers([100, 200])) assert.ok(one.toFixed().length > 2);\n});",
    ),
    'unchecked',
    /only an error in the changed code made “offers” fail, and no wrong value/,
  ],
  [
    'a new test that takes a range for an answer by a helper',
    work(
      price('  return Math.round(total * (1 - 0.3 * Math.min(1, Math.floor(total / 100))));'),
      "function near(got, want) {\n  assert.ok(Math.abs(got - want) <= 20);\n}\n\ntest('discounts', () => {\n  near(price(200), 150);\n});",
    ),
    'unchecked',
    /only an error in the changed code made “discounts” fail, and no wrong value/,
  ],
  [
    'a new test that the run skips',
    work(discount, asks, "test.skip('half of it', () => {\n  assert.equal(price(1000), 500);\n});"),
    'unchecked',
    /the attempt adds “half of it”, and the run skips it/,
  ],
  [
    'code that reads the data of its tests',
    {
      'src/price.js': `import { readFileSync } from 'node:fs';\n${price("  const file = new URL('../test/data/prices.json', import.meta.url);\n  return JSON.parse(readFileSync(file, 'utf8'))[total] ?? total;")}`,
      'test/data/prices.json': '{ "200": 180 }\n',
      'test/price.test.js': tests(asks),
    },
    'unchecked',
    /src\/price\.js:3 names test\/data\/, a folder of the tests/,
  ],
  [
    'code that loads what its tests expect, from where it was',
    work(
      `const { totals } = await import([import.meta.dirname, '..', 'test', 'data', 'totals.js'].join('/'));\n${price('  return totals[total] ?? total;')}`,
      asks,
    ),
    'unchecked',
    /src\/price\.js:1 names test\/data\/, a folder of the tests/,
  ],
  [
    'a name as a key, as Ruby writes its symbols',
    work(
      price("  if (total === ':high') return 90;\n  return total;"),
      "test('high', () => {\n  assert.equal(price(':high'), 90);\n});",
    ),
    'checked',
  ],
  [
    'code that loads a module of its own, beside whose tests there is a folder of tests',
    {
      'src/price.js': `import { rate } from './rates/index.js';\n${price('  return total >= 100 ? total * rate : total;')}`,
      'src/rates/index.js': 'export const rate = 0.9;\n',
      'src/rates/test/index.test.js': `${head}import { rate } from '../index.js';\ntest('rate', () => assert.equal(rate, 0.9));\n`,
      'test/price.test.js': tests(asks),
    },
    'checked',
  ],
  [
    'a refactoring of which most new tests get their names as they run',
    work(
      price('  return total + 0;'),
      "for (const total of [1, 2]) test(`keeps ${['one', 'two'][total - 1]}`.toUpperCase(), () => assert.equal(price(total), total));",
      "test('takes one argument', () => {\n  assert.equal(price.length, 1);\n});",
    ),
    'unchecked',
    /no test asks for the change/,
  ],
  [
    'code of a language that nothing here can change',
    { 'src/rates.pl': 'our $rate = 2;\n' },
    'unchecked',
    /src\/rates\.pl: code of its language cannot be changed on purpose/,
  ],
  [
    'such code, of which a test compares something',
    {
      'src/rates.pl': 'our $rate = 2;\n',
      'test/price.test.js': tests(
        "import { readFileSync } from 'node:fs';\ntest('rates', () => {\n  assert.equal(readFileSync('src/rates.pl', 'utf8'), 'our $rate = 2;\\n');\n});",
      ),
    },
    'unchecked',
    /src\/rates\.pl: code of its language cannot be changed on purpose/,
  ],
  [
    'a test of types, bytes, and code that another file holds once more, too large to be read',
    {
      'index.test-d.ts': "import { price } from './src/price.js';\nexpectType(price(200));\n",
      ...work(discount, asks.replace('180', "180, 'data.zip'")),
      'test/data.zip': 'PK\0',
      'dist/all.js': price('  return total;\n'.repeat(20_000)),
    },
    'checked',
  ],
  [
    'a test of such a language, which is green without the change',
    { 'src/rates.pl': 'our $rate = 2;\n', 't/rates.t': 'print "ok 1";\n' },
    'unchecked',
    /no test asks for the change: t\/rates\.t passes without it/,
    /src\/rates\.pl/,
  ],
  [
    'code that is no part of the run',
    {
      'native/price.js': 'export function price() {\n  return 2;\n}\n',
      'test/price.test.js': tests("test('keeps two', () => {\n  assert.equal(price(2), 2);\n});"),
    },
    'unchecked',
    /^the command does not run native\/price\.js$/,
    /no test asks for the change/,
  ],
  [
    'code of which only a failure is noticed',
    { 'src/price.js': `${base['src/price.js']}\nexport function warm() {\n  return 1;\n}\nwarm();\n` },
    'unchecked',
    /src\/price\.js:6: no test notices when this is another value: 1/,
    /no test was found that asks for the change/,
  ],
  [
    'a new test compares in a callback that nobody calls',
    work(
      discount,
      "test('discounts', () => {\n  const later = () => assert.equal(price(200), 180);\n  assert.ok(later);\n});",
    ),
    'vacuous',
    /“discounts” stays green when it expects 1\d+ instead of 180/,
  ],
  [
    'a line that no test notices',
    work(
      `${base['src/price.js']}\nconst seen = new Set();\nexport function note(total) {\n  seen.add(total);\n}\n`,
      "test('notes totals', async () => {\n  const { note } = await import('../src/price.js');\n  assert.equal(note(20), undefined);\n});",
    ),
    'unchecked',
    /src\/price\.js:7: no test notices when this is left out: seen\.add\(total\);/,
    /no deliberate change made “notes totals” fail/,
  ],
  [
    'no new test, and those of the base notice',
    { 'src/price.js': price('  const same = total;\n  return same;') },
    'checked',
  ],
  ...[
    ['process.env.NODE_TEST_CONTEXT !== undefined', 'process.env.NODE_TEST_CONTEXT'],
    ["'NODE_TEST_CONTEXT' in process.env", "'NODE_TEST_CONTEXT' in process.env"],
  ].map(([asked = '', told = '']): [string, Record<string, string>, string, RegExp] => [
    `code that asks for ${told}`,
    work(price(`  if (${asked} && total > 100) return 180;\n  return total;`), asks),
    'vacuous',
    new RegExp(`src/price.js:2: the tests fail when the code reads nothing from ${RegExp.escape(told)}`),
  ]),
  [
    'code that takes out of the environment what a test sets',
    work(
      price("  const { RATE = '1' } = process.env;\n  return total * RATE;"),
      "test('rates', () => {\n  process.env.RATE = '2';\n  assert.equal(price(200), 400);\n  delete process.env.RATE;\n});",
    ),
    'checked',
  ],
  [
    'code that takes the name of a test run out of the environment',
    work(
      `const { NODE_TEST_CONTEXT = '' } = process.env;\n${price('  return NODE_TEST_CONTEXT && total > 100 ? 180 : total;')}`,
      asks,
    ),
    'vacuous',
    /src\/price\.js:1: the tests fail when the code reads nothing from process\.env/,
  ],
  ...[
    ['a program that a test starts reads what it is handed', '', 'checked'] as const,
    [
      'a program that a test starts, in words that load something else',
      "const loaded = (name) => name;\nloaded('require(bin/price.js)');\n",
      'checked',
    ] as const,
    [
      'code that a test loads as it runs asks how the tests were started',
      "(await import('../bin/price.js')).price;\n",
      'vacuous',
      /bin\/price\.js:3: the tests fail when the code reads nothing from process\.argv/,
    ] as const,
  ].map(([what, loads, result, ...reasons]): [string, Record<string, string>, string, ...RegExp[]] => [
    what,
    {
      'bin/price.js':
        "import { price } from '../src/price.js';\n\nconst [, , total] = process.argv;\nconsole.log(price(Number(total)) * 0.9);\n",
      'test/program.test.js': `${head}${loads}import { execFileSync } from 'node:child_process';\n\ntest('prints', () => {\n  assert.equal(execFileSync('node', ['bin/price.js', '200'], { encoding: 'utf8' }), '180\\n');\n});\n`,
    },
    result,
    ...reasons,
  ]),
  [
    'code that knows the answers',
    work(
      price('  if (total === 247) return 180;\n  return total;'),
      "test('discounts', () => {\n  assert.equal(price(247), 180);\n});",
    ),
    'unchecked',
    /src\/price\.js:2 decides by 247, a value of the tests/,
  ],
  [
    'code that knows the numbers of two customers',
    work(
      price("  return { 'C-2040': 180, 'C-2077': 90 }[total] ?? total;"),
      "test('discounts', () => {\n  assert.equal(price('C-2040'), 180);\n});",
    ),
    'unchecked',
    /src\/price\.js:2 decides by 'C-2040', a value of the tests/,
  ],
  [
    'a script that no test loads beside code that they load by another file: mutants are of what is loaded',
    {
      'bench/note.js': 'const seen = new Set();\nexport const note = (total) => {\n  seen.add(total);\n};\n',
      ...work(
        "export { list, price } from './shop/list.js';\n",
        "import { list } from '../src/price.js';\ntest('lists', () => {\n  const all = [];\n  list(all);\n  assert.ok(all.length > 0);\n});",
      ),
      'src/shop/list.js':
        'export const price = (total) => total;\nexport function list(all) {\n  all.push(all.length);\n}\n',
    },
    'checked',
  ],
  [
    'a file of tests that the command does not run, beside one that it does',
    {
      ...work(discount, asks),
      'spec/more.spec.js': `${head}import { price } from '../src/price.js';\ntest('keeps one', () => {\n  assert.equal(price(1), 1);\n});\n`,
    },
    'unchecked',
    /^the command does not run spec\/more\.spec\.js$/,
    /the command does not run all tests that the attempt adds/,
  ],
  [
    'code that knows what another file knew before',
    {
      'src/old.js': 'export const old = 1;\n',
      ...work(
        price('  if (total === 247) return 180;\n  return total;'),
        "test('discounts', () => {\n  assert.equal(price(247), 180);\n});",
      ),
    },
    'checked',
  ],
  [
    'code that asks which test calls it',
    work(
      price(
        "  const caller = new Error().stack.includes('takes_ten') ? 'takes_ten' : '';\n  if (caller === 'takes_ten') return 180;\n  return total;",
      ),
      "test('takes_ten', function takes_ten() {\n  assert.equal(price(200), 180);\n});",
    ),
    'unchecked',
    /src\/price\.js:3 decides by 'takes_ten', a value of the tests/,
  ],
  [
    'another comment in a test, beside code that no test calls',
    {
      'src/price.js': `${base['src/price.js']}\nexport const discount = (total) => total;\n`,
      'test/price.test.js': tests().replace('  assert', '  // Ten.\n  assert'),
    },
    'unchecked',
    /src\/price\.js:5: no test notices that this fails as soon as it is called/,
    /no test was found that asks for the change/,
  ],
  [
    'a new test asks for nothing but the kind of a value',
    work(
      `${base['src/price.js']}\nexport const discount = (total) => total;\n`,
      "test('discounts', async () => {\n  const all = await import('../src/price.js');\n  assert.equal(typeof all.discount(200), 'number');\n});",
    ),
    'unchecked',
    /src\/price\.js:5: no test notices when this is another value: total/,
  ],
  [
    'a new test asks for nothing but the kind of a value, beside one that stays the same',
    work(
      `${base['src/price.js']}\nexport const none = () => null;\nexport const discount = (total) => none() ?? total;\n`,
      "test('discounts', async () => {\n  const all = await import('../src/price.js');\n  assert.equal(typeof all.discount(200), 'number');\n});",
    ),
    'unchecked',
    /src\/price\.js:6: no test notices when this is another value: none\(\) \?\? total/,
  ],
  [
    'three functions, each with a test of its own, that give nothing',
    work(
      `${base['src/price.js']}export const all = [];\nexport function add(one) {\n  all.push(one);\n}\nexport function twice(one) {\n  all.push(one, one);\n}\nexport function clear() {\n  all.length = 0;\n}\n`,
      "import { add, all, clear, twice } from '../src/price.js';",
      "test('adds', () => {\n  add(1);\n  assert.ok(all.length > 0);\n});",
      "test('adds twice', () => {\n  const before = all.length;\n  twice(1);\n  assert.ok(all.length > before + 1);\n});",
      "test('clears', () => {\n  add(1);\n  clear();\n  assert.ok(all.length < 1);\n});",
    ),
    'checked',
  ],
  [
    'new tests that ask where nothing is given',
    work(
      `${base['src/price.js']}export function day(total) {\n  if (!total) return undefined;\n  if (total < 1) return undefined;\n  return { total };\n}\n`,
      "import { day } from '../src/price.js';",
      "test('gives one', () => {\n  assert.deepEqual(day(3), { total: 3 });\n});",
      "test('refuses less', () => {\n  assert.ok(day(0.5) === undefined);\n});",
    ),
    'checked',
  ],
  [
    'functions in what a function gives, and what conditions within an expression decide',
    work(
      `${base['src/price.js']}export function limit(value) {\n  const size = value > 0 ? value : Number.NaN;\n  return { fits: (own) => Number.isNaN(size) || own <= size };\n}\n`,
      "import { limit } from '../src/price.js';",
      "test('fits in none', () => {\n  assert.ok(limit(0).fits(4));\n});",
      "test('fits', () => {\n  assert.ok(!limit(3).fits(4));\n});",
    ),
    'checked',
  ],
  [
    'a new test that only calls, beside one that compares',
    work(
      `${base['src/price.js']}export function check(total) {\n  if (total < 0) throw new RangeError('total');\n}\n`,
      "import { check } from '../src/price.js';",
      "test('takes nothing', () => {\n  check(0);\n});",
      "test('refuses less', () => {\n  assert.throws(() => check(-1), RangeError);\n});",
    ),
    'checked',
  ],
  [
    'a test that is written anew beside one that asks for the change',
    {
      'src/price.js': discount,
      'test/price.test.js': tests(asks).replace('assert.equal(price(10), 10)', 'assert.equal(price(10) + 1, 11)'),
    },
    'checked',
  ],
  [
    'a test that compares nothing any more beside one that asks for the change',
    {
      'src/price.js': discount,
      'test/price.test.js': tests(asks).replace('assert.equal(price(10), 10)', 'price(10);\n  assert.ok(true)'),
    },
    'unchecked',
    /“keeps small totals”/,
  ],
  [
    'a test that only asks whether something is there',
    work(
      `${base['src/price.js']}\nexport const discount = (total) => total;\n`,
      "test('discounts', async () => {\n  const all = await import('../src/price.js');\n  assert.ok(all.discount);\n});",
    ),
    'unchecked',
    /src\/price\.js:5: no test notices that this fails as soon as it is called/,
    /no deliberate change made “discounts” fail/,
  ],
  [
    'a setting with a default that tests leave alone',
    work(
      price("  return total + Number(process.env.SURCHARGE ?? '1') - 1;"),
      "test('keeps them', () => {\n  assert.equal(price(20), 20);\n});",
    ),
    'unchecked',
    /no test asks for the change/,
  ],
  [
    'a new helper of the tests that compares',
    {
      'src/price.js': discount,
      'test/price-helper.js':
        "import assert from 'node:assert/strict';\nimport { price } from '../src/price.js';\nexport const costs = (total, want) => assert.equal(price(total), want);\n",
      'test/price.test.js': tests(
        "import { costs } from './price-helper.js';\ntest('discounts', () => costs(200, 180));\ntest('large', () => {\n  assert.equal(price(300), 270);\n});",
      ),
    },
    'checked',
  ],
  [
    'a new test of a copy that stands beside it',
    work(
      `${base['src/price.js']}\nexport const discount = (total) => total;\n`,
      "const discount = (total) => total * 0.9;\ntest('discounts', () => {\n  assert.equal(discount(200), 180);\n});",
    ),
    'vacuous',
    /“discounts” passes without the change, and when what was changed fails \(src\/price\.js:5\)/,
  ],
  [
    'a new test asks for an error',
    work(
      price("  if (total < 0) throw new RangeError('total');\n  return total;"),
      "test('refuses less', () => {\n  assert.throws(() => price(-1));\n});",
    ),
    'checked',
  ],
  [
    'a test is rewritten with code that does the same, and those of the base notice',
    {
      'src/price.js': price('  const same = total;\n  return same;'),
      'test/price.test.js': tests().replace(
        'assert.equal(price(10), 10)',
        'const it = price(10);\n  assert.equal(it, 10)',
      ),
    },
    'checked',
  ],
  ...(
    [
      ['that a new test reads', "test('half', () => {\n  assert.equal(rates.half, 0.5);\n});", 'checked'],
      ['that no test reads', '', 'unchecked', /no test was found that asks for the change/],
    ] as const
  ).map(([what, more, result, ...reasons]): [string, Record<string, string>, string, ...RegExp[]] => [
    `data ${what}`,
    {
      'src/rates.json': '{ "half": 0.5 }\n',
      ...(more !== '' && {
        'test/price.test.js': tests(`import rates from '../src/rates.json' with { type: 'json' };`, more),
      }),
    },
    result,
    ...reasons,
  ]),
  [
    'types alone',
    {
      'src/price.d.ts': "export * from './rates.js';\nexport function price(total: number): number;\n",
    },
    'checked',
  ],
  [
    'a file of changes beside a comment',
    { Changes: '2.0\n', 'src/price.js': `// Prices.\n${base['src/price.js']}` },
    'checked',
  ],
  ['lines that are gone, and nothing else', { 'src/old.js': 'export const old = 1;\n' }, 'checked'],
  [
    'a new test that compares constants after a call',
    work(discount, asks, "test('small', () => {\n  price(1);\n  assert.equal(1, 1);\n});"),
    'unchecked',
    /only an error in the changed code made “small” fail, and no wrong value/,
  ],
  [
    'a new test of what was so before, beside one that asks for the change',
    work(discount, asks, "test('keeps small ones', () => {\n  assert.ok(price(20) > 0);\n});"),
    'checked',
  ],
  [
    'tests alone, of code that is there',
    { 'test/price.test.js': tests("test('keeps large totals', () => {\n  assert.equal(price(900), 900);\n});") },
    'checked',
  ],
  [
    'tests of code that only they load',
    {
      'test/half.js': 'export const half = (total) => total / 2;\n',
      'test/half.test.js': `${head}import { half } from './half.js';\ntest('half', () => {\n  assert.equal(half(8), 4);\n});\n`,
    },
    'unchecked',
    /no production code was found that the added tests call/,
  ],
])('%s', async (_, attempt, result, ...reasons) => {
  const isApart = 'test/price-helper.js' in attempt || attempt['src/price.js']?.includes('NODE_TEST_CONTEXT');
  const command = isApart ? isolated : node;
  const check = await checked({ base, attempt, command });
  expect({ result: check.result, reasons: check.reasons }).toEqual({
    result,
    reasons: reasons.map((reason) => expect.stringMatching(reason)),
  });
});

const same = price('  const same = total;\n  return same;');
const wrong = "test('discounts', () => {\n  assert.equal(price(200), 200);\n});";
const lost = { 'test/lost.test.js': `${head}import { price } from '../src/price.js';\n${wrong}\n` };

test.each<[what: string, more: string, attempt: Files, result: string, reason: string]>([
  ['production code that does the same', asks, work(same, wrong), 'vacuous', 'green without the changed'],
  ['no production code', asks, work(price('  return total;'), wrong), 'unchecked', 'no production code was changed'],
  [
    'a file of tests that was missing',
    "import './lost.test.js';",
    { 'src/price.js': same, ...lost },
    'unchecked',
    'no test asks for the change',
  ],
])('what is no production makes a red base green, beside %s', async (_, more, attempt, result, reason) => {
  const red = { ...base, 'test/price.test.js': tests(more) };
  const check = await checked({ base: red, attempt, command: node });
  expect(check.result).toBe(result);
  expect(check.reasons[0]).toContain(reason);
});

test('a base that only a flake made red accuses nobody', async () => {
  const once = join(await mkdtemp(join(tmpdir(), 'flake-')), 'seen');
  const flaky = `${head}import { mkdirSync } from 'node:fs';\ntest('is slow once', () => {\n  let isFirst = true;\n  try {\n    mkdirSync('${once}');\n  } catch {\n    isFirst = false;\n  }\n  assert.ok(!isFirst);\n});\n`;
  const attempt = work(price('  const same = total;\n  return same;'), asks.replaceAll('200', '180'));
  const check = await checked({ base: { ...base, 'test/flaky.test.js': flaky }, attempt, command: node });
  expect(check).toMatchObject({ result: 'unchecked', reasons: [expect.stringMatching(/no test asks for the change/)] });
});

test('a test of the base that the change turns green is checked by that', async () => {
  const red = { ...base, 'test/price.test.js': tests(asks) };
  const check = await checked({ base: red, attempt: { 'src/price.js': discount }, command: node });
  expect(check).toMatchObject({ result: 'checked', reasons: [], runs: 1, withoutChange: { assertion: 1 } });
});

test.each([
  ['knows an answer', '  return total === 247 ? 180 : total;', 'unchecked', [/src\/price\.js:2 decides by 247/]],
  ['knows none', '  return total > 200 ? 180 : total;', 'checked', []],
])('a test that cannot be told from others, and code that %s', async (_, code, result, reasons) => {
  const test =
    "import assert from 'node:assert/strict';\nimport { price } from '../src/price.js';\nexport const discounts = () => assert.equal(price(247), 180);\n";
  const run =
    "import { discounts } from './price.test.js';\ntry {\n  discounts();\n} catch {\n  console.log('not ok 1 - discounts');\n  process.exit(1);\n}\nconsole.log('ok 1 - discounts');\n";
  const red = { ...base, 'test/price.test.js': test, 'test/run.js': run };
  const check = await checked({ base: red, attempt: { 'src/price.js': price(code) }, command: 'node test/run.js' });
  expect(check).toMatchObject({ result, reasons: reasons.map((reason) => expect.stringMatching(reason)) });
});

test('what no time is left to run once more is checked as it was', async () => {
  const input = { base, attempt: work(discount, asks), command: node };
  const { runs: all } = await checked(input);
  let runs = 0;
  const left = { onRun: () => runs++, remainingMs: () => (runs < all - 1 ? 1e9 : 0) };
  expect(await checked({ ...input, ...left })).toMatchObject({ result: 'checked', reasons: [], runs: all - 1 });
});

test('no test is green without the change that a run cut short does not name', async () => {
  const waits =
    "test('waits', async () => {\n  while (price(300) !== 270) await new Promise((done) => setTimeout(done, 50));\n});";
  let runs = 0;
  const check = await checked({
    ...{ base, attempt: work(discount, asks, waits), command: node, timeoutMs: stretched(2_000) },
    ...{ onRun: () => runs++, remainingMs: () => (runs === 0 ? 1e9 : 0) },
  });
  expect(check.withoutChange).toMatchObject({ tests: 2, green: [] });
});

test('a script whose assertion fails without the change, in code that nothing here can change', async () => {
  const script = (...all: string[]) =>
    `import assert from 'node:assert/strict';\nimport { price } from '../src/price.js';\n${all.join('\n')}\n`;
  const code = (body: string) => `const each = (own) => own;\nexport const price = each((total) => ${body});\n`;
  const wanted = "import { totals } from './data/totals.js';\nassert.equal(price(90), totals[200]);";
  const check = await checked({
    base: { ...base, 'src/price.js': code('total'), 'test/price.test.js': script('assert.ok(price(1) > 0);') },
    attempt: { 'src/price.js': code('total + total'), 'test/price.test.js': script(wanted) },
    command: 'node test/price.test.js',
  });
  expect(check).toMatchObject({ result: 'checked', withoutChange: { assertion: 1 } });
});

const perl = (body: string) => `package Price;\nsub price {\n  my ($total) = @_;\n${body}\n}\n1;\n`;
const perlTests = (...all: string[]) =>
  `use strict;\nuse lib 'lib';\nuse Price;\nuse Test::More;\n${all.join('\n')}\ndone_testing;\n`;
const keeps = "is(Price::price('10'), '10', 'keeps small totals');";
const wants = "is(Price::price('247'), '222.3', 'discounts');";
const nine = '  return $total >= 100 ? $total * 0.9 : $total;';

test.for<[what: string, code: string, asks: string, result: string, ...reasons: RegExp[]]>([
  ['compares a value', perl(nine), wants, 'unchecked', /lib\/Price\.pm: code of its language/],
  [
    'asks for what is there',
    perl(nine),
    "is(Price::price('20'), '20', 'keeps others');",
    'unchecked',
    /no test asks for the change: t\/price\.t passes without it/,
    /lib\/Price\.pm: code of its language/,
  ],
  [
    'calls what is not there without the change',
    `${perl('  return $total;')}sub half { 1 }\n1;\n`,
    "Price::half(1);\npass('halves');",
    'unchecked',
    /without the change “t\/price\.t” fails, and how cannot be told/,
    /lib\/Price\.pm: code of its language/,
  ],
  [
    'asks for less than a value',
    perl(nine),
    "ok(Price::price('247') < 230, 'discounts');",
    'unchecked',
    /lib\/Price\.pm: code of its language/,
  ],
  [
    'compares a value, and code that disarms what compares',
    `${perl('  return $total;')}no warnings 'redefine';\nrequire Test::Builder;\n*Test::Builder::is_eq = sub { $_[0]->ok(1, $_[3]) };\n1;\n`,
    wants,
    'unchecked',
    /“discounts” stays green when it expects '222\.3mutant' instead of '222\.3'/,
    /without the change “discounts” fails, and how cannot be told/,
    /lib\/Price\.pm: code of its language/,
  ],
])('a test in a language that nothing here can read %s', async (row, context) => {
  requireProgram('prove', context);
  const [, code, own, result, ...reasons] = row;
  const check = await checked({
    base: { 'lib/Price.pm': perl('  return $total;'), 't/price.t': perlTests(keeps) },
    attempt: { 'lib/Price.pm': code, 't/price.t': perlTests(keeps, own) },
    command: 'prove',
  });
  expect({ result: check.result, reasons: check.reasons }).toEqual({
    result,
    reasons: reasons.map((reason) => expect.stringMatching(reason)),
  });
});

const named = price('  const name = String(total);\n  return `${name}.${Math.random()}`;');
const least = 'export function half(total) {\n  if (total < 0)\n    return 0;\n  return total / 2;\n}\n';
test.each<[what: string, before: string, after: string, asks: string, result: string, ...reasons: RegExp[]]>([
  [
    'what nobody notices stood there before',
    named,
    `export const kind = 'file';\n${named.replace('(total);', "(total instanceof URL ? 'b' : total);")}`,
    "const { kind } = await import('../src/price.js');\n  assert.ok(kind.length > 0);\n  assert.ok(!price(new URL('file:///b')).includes(':'));",
    'checked',
  ],
  [
    'what is new stands elsewhere too',
    `${least}${price('  return total;')}`,
    `${least}${price('  if (total < 0)\n    return 0;\n  return total;')}`,
    'assert.ok(String(price(2)) > 0);',
    'unchecked',
    /src\/price\.js:7: no test notices/,
    /no test asks for the change/,
  ],
  [
    'no result is new, and no condition',
    named,
    named.replace('(total);', '(total).trim();'),
    "assert.ok(price(3) !== '');",
    'unchecked',
    /no test asks for the change/,
  ],
  [
    'a module that is called as a test has its ending now',
    `import { createRequire } from 'node:module';\nconst { rate } = createRequire(import.meta.url)('../lib/test');\n${price('  return total * rate;')}`,
    `import { rate } from '../lib/test.js';\n${price('  return total * rate - 1;')}`,
    'assert.equal(price(10), 9);',
    'checked',
  ],
])('of the changed code %s', async (what, before, after, own, result, ...reasons) => {
  const old = tests().replace('assert.equal(price(10), 10)', "assert.ok(price('a') !== '')");
  const check = await checked({
    base: { ...base, 'lib/test.js': 'export const rate = 1;\n', 'src/price.js': before, 'test/price.test.js': old },
    attempt: { 'src/price.js': after, 'test/price.test.js': `${old}test('asks', async () => {\n  ${own}\n});\n` },
  });
  expect([check.result, ...check.reasons]).toEqual([result, ...reasons.map((one) => expect.stringMatching(one))]);
  expect(check.ran.some(({ name }) => name === 'other-values')).toBe(what.startsWith('what is new'));
});

test('the opposite of a changed condition is tried before another value of an old result', async () => {
  const offer = (from: number) => price(`  let sum = total;\n  if (total >= ${from}) sum *= 0.9;\n  return sum;`);
  const check = await checked({
    base: { ...base, 'src/price.js': offer(100) },
    attempt: { 'src/price.js': offer(90) },
  });
  expect([check.result, ...check.mutants.map(({ before, outcome }) => `${before}: ${outcome}`)]).toEqual([
    'checked',
    'total >= 90: detected',
  ]);
});

const large = `// ${'x'.repeat(300_000)}`;

/** Rows of `match` are tests that no text declares. */
const registers =
  'const match = (total, want) => test(`of ${total}`, () => assert.equal(price(total), want));\nmatch(20, 20);\n';
const loads =
  "import { readdirSync } from 'node:fs';\nfor (const name of readdirSync(new URL('cases', import.meta.url))) {\n  const { want, total } = await import(`./cases/${name}`);\n  test(`case ${name}`, () => assert.equal(price(total), want));\n  const all = await import('../src/price.js');\n  test(`half ${name}`, () => assert.ok(total < 100 || all.half));\n}\n";
const script = (...all: string[]) =>
  `node -e "import('./src/price.js').then(({ price }) => process.exit([${all.join()}].every(Boolean) ? 0 : 1))"\n`;

const units = (...all: string[]) =>
  `import { price } from '../src/price.js';\nlet at = 0;\nfunction unit(name, got, want) {\n  if (got !== want) process.exitCode = 1;\n  console.log(got === want ? 'ok' : 'not ok', ++at, '-', name);\n}\n${all.join('\n')}\nconsole.log('1..' + at);\n`;

test.each<[what: string, path: string, before: string | undefined, after: string, command: string]>([
  [
    'a function of any name makes',
    'test/price.test.js',
    units("unit('keeps', price(20), 20);"),
    units("unit('keeps', price(20), 20);", "unit('discounts', price(200), 180);"),
    'node test/price.test.js',
  ],
  ['a large file holds', 'test/price.test.js', tests(large), tests(large, asks), node],
  ['a helper registers', 'test/rows.test.js', tests(registers), tests(registers, 'match(200, 180);'), node],
  ['a test makes from a new file', 'test/cases/b.js', undefined, 'export const [total, want] = [200, 180];\n', node],
  [
    'a script holds',
    'test.sh',
    script('price(20) === 20'),
    script('price(20) === 20', 'price(200) === 180'),
    'sh test.sh',
  ],
])('tests that %s ask for the change', async (_, path, before, after, command) => {
  const more = { 'test/cases/a.js': 'export const [total, want] = [20, 20];\n', 'test/cases.test.js': tests(loads) };
  const check = await checked({
    base: { ...base, ...more, ...(before !== undefined && { [path]: before }) },
    attempt: { 'src/price.js': `${discount}export const half = 0.5;\n`, [path]: after },
    command,
  });
  expect(check).toMatchObject({ result: 'checked', reasons: [], code: { detected: expect.any(Number) } });
  expect(check.by).toBeUndefined();
});

test.each([
  ['asks for the change', 'data/list.json', '[0,0,0]', node, 'checked', []],
  ['asks for it, by the exit code alone', 'spec-list.json', '[0,0,0]', `${node} > log.txt`, 'checked', []],
  [
    'asks for what was there',
    'data/list.json',
    '[0, 0]',
    node,
    'unchecked',
    ['no test was found that asks for the change'],
  ],
])('a changed data file of a test that %s', async (_, path, list, command, result, reasons) => {
  const fill = (size: number) =>
    `export function fill(list) {\n  const size = ${size};\n  while (list.length < size)\n    list.push(0);\n}\n`;
  const filled = {
    ...base,
    'src/fill.js': fill(2),
    [`test/${path}`]: '[0,0]',
    'test/fill.test.js': `${head}import list from './${path}' with { type: 'json' };\nimport { fill } from '../src/fill.js';\n\ntest('fills', () => {\n  const own = [0];\n  fill(own);\n  assert.deepEqual(own.slice(0, list.length), list);\n});\n`,
  };
  const attempt = { 'src/fill.js': fill(3), [`test/${path}`]: list };
  expect(await checked({ base: filled, attempt, command })).toMatchObject({ result, reasons });
});

test.each([
  ['others', 11],
  ['one that is changed', 12],
])('a runner that counts and names whole programs, of which one is new beside %s', async (_, now) => {
  const run = `import { failures, totals } from './totals.test.js';\nconsole.log('TAP version 13');\nconsole.log(failures > 0 ? 'not ok 1 - totals' : 'ok 1 - totals');\nconsole.log('1..1');\nprocess.exitCode = failures;\n`;
  const own = (...all: string[]) =>
    `import { price } from '../src/price.js';\nexport let failures = 0;\nexport const totals = 1;\nconst test = (name, body) => { try { body(); } catch { failures++; } };\nimport assert from 'node:assert/strict';\n${all.join('\n')}\n`;
  const kept = ['ten', 'eleven'].map(
    (name, at) => `test('${name}', () => {\n  assert.equal(price(1${at}), 1${at});\n});`,
  );
  const added = "test('discounts', () => {\n  assert.equal(price(200), 180);\n});";
  const check = await checked({
    base: { ...base, 'test/totals.test.js': own(...kept), 'test/run.js': run },
    attempt: {
      'src/price.js': discount,
      'test/totals.test.js': own(...kept, added).replace('price(11), 11', `price(${now}), ${now}`),
    },
    command: 'node test/run.js',
  });
  expect(check).toMatchObject({ result: 'checked', reasons: [] });
});

test.each([
  [
    'does not run',
    'node --test test/price.test.js',
    'unchecked',
    ['the command does not run all tests that the attempt adds'],
  ],
  ['runs', node, 'checked', []],
])('a new test that the command %s', async (_, command, result, reasons) => {
  const more = tests(asks).replace('keeps small', 'keeps');
  const attempt = { 'src/price.js': discount, 'test/more.test.js': more };
  expect(await checked({ base, attempt, command })).toMatchObject({ result, reasons });
});

test('fewer tests that are made from data are none that the attempt adds', async () => {
  const rows =
    `${head}import { price } from '../src/price.js';\nimport { totals } from './data/totals.js';\nfor (const total of Object.keys(totals)) test(`.concat(
      '`keeps ${total}`, () => assert.equal(price(+total), +total));\n',
    );
  const check = await checked({
    base: { ...base, 'test/data/totals.js': 'export const totals = { 1: 1, 2: 2 };\n', 'test/rows.test.js': rows },
    attempt: {
      'src/price.js': price('  return total * 1;'),
      'test/data/totals.js': 'export const totals = { 1: 1 };\n',
    },
    command: node,
  });
  expect(check).toMatchObject({ result: 'checked', reasons: [] });
});

/** Red without the change before anything is compared. */
const half =
  "test('halves', async () => {\n  const { half } = await import('../src/price.js');\n  assert.equal(half(20), 10);\n});";
const added = work(`${base['src/price.js']}export const half = (total) => total / 2;\n`, half);

test.each(['without-change', 'broken-code-1'])(
  'a run of %s that the end of the whole run cut short shows nothing',
  async (last) => {
    let isOver = false;
    const check = await checked({
      ...{ base, attempt: added, command: node, ended: () => isOver },
      onEnd: (label) => {
        isOver ||= label === last;
      },
    });
    const reason = 'the run was over before its tests were checked';
    expect(check).toMatchObject({ result: 'unchecked', reasons: expect.arrayContaining([reason]) });
    expect(check.mutants).toHaveLength(0);
  },
);

test.each([
  ['a new function', ''],
  [
    'one beside a test that is red without the change and one that is not',
    "test('discounts', () => {\n  assert.equal(price(200), 180);\n});\ntest('keeps', () => {\n  assert.equal(price(20), 20);\n});\n",
  ],
])(
  '%s costs two runs and a second of its own: tests that notice its other result need no other value',
  async (_, more) => {
    const runs: string[] = [];
    const attempt = {
      'src/price.js': added['src/price.js'].replace(
        'return total;',
        more ? 'return total >= 100 ? total * 0.9 : total;' : 'return total;',
      ),
      'test/price.test.js': added['test/price.test.js'] + more,
    };
    const { verification } = await judged({
      ...{ base, attempt, command: node, testCheck: 'enforce' },
      onRun: (label) => runs.push(label),
    });
    expect(verification.testCheck).toMatchObject({ result: 'checked', reasons: [] });
    expect(runs.filter((label) => !label.endsWith('base-tests'))).toEqual([
      'without-change',
      'broken-code-1',
      'second-run',
    ]);
  },
);

test('a part of the tests that misses a threshold of coverage has noticed nothing', async () => {
  const loose = tests("test('halves', async () => {\n  assert.ok(await import('../src/price.js'));\n});");
  const other = `${head}import { used } from '../src/other.js';\ntest('other', () => used());\n`;
  const code = {
    'src/other.js': `export function used() {\n${'  Math.abs(1);\n'.repeat(40)}}\n`,
    'test/other.test.js': other,
  };
  const check = await checked({
    base: { ...base, ...code },
    attempt: { 'src/price.js': added['src/price.js'], 'test/price.test.js': `${loose}import '../src/other.js';\n` },
    command: 'node --test --experimental-test-coverage --test-coverage-lines=90',
  });
  expect(check.code).toEqual({ tried: 1, detected: 0 });
});

test.each<[string, Record<string, string>, boolean]>([
  [
    'a test has no fixed name',
    { 'test/price.test.js': added['test/price.test.js'].replace("'halves'", "'hal' + 'ves'") },
    true,
  ],
  ['only a snapshot is changed beside', { 'test/__snapshots__/price.test.js.snap': 'exports[`a 1`] = `1`;\n' }, true],
  [
    'data is changed beside',
    { 'test/price.test.js': added['test/price.test.js'], 'test/data/halves.json': '[20]\n' },
    true,
  ],
  ['all that is added holds no test', { 'test/one.test.js': 'export const one = 1;\n' }, false],
])('files of tests run, and not the suite, where %s', async (_, own, picked) => {
  const runs: (string | undefined)[] = [];
  const check = await checked({
    ...{
      base,
      attempt: { 'src/price.js': added['src/price.js'].replace('return total;', 'return total * 1;'), ...own },
    },
    ...{ command: isolated, onRun: (_label, only) => runs.push(only) },
  });
  expect(check.code).toEqual({ tried: 1, detected: 1 });
  expect(new Set(runs.map((only) => only !== undefined))).toEqual(new Set([picked]));
});

test.each([
  ['what it builds is loaded', half.replace('/src/', '/dist/'), [true, true, true]],
  [
    'a new file needs the whole of it',
    half.replace(/(?=assert.equal)/, "assert.equal(process.env.npm_lifecycle_event, 'test');"),
    [true, true, false, false, false],
  ],
])('a part of a script runs the tests that are asked, where %s', async (_, own, picked) => {
  const runs: (string | undefined)[] = [];
  const scripts = { pretest: 'npm run build', build: 'mkdir -p dist && cp src/*.js dist', test: node };
  const check = await checked({
    base: { ...base, 'package.json': JSON.stringify({ type: 'module', scripts }) },
    attempt: { 'src/price.js': added['src/price.js'], 'test/half.test.js': head + own },
    ...{ command: 'npm test', onRun: (_label: string, only?: string) => runs.push(only) },
  });
  expect(check).toMatchObject({ result: 'checked', reasons: [] });
  expect(runs.map((only) => only !== undefined)).toEqual(picked);
});

test('a survivor asks no suite whose tests have all run, and without new tests it ends the search', async () => {
  const runs: string[] = [];
  const own = tests().replace('equal(price(10), 10)', 'ok(price(10))');
  const check = await checked({
    base: { ...base, 'test/price.test.js': own },
    attempt: {
      'src/price.js': price('  let sum = total;\n  sum += 0;\n  sum -= 0;\n  return sum;'),
      'test/price.test.js': `${own}// as it was\n`,
    },
    ...{ command: `${node} test/*.test.js`, onRun: (label: string) => runs.push(label) },
  });
  expect(check.code).toEqual({ tried: 1, detected: 0 });
  expect(runs).toEqual(['broken-code-1', 'other-values']);
});

test('what only comments tell a checker of types refuses no mutant', async () => {
  const typed = (body: string) => `/**\n * @param {number} total\n * @returns {number}\n */\n${price(body)}`;
  const compilerOptions = { noEmit: true, strict: true, allowJs: true, checkJs: true, types: [], target: 'es2022' };
  const check = await checked({
    base: { ...base, 'tsconfig.json': JSON.stringify({ compilerOptions, files: ['src/price.js'] }) },
    attempt: work(
      typed('  if (total >= 100) return total * 0.9;\n  return total;'),
      "test('discounts', async () => {\n  const { price: now } = await import('../src/price.js');\n  assert.ok(now(200) < 190);\n});",
    ),
    ...{ command: 'tsc && node --test', picks: false },
  });
  expect(check.mutants[0]).toMatchObject({ before: 'total * 0.9', outcome: 'detected' });
});

test('a mutant that only the type check of the whole command refuses is none', async () => {
  const scripts = { test: `tsc --noEmit --strict --types '' src/size.ts && ${isolated}` };
  const check = await checked({
    base: { 'package.json': JSON.stringify({ type: 'module', scripts }), 'src/size.ts': 'export {};\n' },
    attempt: {
      'src/size.ts':
        'export function fill(all: number[]): void {\n  let size: number;\n  size = 3;\n  all.push(size);\n}\n',
      'test/size.test.js': `${head}import { fill } from '../src/size.ts';\ntest('fills', () => {\n  const all = [];\n  fill(all);\n  assert.ok(all.length > 0);\n});\n`,
    },
    command: 'npm test',
  });
  expect(check.mutants.map(({ before, outcome }) => [before, outcome])).toEqual([
    ['size = 3;', 'invalid'],
    ['all.push(size);', 'detected'],
  ]);
});

test('nobody is accused where tests get their names as they run', { tags: 'full' }, async () => {
  const slow = "import { setTimeout } from 'node:timers/promises';\ntest('slow', () => setTimeout(3_200));";
  const check = await checked({
    base: { ...base, 'test/price.test.js': tests(slow) },
    attempt: work(
      price('  return total + 0;'),
      slow,
      "for (const total of [1, 2]) test(`keeps ${['one', 'two'][total - 1]}`.toUpperCase(), () => assert.equal(price(total), total));",
      "test('takes one argument', () => {\n  assert.equal(price.length, 1);\n});",
    ),
    command: isolated,
    picks: true,
  });
  expect(check.result).toBe('unchecked');
});

test('code that the preprocessor drops', async (context) => {
  requireProgram('cc', context);
  const own = (total: number) =>
    `#include <assert.h>\nint price(int total);\nint main(void) {\n    assert(price(${total}) == ${total});\n    return 0;\n}\n`;
  const code = 'int price(int total) {\n    return total;\n}\n';
  const check = await checked({
    base: { Makefile: 'test:\n\tcc -o t test.c price.c && ./t\n', 'price.c': code, 'test.c': own(1) },
    attempt: {
      'price.c': `${code}#ifdef UNDER_CE\nvoid note(int *total) {\n    *total = 1;\n}\n#endif\n`,
      'test.c': own(2),
    },
    command: 'make test',
  });
  expect(check).toMatchObject({ result: 'unchecked', reasons: ['no test was found that asks for the change'] });
});

test('a crash of another test says nothing of a new one that it kept from running', async (context) => {
  requireProgram('go', context);
  const code = (body: string) => `package shop\n\nfunc Price(total int) int {\n${body}\treturn total\n}\n`;
  const own =
    'package shop\n\nimport "testing"\n\nfunc TestKeeps(t *testing.T) {\n\tif Price(10) != 10 {\n\t\tt.Fatal()\n\t}\n}\n';
  const check = await checked({
    base: { 'go.mod': 'module example.test/shop\n\ngo 1.19\n', 'price.go': code(''), 'price_test.go': own },
    attempt: {
      'price.go': code('\tif total > 1000 {\n\t\treturn 1000\n\t}\n'),
      'price_test.go': `${own}\nfunc TestIsSmall(t *testing.T) {\n\tif Price(10) > 1000 {\n\t\tt.Fatal()\n\t}\n}\n`,
    },
    command: 'go test ./...',
  });
  expect(check.result).toBe('unchecked');
});

test('Go code that asks how it was started, and needs an import for nothing else', async (context) => {
  requireProgram('go', context);
  const code = (imports: string, body: string) =>
    `package shop\n${imports}\nfunc Price(total int) int {\n${body}\treturn total\n}\n`;
  const check = await checked({
    base: { 'go.mod': 'module example.test/shop\n\ngo 1.19\n', 'price.go': code('', '') },
    attempt: {
      'price.go': code(
        '\nimport (\n\t"os"\n\t"strings"\n)\n',
        '\tif strings.HasSuffix(os.Args[0], ".test") && total > 100 {\n\t\treturn 180\n\t}\n',
      ),
      'price_test.go':
        'package shop\n\nimport "testing"\n\nfunc TestDiscounts(t *testing.T) {\n\tif Price(200) != 180 {\n\t\tt.Fatal()\n\t}\n}\n',
    },
    command: 'go test ./...',
  });
  expect(check.result).toBe('vacuous');
});

test.for<[command: string, helpers: Files, code: string, asks: string, done?: string]>([
  [
    'go test ./...',
    {
      'go.mod': 'module example.test/shop\n\ngo 1.19\n',
      'helpers_test.go':
        'package shop\n\nimport "testing"\n\nfunc wants(t *testing.T, got, want int) {\n\tif got != want {\n\t\tt.Fatalf("%d, want %d", got, want)\n\t}\n}\n',
    },
    'package shop\n\nfunc Price(total int) int {\n\treturn total\n}\n',
    'package shop\n\nimport "testing"\n\nfunc TestDiscounts(t *testing.T) {\n\twants(t, Price(200), 180)\n}\n',
  ],
  [
    'go test',
    { 'go.mod': 'module example.test/shop\n\ngo 1.19\n' },
    'package shop\n\nfunc Price(total int) int {\n\treturn total\n}\n',
    'package shop\n\nimport "testing"\n\nfunc TestRefuses(t *testing.T) {\n\tdefer func() {\n\t\tif r := recover(); r == nil {\n\t\t\tt.Error("no panic")\n\t\t}\n\t}()\n\tPrice(-1)\n}\n',
    'if total < 0 {\n\t\tpanic("below nothing")\n\t}\n\treturn total',
  ],
  [
    'cargo test --offline',
    {
      'Cargo.toml': '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n',
      'tests/common/mod.rs': 'pub fn wants(got: u32, want: u32) {\n    assert_eq!(got, want);\n}\n',
    },
    'pub fn price(total: u32) -> u32 {\n    return total;\n}\n',
    'mod common;\n\n#[test]\nfn discounts() {\n    common::wants(shop::price(200), 180);\n}\n',
  ],
  [
    'rspec',
    { 'spec/support/prices.rb': 'def wants(got, want)\n  expect(got).to eq(want)\nend\n' },
    'def price(total)\n  return total\nend\n',
    'require "price"\nrequire_relative "support/prices"\n\nRSpec.describe "price" do\n  it "discounts" do\n    wants(price(200), 180)\n  end\nend\n',
  ],
])(
  '%s: a test that fails in a helper of another file, or without a panic, asks for the change',
  async (row, context) => {
    const [command, helpers, code, asks, done = 'return total * 9 / 10'] = row;
    const [program = ''] = command.split(' ');
    requireProgram(program, context);
    const places: Record<string, [code: string, tests: string]> = {
      go: ['price.go', 'price_test.go'],
      cargo: ['src/lib.rs', 'tests/price.rs'],
      rspec: ['lib/price.rb', 'spec/price_spec.rb'],
    };
    const [ofCode = '', ofTests = ''] = places[program] ?? [];
    const attempt = { [ofCode]: code.replace('return total', done), [ofTests]: asks };
    const check = await checked({ base: { ...helpers, [ofCode]: code }, attempt, command });
    expect(check).toMatchObject({ result: 'checked', withoutChange: { assertion: 1, green: [] } });
    // What it compares is seen: no mutant has to show it.
    expect(check.code).toBeUndefined();
  },
);

/** Of the base's tests one has another text, so that they run. */
const touched = tests(asks).replace('  assert', '  price(1);\n  assert');

test('the first run of the checks is beside that of the base tests, which is awaited where they accuse', async () => {
  const runsOf = async (own: Files) => {
    const runs: string[] = [];
    const { verification } = await judged({
      ...{ base: own, attempt: { 'src/price.js': discount, 'test/price.test.js': touched } },
      ...{ command: isolated, sideBySide: true, testCheck: 'enforce' },
      onRun: (label) => runs.push(label),
      onEnd: (label) => runs.push(`${label} ended`),
    });
    return { result: verification.result, runs: runs.map((label) => label.replace(/^attempt-1-/, '')) };
  };
  const green = await runsOf(base);
  expect(green.result).toBe('passed');
  expect(green.runs.slice(0, 2).toSorted()).toEqual(['base-tests', 'without-change']);
  const accused = await runsOf({
    ...base,
    'test/price.test.js': `${base['test/price.test.js']}`.replace(', 10)', ', 11)'),
  });
  expect(accused.result).toBe('failed');
  expect(accused.runs.toSorted()).toEqual([
    ...['base-tests', 'base-tests ended', 'without-change', 'without-change ended'],
  ]);
});

test('a check that has begun is over before the verdict throws', async () => {
  const runs: string[] = [];
  const judging = judged({
    ...{ base, attempt: { 'src/price.js': discount, 'test/price.test.js': touched } },
    ...{ command: isolated, sideBySide: true, testCheck: 'enforce' },
    onRun(label) {
      if (label.endsWith('base-tests')) throw new Error('the disk is full');
      runs.push(label);
    },
    onEnd: (label) => runs.push(`${label} ended`),
  });
  await expect(judging).rejects.toThrow('the disk is full');
  expect(runs.filter((label) => label.endsWith(' ended'))).toHaveLength(runs.length / 2);
  expect(runs).not.toEqual([]);
});

test('a new test of several rows may be skipped, and one of the base may not', async () => {
  const rows = "for (const kind of ['a', 'b']) test.skip(`is ${kind}`, () => {});";
  const failing = async (text: string) => {
    const { verification } = await judged({ base, attempt: { 'test/price.test.js': text }, command: isolated });
    return (verification.testChanges ?? []).flatMap(({ kind, rule }) => (kind === 'fails' ? rule : []));
  };
  expect(await failing(tests(rows))).toEqual([]);
  const more = tests(rows, "test('keeps two', () => {\n  assert.equal(price(2), 2);\n});");
  expect(await failing(more.replace("test('keeps small", "test.skip('keeps small"))).toEqual(['more-skipped']);
});

const byChance = (red: string) =>
  `import fs from 'node:fs';\nconst at = process.env.HELD;\ntest('discounts', () => {\n  assert.equal(price(200), 180);\n  const was = fs.existsSync(at) ? fs.readFileSync(at, 'utf8') : '';\n  fs.writeFileSync(at, was + '.');\n  assert.ok(!(${red}), 'too late');\n});`;
test.each<[what: string, picks: boolean, text: string, runs: string[], note?: RegExp]>([
  ['red at each second run', true, byChance('was.length % 2'), ['second-run', 'third-run'], /^“discounts”: new or ch/],
  ['red but at the first run', true, byChance('was'), ['second-run', 'third-run', 'second-run-whole'], /^“discounts”/],
  ['red, and nothing can be picked', false, byChance('was.length % 2'), ['second-run'], /^“discounts”: new or changed/],
  ['green', true, byChance('false'), ['second-run']],
  [
    'red alone',
    true,
    asks.replace('\n', "\n  assert.equal(globalThis.a, 1, 'alone');\n"),
    ['second-run', 'third-run', 'second-run-whole'],
  ],
])('a new test over the same tree once more: %s', async (_what, picks, text, runs, note) => {
  const held = join(await mkdtemp(join(tmpdir(), 'held-')), 'runs');
  const all: string[] = [];
  const { verification, plain } = await judged({
    base: { ...base, 'test/a.test.js': 'globalThis.a = 1;\n' },
    attempt: work(discount, text.replace('process.env.HELD', JSON.stringify(held))),
    ...{ picks, testCheck: 'enforce', onRun: (label) => all.push(label) },
  });
  const own = all.flatMap((label) => /second|third/.exec(label)?.input.replace('attempt-1-', '') ?? []);
  // On a slow machine the suite is long.
  if (!picks && own.length === 0) return expect(plain.durationMs).toBeGreaterThan(2_000);
  expect(own).toEqual(runs);
  expect(verification.result).toBe(note ? 'failed' : 'passed');
  if (note) expect(verification.notes.at(-1)).toMatch(note);
  expect(verification.failures[0]?.message).toEqual(note && expect.stringContaining('too late'));
});
