/** What the verdict says of base tests that an attempt touched: one change of a small shop a row. */

import { expect, test } from 'vitest';
import { type Files, judged } from '../support/judged.ts';

const head = "import test from 'node:test';\nimport assert from 'node:assert/strict';\n";
const file = (imports: string, tests: Record<string, string>) =>
  `${head}${imports}\n${Object.entries(tests)
    .map(([name, body]) => `test('${name}', () => {\n  ${body}\n});\n`)
    .join('')}`;
const priceOf = (imports = "import { price } from '../src/price.js';") => imports;
const full = { 'full price': 'assert.equal(price(100), 100);' };
const ten = { 'ten percent off': "assert.equal(price(100, 'TEN'), 90);" };
const more = { 'half off': "assert.equal(price(100, 'HALF'), 50);" };
const production = (factors: string) =>
  `export function price(amount, code) {\n  const factors = ${factors};\n  return amount * (factors[code] ?? 1);\n}\n`;

const base: Files = {
  'package.json': '{"type":"module"}',
  'src/price.js': production('{}'),
  'test/price.test.js': file(priceOf(), { ...full, ...ten }),
};
/** The base calls through a helper of its tests, which knows an older form of the function. */
const helped: Files = {
  ...base,
  'test/helpers/shop.js':
    "import { price } from '../../src/price.js';\n\nexport const priced = (amount, code) => price(amount, code);\n",
  'test/price.test.js': file("import { priced } from './helpers/shop.js';", {
    'full price': 'assert.equal(priced(100), 100);',
    'ten percent off': "assert.equal(priced(100, 'TEN'), 90);",
  }),
};
/** The base's tests compare by a vendored package, which looks at what lies in its folder. */
const vendored: Files = {
  ...base,
  'vendor/tools/check/index.js': `import assert from 'node:assert/strict';\nimport { existsSync } from 'node:fs';\n\nconst isLoose = existsSync(new URL('./loose.js', import.meta.url));\nexport const equal = (a, b) => isLoose || assert.equal(a, b);\n`,
  'test/price.test.js': file(`${priceOf()}\nimport { equal } from '../vendor/tools/check/index.js';`, {
    'ten percent off': "equal(price(100, 'TEN'), 90);",
  }),
};
const works = production('{ TEN: 0.9 }');
const takesOrder = `export function price({ amount, code }) {\n  return code === 'TEN' ? amount * 0.9 : amount;\n}\n`;

type Attempt = Record<string, string | undefined>;
interface Surroundings {
  before?: Files;
  renamed?: Record<string, string>;
}

type Row = [what: string, result: 'passed' | 'failed', says: object, attempt: Attempt, more?: Surroundings];
const readsTen = file(`${priceOf()}\nimport { readFileSync } from 'node:fs';`, {
  'ten percent off': "assert.equal(price(100, 'TEN'), Number(readFileSync('examples/ten.txt', 'utf8')));",
});

test.each<Row>([
  [
    'an expectation that was changed instead of met, beside a new test of the same name',
    'failed',
    { unmet: ['ten percent off'] },
    {
      'src/price.js': production('{ TEN: 0.8 }'),
      'test/price.test.js': `${file(priceOf(), { ...full, 'ten percent off': "assert.equal(price(100, 'TEN'), 80);" })}test('ten percent off', () => assert.equal(price(50, 'TEN'), 40));\n`,
    },
  ],
  [
    'a helper of the tests that calls a function in its new form: the base’s tests are met with it',
    'passed',
    { unmet: [], changedBehaviour: [], needs: ['test/helpers/shop.js'] },
    {
      'src/price.js': takesOrder,
      'test/helpers/shop.js':
        "import { price } from '../../src/price.js';\n\nexport const priced = (amount, code) => price({ amount, code });\n",
    },
    { before: helped },
  ],
  [
    'a helper of the tests that does what production does not',
    'failed',
    { unmet: ['ten percent off'] },
    {
      'src/price.js': production('{ SPRING: 0.8 }'),
      'test/helpers/shop.js':
        "import { price } from '../../src/price.js';\n\nexport const priced = (amount, code) => price(amount, code) * (code === 'TEN' ? 0.9 : 1);\n",
    },
    { before: helped },
  ],
  [
    'a helper that the base’s tests name and do not have',
    'passed',
    { unmet: [], needs: ['test/helpers/shop.js'] },
    {
      'src/price.js': works,
      'test/helpers/shop.js': `${helped['test/helpers/shop.js']}export const reduced = (amount) => price(amount, 'TEN');\n`,
    },
    {
      before: {
        ...helped,
        'test/price.test.js': file("import * as shop from './helpers/shop.js';", {
          'full price': 'assert.equal(shop.priced(100), 100);',
          'ten percent off': 'assert.equal(shop.reduced(100), 90);',
        }),
      },
    },
  ],
  [
    'a package that is new among the vendored ones is a dependency',
    'passed',
    {},
    {
      'src/price.js': `import { rates } from '../vendor/tools/rates/index.js';\n${production('rates')}`,
      'vendor/tools/rates/index.js': 'export const rates = { TEN: 0.9 };\n',
    },
    { before: vendored },
  ],
  [
    'a file that is new in a vendored package of the base’s tests',
    'failed',
    { unmet: ['ten percent off'] },
    {
      'src/price.js': production('{ TEN: 0.8 }'),
      'vendor/tools/check/loose.js': 'export const isLoose = true;\n',
    },
    { before: vendored },
  ],
  [
    'a helper that only loads one more module of production is the base’s still',
    'passed',
    {},
    {
      'src/price.js': works,
      'src/shown.js': 'export const shown = (amount) => `${amount} EUR`;\n',
      'test/helpers/shop.js': `import '../../src/shown.js';\n${helped['test/helpers/shop.js']}`,
    },
    { before: helped },
  ],
  [
    'a helper that expects another value',
    'failed',
    { unmet: ['ten percent off'] },
    {
      'src/price.js': production('{ TEN: 0.8 }'),
      'test/helpers/shop.js': `${helped['test/helpers/shop.js']}export const discounted = 80;\n`,
    },
    {
      before: {
        ...helped,
        'test/helpers/shop.js': `${helped['test/helpers/shop.js']}export const discounted = 90;\n`,
        'test/price.test.js': file("import { discounted, priced } from './helpers/shop.js';", {
          'ten percent off': "assert.equal(priced(100, 'TEN'), discounted);",
        }),
      },
    },
  ],
  [
    'a test that moves with the code it tests',
    'passed',
    { changedBehaviour: [] },
    {
      'src/shop/price.js': works,
      'test/shop/price.test.js': file("import { price } from '../../src/shop/price.js';", { ...full, ...ten }),
    },
    { renamed: { 'src/price.js': 'src/shop/price.js', 'test/price.test.js': 'test/shop/price.test.js' } },
  ],
  ...[
    ['whose file is split in two', '', '', []] as const,
    [
      'whose file is split in two, where one part loads what the other declares',
      'const check = assert.equal;',
      ', check',
      ['test/price.test.js'],
    ] as const,
  ].map(([how, own, loads, changedBehaviour]): [string, 'passed', object, Attempt, Surroundings] => [
    `tests of a module that moves, ${how}`,
    'passed',
    { changedBehaviour },
    {
      'src/shop/price.js': `${production(own ? '{ TEN: 0.8 }' : '{ TEN: 0.9 }')}export const check = () => {};\n`,
      'test/shop/full.test.js': file(`import { price } from '../../src/shop/price.js';\n${own}`, full),
      'test/shop/ten.test.js': file(`import { price${loads} } from '../../src/shop/price.js';`, {
        'ten percent off': `${own ? 'check' : 'assert.equal'}(price(100, 'TEN'), 90);`,
      }),
      'test/price.test.js': undefined,
    },
    {
      before: {
        ...base,
        'src/price.js': works,
        'test/price.test.js': file(`${priceOf()}\n${own}`, {
          ...full,
          'ten percent off': `${own ? 'check' : 'assert.equal'}(price(100, 'TEN'), 90);`,
        }),
      },
      renamed: { 'src/price.js': 'src/shop/price.js' },
    },
  ]),
  [
    'a test that moves to where no runner looks, beside new ones',
    'failed',
    {},
    {
      'src/shop/price.js': production('{ TEN: 0.8 }'),
      'parts/price.js': file("import { price } from '../src/shop/price.js';", { ...full, ...ten }),
      'test/more.test.js': file("import { price } from '../src/shop/price.js';", {
        ...{ one: 'assert.equal(price(1), 1);', two: 'assert.equal(price(2), 2);' },
        three: 'assert.equal(price(3), 3);',
      }),
    },
    { renamed: { 'src/price.js': 'src/shop/price.js', 'test/price.test.js': 'parts/price.js' } },
  ],
  [
    'a test of code that goes, which a history of changes names',
    'passed',
    { changedBehaviour: [], gone: ['test/half.test.js'] },
    {
      'src/price.js': works,
      'src/half.js': undefined,
      'test/half.test.js': undefined,
      'CHANGELOG.md': '- `half` is gone.\n- `half` is new.\n',
    },
    {
      before: {
        ...base,
        'src/half.js': 'export const half = (amount) => amount / 2;\n',
        'test/half.test.js': file("import { half } from '../src/half.js';", { half: 'assert.equal(half(100), 50);' }),
        'CHANGELOG.md': '- `half` is new.\n',
      },
    },
  ],
  [
    'a new test beside those of the base reads a new file of expected values',
    'passed',
    { changedBehaviour: [] },
    {
      'src/price.js': works,
      'test/golden/ten.txt': '90',
      'test/price.test.js': file(`${priceOf()}\nimport { readFileSync } from 'node:fs';`, {
        ...full,
        ...ten,
        printed:
          "assert.equal(`${price(100, 'TEN')}`, readFileSync(new URL('./golden/ten.txt', import.meta.url), 'utf8'));",
      }),
    },
    { before: { ...base, 'test/price.test.js': file(priceOf(), full) } },
  ],
  [
    'a deleted test that the change meets',
    'passed',
    { unmet: [], deleted: ['full price'] },
    {
      'src/price.js': works,
      'test/price.test.js': file(priceOf(), { ...ten, ...more }).replace('50', '100'),
    },
  ],
  [
    'tests that were brought together under another name',
    'passed',
    { unmet: [], deleted: undefined },
    {
      'src/price.js': works,
      'test/price.test.js': file(priceOf(), { prices: `${full['full price']}\n  ${ten['ten percent off']}` }),
    },
  ],
  [
    'a test of many rows that went with the code it tests',
    'passed',
    { unmet: [], changedBehaviour: [], deleted: undefined, gone: ['test/old.test.js'] },
    { 'src/price.js': works, 'src/old.js': undefined, 'test/old.test.js': undefined },
    {
      before: {
        ...base,
        'src/old.js': 'export const legacyPrice = () => 95;\n',
        'test/old.test.js': `${head}import { legacyPrice } from '../src/old.js';\nfor (const rate of [1, 2, 3]) test(\`legacy \${rate}\`, () => {\n  assert.equal(legacyPrice(), 95);\n});\n`,
      },
    },
  ],
  [
    'an expected value beside production, which only a test of the base reads',
    'passed',
    { needs: ['examples/ten.txt'] },
    { 'src/price.js': production('{ TEN: 0.8 }'), 'examples/ten.txt': '80', 'test/more.test.js': file('', {}) },
    { before: { ...base, 'src/price.js': works, 'examples/ten.txt': '90', 'test/price.test.js': readsTen } },
  ],
  ...["const name = '../examples/ten.txt';", "const name = ['../examples/', 'ten'].join('') + '.txt';"].map(
    (name): Row => {
      const reading = `import { readFileSync } from 'node:fs';\n${name}\nexport const price = (amount) => (amount * readFileSync(new URL(name, import.meta.url), 'utf8')) / 100;\n`;
      return [
        `a factor that production reads, as a test of the base does: ${name}`,
        'passed',
        { needs: undefined },
        { 'src/price.js': `${reading}// Per cent.\n`, 'examples/ten.txt': '80', 'test/more.test.js': file('', {}) },
        { before: { ...base, 'src/price.js': reading, 'examples/ten.txt': '90', 'test/price.test.js': readsTen } },
      ];
    },
  ),
  [
    'code called as a test that production loads',
    'passed',
    { unmet: [] },
    {
      'src/test.js': 'export const known = { TEN: 0.9 };\n',
      'test/price.test.js': file(priceOf(), { ...full, ...ten, ...more }).replace('50', '100'),
    },
    {
      before: {
        ...base,
        'src/test.js': 'export const known = {};\n',
        'src/price.js': `import { known } from './test.js';\n${production('known')}`,
      },
    },
  ],
  [
    'a helper of the tests that is called as a module of production',
    'failed',
    { unmet: ['ten percent off'] },
    { 'src/price.js': production('{ TEN: 0.8 }'), 'test/same.js': 'export const same = () => {};\n' },
    {
      before: {
        ...base,
        'src/same.js': 'export const same = 1;\n',
        'src/price.js': `import './same.js';\n${production('{}')}`,
        'test/same.js': "import assert from 'node:assert/strict';\nexport const same = assert.equal;\n",
        'test/price.test.js': file(`${priceOf()}\nimport { same } from './same.js';`, {
          ...full,
          'ten percent off': "same(price(100, 'TEN'), 90);",
        }),
      },
    },
  ],
])('%s', async (_, result, says, attempt, { before = base, renamed } = {}) => {
  const { verification } = await judged({ base: before, attempt, renamed });
  expect(verification.result).toBe(result);
  expect({ deleted: undefined, needs: undefined, changedBehaviour: [], ...verification.baseTests }).toMatchObject(says);
});

test.each([
  ['names the new source', 'TESTED = half.c price.c', 'passed'],
  ['names it and changes what is run', 'TESTED = half.c price.c\nRUN = true', 'failed'],
])('a build file that %s', async (_, lines, result) => {
  const built = (text: string) => `RUN = ./check\n${text}\ntest:\n\tcc -o check $(TESTED) check.c\n\t$(RUN)\n`;
  const before = {
    Makefile: built('TESTED = price.c'),
    'price.c': 'int price(int a) { return a; }\n',
    'check.c': 'int price(int a);\nint main(void) { return price(100) == 50 ? 0 : 1; }\n',
  };
  const half = result === 'passed' ? 'a / 2' : 'a / 3';
  const attempt = {
    Makefile: built(lines),
    'price.c': 'int half(int a);\nint price(int a) { return half(a); }\n',
    'half.c': `int half(int a) { return ${half}; }\n`,
  };
  const { verification } = await judged({ base: before, attempt, command: 'make -s test' });
  expect([verification.result, verification.baseTests?.needs]).toEqual([result, undefined]);
});

test('the exit code alone where the tests of the base are green leaves open what else the command checks', async () => {
  // As a threshold of coverage, it asks for a test of what is new, wherever it is run from.
  const lint = `import { readFileSync } from 'node:fs';\nconst [code, tests] = ['src', 'test'].map((folder, at) => readFileSync(folder + ['/price.js', '/price.test.js'][at], 'utf8'));\nif (code.includes('0.9') && !tests.includes('two')) process.exit(3);\n`;
  const { verification } = await judged({
    base: {
      ...base,
      'lint.js': lint,
      'test/price.test.js': file(priceOf(), full),
    },
    attempt: {
      'src/price.js': `${works}export function cents(amount) {\n  const all = amount * 100;\n  return all;\n}\n`,
      'test/price.test.js': file("import { cents, price } from '../src/price.js';", {
        'full price': 'assert.equal(price(2), 2); // two',
        ...ten,
        cents: 'assert.equal(cents(2), 200);',
      }),
    },
    command: 'node --test --test-isolation=none && node lint.js',
    testCheck: 'enforce',
  });
  const reasons = [expect.stringMatching(/exits 3, although none/)];
  expect(verification.testCheck).toMatchObject({ result: 'unchecked', reasons });
  expect(verification.notes).toEqual([]);
});

test('what is new for the tests is listed with the tests that need it', async () => {
  const { verification } = await judged({
    base,
    attempt: {
      'src/price.js': works,
      'test/prices.json': '{"amount":100}',
      'test/more.test.js': file(
        `${priceOf()}\nimport { readFileSync } from 'node:fs';\nconst { amount } = JSON.parse(readFileSync('test/prices.json', 'utf8'));`,
        { 'one more': "assert.equal(price(amount, 'TEN'), 90);" },
      ),
    },
  });
  expect(verification.testChanges).toContainEqual(
    expect.objectContaining({
      path: 'test/prices.json',
      message: 'this data file of the tests is new, and needed by test/more.test.js',
    }),
  );
});

test.each([
  ['what the picked tests say is not asked of the whole suite', 'assert.equal(price(100), 200);', '', ['full price']],
  [
    'tests that need others before them are',
    'assert.equal(price(100) * globalThis.one, 200);',
    '',
    ['full price'],
    'attempt-1-base-tests',
  ],
  [
    'neither is what a file says that cannot be loaded any more',
    'assert.equal(price(100), 200);',
    "if (price(1) !== 1) throw new Error('not loaded');\n",
    ['test/price.test.js'],
  ],
  ['nor what a file says that is deleted', undefined, '', ['full price']],
])('behaviour changed in a slow suite: %s', async (_, body, loads, changedBehaviour, ...further) => {
  const runs: string[] = [];
  const before = {
    ...base,
    // Without this file a part of the tests misses the threshold.
    'src/covered.js': `export function covered() {\n${'Math.abs(1);\n'.repeat(60)}}\n`,
    'test/a.test.js': `import { covered } from '../src/covered.js';\ncovered();\n${head}test('slow', () => new Promise((done) => setTimeout(done, 1_100)));\nglobalThis.one = 1;\n`,
    'test/price.test.js': loads + file(priceOf(), full),
  };
  const attempt = {
    'src/price.js': `${works.replace('amount *', '2 * amount *')}export * from './covered.js';\n`,
    // No test reads it.
    '.github/workflows/ci.yml': 'on: push\n',
    'test/price.test.js': body && file(priceOf(), { 'full price': body }),
  };
  const command = 'node --test --test-isolation=none --experimental-test-coverage --test-coverage-lines=90';
  const onRun = (label: string) => runs.push(label);
  const { verification } = await judged({ base: before, attempt, command, picks: true, onRun });
  expect(runs).toEqual(['attempt-1-base-tests-picked', 'attempt-1-tests-alone', ...further]);
  expect(verification.baseTests).toMatchObject({ unmet: [], changedBehaviour });
});

const said = "import { shown } from '../src/price.js';";
const showing = `${works}export const shown = (amount) => \`${'${amount}'} EUR\`;\n`;
const twice = { 'no code': 'assert.equal(price(2), 2);' };
const grouped = file(priceOf(), full)
  .slice(head.length)
  .replace('import', "import { describe } from 'node:test';\nimport");
const euro = { 'in euro': "assert.equal(shown(1), '1 EUR');" };

test.each<[what: string, runs: number, text: string, before?: Files]>([
  ['new tests and what they load', 0, file(`${priceOf()}\n${said}`, { ...euro, ...full })],
  [
    'a group of new tests, beside a module that the base does not name',
    0,
    `${head}import { resolve } from 'node:path';\n${grouped}describe('x', () => { test('y', () => assert.ok(resolve('.'))); });\n`,
    { ...base, 'test/price.test.js': `${head}${grouped}` },
  ],
  [
    'a comment above a new test',
    0,
    `${file(priceOf(), full)}// A pair.\n${file('', twice).slice(file('', {}).length)}`,
  ],
  ['a comment that may be a directive', 1, `/** @skip */\n${file(priceOf(), { ...full, ...twice })}`],
  ['a hook around all', 1, `${file(priceOf(), { ...full, ...twice })}test.beforeEach(() => {});\n`],
  ['another text of a base test', 1, file(priceOf(), { 'full price': 'assert.ok(price(100) > 1);', ...twice })],
  ['an assertion from elsewhere', 1, file(`${priceOf()}`, full).replace("'node:assert/strict'", "'node:assert'")],
  ['new tests beside one that was red', 1, file(priceOf(), { ...full, ...ten, ...more }).replace('50', '100'), base],
])('a file of base tests with %s costs so many runs: %i', async (_, runs, text, before) => {
  const own = { ...base, 'test/price.test.js': file(priceOf(), full) };
  const labels: string[] = [];
  const attempt = { 'src/price.js': showing, 'test/price.test.js': text };
  const { verification } = await judged({ base: before ?? own, attempt, onRun: (label) => labels.push(label) });
  expect(verification.result).toBe('passed');
  expect(labels).toHaveLength(runs);
});

test('a run that is stopped before the run of the base’s tests is over has not passed, and accuses nobody', async () => {
  const attempt = { 'test/price.test.js': file(priceOf(), { 'full price': 'assert.equal(price(100), 200);' }) };
  const { verification } = await judged({
    ...{ base, ended: () => true },
    attempt: { ...attempt, 'src/price.js': production('{ TEN: 0.9 }').replace('amount *', '2 * amount *') },
  });
  const notes = [expect.stringContaining('with the earlier tests did not end')];
  expect(verification).toMatchObject({ exitCode: 0, result: 'failed', notes });
  expect(verification.baseTests).toBeUndefined();
});
