/** New tests that are green without the change: those that cannot fail at all are told from those that ask for what was there. */

import { describe, expect, test } from 'vitest';
import { codeOf } from '../../src/proof/comments-alone.ts';
import { requireProgram } from '../support/programs.ts';
import { type Files, proved } from '../support/proved.ts';

const head = "import assert from 'node:assert/strict';\nimport test, { mock } from 'node:test';\n";
const imports = "import { Till } from '../src/till.js';\n\n";
const till = (sum: string) =>
  `export class Till {\n  #all = [];\n  add(...items) {\n    this.#all.push(...items);\n  }\n  sum() {\n    ${sum}\n  }\n}\n`;
const plain =
  "test('sums', () => {\n  const till = new Till();\n  till.add(1, 2);\n  assert.equal(till.sum(), 3);\n});\n";
const base: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/till.js': till('return this.#all.reduce((a, b) => a + b, 0);'),
  'test/till.test.js': head + imports + plain,
};
const wrong = till('return this.#all.filter((one) => one !== 0).reduce((a, b) => a + b, 0);');
const idle = (more: string, story?: string) =>
  proved({
    base,
    ...(story && { story }),
    attempt: { 'src/till.js': wrong, 'test/more.test.js': head + imports + more },
  });

test('the subject is replaced in its own test: what was changed may as well throw', async () => {
  const mocked =
    "test('refunds', () => {\n  const till = new Till();\n  mock.method(till, 'sum', () => 7);\n  till.add(10, -3);\n  assert.equal(till.sum(), 7);\n});\n";
  const proof = await idle(mocked);
  expect(proof).toMatchObject({ result: 'disproved', alarm: { stopped: true } });
  expect(proof.reasons[0]).toBe('`refunds` is green without the change, and where `sum` only throws');
  expect(proof.edits).toContainEqual(
    expect.objectContaining({ path: 'src/till.js', before: 'sum', after: 'only throws', outcome: 'silent' }),
  );
  // Who is asked for tests has written some.
  expect((await idle(mocked, 'More tests of the till.')).result).toBe('unproved');
  expect((await idle(mocked, 'The till leaves out zeros. Add tests.')).result).toBe('disproved');
});

test('nothing but a comment changed in production', async () => {
  const more =
    "test('refunds', () => {\n  const till = new Till();\n  till.add(10, -3);\n  assert.equal(till.sum(), 7);\n});\n";
  const commented = (story: string) =>
    proved({
      base,
      story,
      attempt: {
        'src/till.js': `/** Safe for refunds. */\n${base['src/till.js']}`,
        'test/more.test.js': head + imports + more,
      },
    });
  const proof = await commented('Refunds get lost. Make add() safe.');
  expect(proof.reasons[0]).toBe(
    '`refunds` is green without the change, and nothing but comments changed in `src/till.js`',
  );
  expect(proof.result).toBe('disproved');
  expect((await commented('Explain in a comment how refunds work.')).result).toBe('unproved');
});

test('what is code beside comments', () => {
  const same = (path: string, one: string, other: string) => codeOf(path, one) === codeOf(path, other);
  expect(same('a.go', 'x := 1\n', '// x is safe.\nx := 1\n\n')).toBe(true);
  expect(same('a.go', 'x := 1\n', '//go:embed data\nx := 1\n')).toBe(false);
  expect(same('a.c', 'f(p);\n', '/* all of it\n * here\n */\nf(p);\n')).toBe(true);
  expect(same('a.c', 'f(p);\n', '*p = 1;\nf(p);\n')).toBe(false);
  expect(same('a.c', 'f(p);\n', '#define f g\nf(p);\n')).toBe(false);
  expect(same('a.py', 'x = 1\n', '# one\n"""Doc."""\nx = 1\n')).toBe(true);
  expect(same('a.py', 'if y:\n    x = 1\n', 'if y:\n    pass\nx = 1\n')).toBe(false);
  expect(same('a.sql', 'select 1;\n', '-- one\nselect 1;\n')).toBe(true);
  expect(same('a.yaml', 'a: 1\n', '# one\na: 1\n')).toBe(false);
});

test('the failure is caught in the helper', { tags: ['full', 'variant'] }, async () => {
  const quiet =
    'const summed = (till, check) => {\n  try {\n    check(till.sum());\n  } catch {\n    return;\n  }\n};\n';
  const caught = "test('refunds', () => {\n  summed(new Till(), (sum) => assert.ok(sum < 0));\n});\n";
  expect((await idle(quiet + caught)).reasons[0]).toContain('only throws');
});

const table = (body: string) =>
  `test('many', () => {\n  const rows = [[[1, 2], 3], [[4, -1], 3], [[5], 5]];\n  for (const [items, sum] of rows) {\n    const till = new Till();\n    till.add(...items);\n${body}  }\n});\n`;

test('a golden that the run records itself: what the test calls gives another text, and what that calls in turn stays', {
  tags: ['full', 'variant'],
}, async () => {
  const bill = (rows: string, more = '') =>
    `${more}export function render(lines) {\n  return ['Bill', ...lines${rows}].join(' ');\n}\n`;
  const golden =
    "import { existsSync, readFileSync, writeFileSync } from 'node:fs';\nimport assert from 'node:assert/strict';\nexport const golden = (name, text) => {\n  const file = new URL(`${name}.txt`, import.meta.url);\n  if (!existsSync(file)) writeFileSync(file, text);\n  assert.equal(text, readFileSync(file, 'utf8'));\n};\n";
  const plain =
    "import { render } from '../src/bill.js';\ntest('has a head', () => {\n  assert.match(render([]), /^Bill/);\n});\n";
  const asked =
    "import { golden } from './golden.js';\nimport { render } from '../src/bill.js';\ntest('has a line for each rate', () => {\n  golden('rates', render([19, 7]));\n});\n";
  const taxes =
    'export function taxes(lines) {\n  const [first, ...rest] = lines;\n  return first === 0 ? [first, ...rest] : [];\n}\n\n';
  const proof = await proved({
    base: { 'package.json': '{ "type": "module" }\n', 'src/bill.js': bill(''), 'test/bill.test.js': head + plain },
    attempt: {
      'src/bill.js': bill(', ...taxes(lines)', taxes),
      'test/golden.js': golden,
      'test/rates.test.js': `import test from 'node:test';\n${asked}`,
    },
    story: 'Each tax has a line.',
  });
  expect(proof.reasons[0]).toContain(
    '`has a line for each rate` is green whatever value is expected, and where `render` does something else',
  );
});

test('a new source with its test, where a new line of the build runs that: it is green without them, and accused of nothing', async () => {
  const run = (tests: string) => `test:\n\tnode --test ${tests}\n`;
  const given = {
    base: { ...base, Makefile: run('test/till.test.js') },
    attempt: {
      Makefile: run('test/till.test.js test/ring.test.js'),
      'src/ring.js': 'export const next = (at) => (at + 1) % 4;\n',
      'test/ring.test.js': `${head}import { next } from '../src/ring.js';\ntest('goes round', () => {\n  assert.equal(next(3), 0);\n});\n`,
    },
    command: 'make test',
    story: 'A ring of four.',
  };
  expect((await proved(given)).alarm?.stopped).toBe(false);
});

test('an equality that does not hear the table which it compares with', { tags: ['full', 'variant'] }, async () => {
  const proof = await idle(table('    if (till.sum() < 0 && till.sum() !== sum) throw new Error(`${sum}`);\n'));
  expect(proof.result).toBe('disproved');
  expect(proof.reasons[0]).toBe(
    '`many` is green without the change, and `many` with other values in the table that it compares with',
  );
});

test.each([
  ['asks for what was there', table('    assert.equal(till.sum(), sum);\n')],
  [
    'runs what was changed, and compares nothing',
    "test('runs', () => {\n  assert.doesNotThrow(() => new Till().sum());\n});\n",
  ],
])('nobody is accused of a test that %s', { tags: 'full' }, async (_what, more) => {
  const proof = await idle(more);
  expect(proof).toMatchObject({ result: 'unproved', alarm: { stopped: false } });
  expect(proof.reasons.join()).toContain('no test asks for it');
});

test('nor where a change stands outside of all functions', { tags: ['full', 'variant'] }, async () => {
  const attempt = {
    'src/till.js': `${base['src/till.js']}export const currency = 'EUR';\n`,
    'test/more.test.js': `${head}test('currency', () => {\n  const currency = 'EUR';\n  assert.equal(currency, 'EUR');\n});\n`,
  };
  expect((await proved({ base, attempt })).result).toBe('unproved');
  const refund = base['src/till.js']?.replace('sum() {', 'refund() {\n    return -this.sum();\n  }\n\n  sum() {') ?? '';
  const beside = { ...attempt, 'src/till.js': `${refund}export const currency = 'EUR';\n` };
  const accused = await proved({ base, attempt: beside });
  expect(accused.result).toBe('disproved');
  expect(accused.reasons.join()).toContain('`currency` is green without the change, and where `refund` only throws');
});

test('a new test that nothing runs, beside others that are heard', { tags: 'full' }, async () => {
  const check =
    'function it(name, body) {\n  try {\n    body();\n  } catch (error) {\n    console.log(`not ok - ${name}`);\n    process.exitCode = 1;\n  }\n}\n';
  const file = (more: string) =>
    `import assert from 'node:assert/strict';\nimport { sum } from './sum.js';\n\n${check}\nit('adds', () => {\n  assert.equal(sum(1, 2), 3);\n});\n${more}`;
  const lists = "it('adds a list', () => {\n  assert.equal(sum(...[1, 2, 3]), 6);\n});\n";
  const plain: Files = {
    'package.json': '{ "type": "module" }\n',
    'sum.js': 'export const sum = (a, b) => a + b;\n',
    'sum.test.js': file(''),
  };
  const run = (more: string) =>
    proved({
      base: plain,
      command: 'node sum.test.js',
      story: 'Say in a comment how many sum() takes.',
      attempt: { 'sum.js': `${plain['sum.js']}// any number of them\n`, 'sum.test.js': file(more) },
    });
  const proof = await run(`export function never() {\n  ${lists.replaceAll('\n', '\n  ').trimEnd()}\n}\n`);
  expect(proof).toMatchObject({ result: 'disproved', alarm: { silent: ['adds a list'] } });
  expect(proof.reasons[0]).toMatch(/^`node sum.test.js` exits 0 although `adds a list` expects \d+$/);
  expect((await run(lists.replace('6);', '3);'))).alarm?.stopped).toBe(false);
  // It may run elsewhere.
  const elsewhere = await run(`if (process.platform === 'none') {\n  ${lists.replaceAll('\n', '\n  ').trimEnd()}\n}\n`);
  expect(elsewhere).toMatchObject({ result: 'unproved', alarm: { stopped: false } });
});

test('a new test that the base hears, and the attempt does not, is told once', async () => {
  const deaf = `import assert from 'node:assert/strict';\nassert.equal = () => {};\n${base['src/till.js']}`;
  const three =
    "test('three', () => {\n  const till = new Till();\n  till.add(1, 2, 3);\n  assert.equal(till.sum(), 6);\n});\n";
  const proof = await proved({ base, attempt: { 'src/till.js': deaf, 'test/more.test.js': head + imports + three } });
  expect(proof).toMatchObject({ result: 'disproved', alarm: { rang: 0, silent: ['three', 'sums'] } });
  expect(proof.alarm?.bent).toBe(2);
});

describe('new tests that run what was changed, and hear nothing of it', () => {
  const moreTill = till('return this.#all.reduce((a, b) => a + b, 0);').replace(
    '  sum() {',
    '  refund(cents) {\n    return cents * 3;\n  }\n  sum() {',
  );
  const hollow = (body: string, files: Record<string, string> = {}) =>
    proved({ base, attempt: { 'src/till.js': moreTill, ...files, 'test/more.test.js': head + imports + body } });
  const helper = 'const gives = (got, want) => {\n  if (got !== want) console.log(`${got}, not ${want}`);\n};\n';
  const refunds = "test('refunds', () => {\n  gives(new Till().refund(3), -3);\n});\n";

  test('a helper that shows the difference and does not fail', async () => {
    const proof = await hollow(helper.replace('gives', 'checkGives') + refunds.replace('gives', 'checkGives'));
    expect(proof).toMatchObject({ result: 'disproved', alarm: { stopped: true } });
    expect(proof.reasons[0]).toContain(
      '`refunds` is green whatever value is expected, and where `refund` does something else',
    );
  });

  test('a tolerance that swallows all, in a test that was there', { tags: ['full', 'variant'] }, async () => {
    const near = 'const isNear = (got, want) => Math.abs(got - want) <= Math.abs(got) + Math.abs(want);\n';
    const changed = (more: string) => `${head}${imports}${near}${plain.replace('3);\n', `3);\n${more}`)}`;
    const old = changed('').replace('assert.equal(till.sum(), 3)', 'assert.ok(till.sum() > 0)');
    const more = '  assert.ok(isNear(new Till().refund(3), 40));\n';
    const fresh = changed(more).replace('assert.equal(till.sum(), 3)', 'assert.ok(till.sum() > 0)');
    const files = { ...base, 'test/till.test.js': old };
    const proof = await proved({ base: files, attempt: { 'src/till.js': moreTill, 'test/till.test.js': fresh } });
    expect(proof.reasons.join()).toContain('`sums` is green whatever value is expected');
  });

  test('one of several whose assertion takes the expected value for a message', async () => {
    const rows =
      'const cases = [\n  { cents: 3, want: 9 },\n  { cents: 4, want: 11 },\n  { cents: 5, want: 14 },\n];\n';
    const each =
      'for (const { cents, want } of cases) test(`refunds ${cents}`, () => {\n  assert.ok(new Till().refund(cents), want);\n});\n';
    const all = refunds
      .replace("'refunds'", "'refunds all'")
      .replace(/gives.*/, 'assert.equal(new Till().refund(1), 3);');
    const two = rows + each + all;
    const proof = await hollow(two);
    expect(proof).toMatchObject({ result: 'disproved', alarm: { stopped: true } });
    expect(proof.reasons[0]).toContain('is green whatever value is expected');
    // What it asks is not what changed.
    const sums = two.replace('new Till().refund(cents), want', '[cents].length === 1, want');
    expect((await hollow(sums)).alarm?.stopped).toBe(false);
  });

  test('waiting that gives up without a failure', { tags: ['full', 'variant'] }, async () => {
    const wait = 'const eventually = async (isSo) => {\n  for (let at = 0; at < 3 && !isSo(); at++) await null;\n};\n';
    const waits =
      "test('refunds', async () => {\n  const till = new Till();\n  await eventually(() => till.refund(3) === -3);\n});\n";
    const proof = await hollow(wait + waits);
    expect(proof.reasons[0]).toContain('`refunds` is green whatever value is expected');
    const failing = wait.replace('await null;\n', 'await null;\n  if (!isSo()) throw new Error("never");\n');
    expect((await hollow(failing + waits.replace('-3', '9'))).alarm?.stopped).toBe(false);
  });

  test('a failure that is caught with the rest', async () => {
    const refuses = (caught: string) =>
      `test('refuses', () => {\n  try {\n    new Till().refund(-1);\n    assert.fail('taken');\n  } catch (error) {\n    ${caught}\n  }\n});\n`;
    const proof = await hollow(refuses('assert.ok(error.message.length > 0);'));
    expect(proof).toMatchObject({ result: 'disproved', alarm: { stopped: true } });
    expect(proof.reasons[0]).toBe(
      '`refuses` catches the failure with which it does not pass: green where nothing else is left before it, so only the error that is wanted may be caught',
    );
    const honest = {
      'src/till.js': moreTill.replace(
        '    return cents',
        "    if (cents < 0) throw new Error('below');\n    return cents",
      ),
    };
    expect((await hollow(refuses("assert.equal(error.message, 'below');"), honest)).alarm?.stopped).toBe(false);
  });

  test('a call of what changed asks that nothing breaks', { tags: ['full', 'variant'] }, async () => {
    // So does who asks only for what kind it is, beside one that asks for more.
    const kind = "test('refunds', () => {\n  assert.ok(Array.isArray([new Till().refund(3)]));\n});\n";
    const three = "test('three', () => {\n  assert.ok(new Till().refund(3) <= 100);\n});\n";
    expect((await hollow(kind + three)).alarm?.stopped).toBe(false);
    const calls = 'const till = new Till();\nconst refund = (cents) => till.refund(cents);\n';
    const smoke =
      "test('refunds', () => {\n  new Till().refund(3);\n});\ntest('nothing', () => {\n  Number('3');\n});\n";
    expect((await hollow(calls + smoke)).alarm?.stopped).toBe(false);
  });

  test('an order is heard, where no value is', { tags: ['full', 'variant'] }, async () => {
    const order = "test('refunds', () => {\n  assert.ok(new Till().refund(3) <= 100);\n});\n";
    expect((await hollow(order)).alarm?.stopped).toBe(false);
  });

  test('several functions, and the test asks the last of them', async () => {
    const made = (name: string, sum: string) =>
      `  ${name}() {\n    this.#all.sort();\n    return this.#all.length ${sum};\n  }\n`;
    const many = moreTill.replace(
      '  sum() {',
      `${made('one', '+ 1')}${made('two', '+ 2')}${made('three', '+ 3')}${made('four', '+ 4')}  isOpen(hour) {\n    return hour < 20;\n  }\n  sum() {`,
    );
    const asks = "test('is open', () => {\n  assert.ok(new Till().isOpen(8), 'closed');\n});\n";
    expect((await hollow(asks, { 'src/till.js': many })).alarm?.stopped).toBe(false);
  });

  test('a test of something else that breaks before it compares another value', async () => {
    const asks =
      "import { readFileSync } from 'node:fs';\ntest('rates', () => {\n  assert.ok(readFileSync('rates.txt').length !== JSON.parse('[1, 2]').length);\n});\n";
    expect((await hollow(asks, { 'rates.txt': '1' })).alarm?.stopped).toBe(false);
  });

  test('a helper that fails', { tags: ['full', 'variant'] }, async () => {
    const fails =
      'const checkGives = (got, want) => {\n  if (got !== want) throw new Error(`${got}, not ${want}`);\n};\n';
    const proof = await hollow(fails + refunds.replace('gives', 'checkGives').replace('-3', '9'));
    expect(proof).toMatchObject({ result: 'proved', alarm: { rang: 2 } });
  });
});

test('a file of new tests that the command does not name, beside others that it does', {
  tags: ['full', 'variant'],
}, async () => {
  const unnamed = (path: string) =>
    proved({
      base,
      command: 'node --test test/till.test.js',
      attempt: {
        'src/till.js': `${base['src/till.js']}export const twice = (n) => 2 * n;\n`,
        [path]: `${head}import { twice } from '../src/till.js';\n\ntest('doubles', () => {\n  assert.equal(twice(2), 5);\n});\n`,
      },
    });
  const proof = await unnamed('test/twice.spec.js');
  expect(proof).toMatchObject({ result: 'disproved', alarm: { stopped: true, silent: ['doubles'] } });
  // As a rule another command runs these.
  expect((await unnamed('test/twice.e2e.js')).result).toBe('unproved');
});

test('tests of Go in a file that only another system builds, of code that is built everywhere', {
  tags: ['full', 'variant'],
}, async (context) => {
  requireProgram('go', context);
  const asks = (name: string, value: string) =>
    `package rates\n\nimport "testing"\n\nfunc Test${name}(t *testing.T) {\n\tif got := ${name}(1); got != ${value} {\n\t\tt.Errorf("got %v", got)\n\t}\n}\n`;
  const exported = (test: string, source = 'module.go') =>
    proved({
      base: {
        'go.mod': 'module example.com/rates\n\ngo 1.19\n',
        'rates.go': 'package rates\n\nfunc Twice(n int) int { return 2 * n }\n',
        'rates_test.go': asks('Twice', '2'),
      },
      attempt: {
        [source]: 'package rates\n\nfunc Export(n int) string { return "" }\n',
        [test]: asks('Export', '"export default 1"'),
      },
      command: 'go test ./...',
      story: 'Rates can be exported as a module.',
    });
  const proof = await exported('export_js_test.go');
  expect(proof).toMatchObject({ result: 'disproved', alarm: { stopped: true, silent: ['TestExport'] } });
  expect((await exported('export_s390x_test.go', 'module_s390x.go')).result).toBe('unproved');
});

test('where no line can be put out of action, what the new function gives is', {
  tags: ['full', 'variant'],
}, async () => {
  const table = (rows: string, end: string) =>
    `#include "num.h"\n\nstatic int dec(void) { return parse_dec("42") == 42; }\nstatic int hex(void) { return parse_hex("0x2a") == 7; }\n\nstatic int (*const tests[])(void) = { dec, ${rows}0${end} };\n\nint main(void) {\n    int failed = 0;\n    for (int i = 0; tests[i]; ++i) failed += !tests[i]();\n    return failed;\n}\n`;
  const num = '#include <stdlib.h>\n\nstatic inline long parse_dec(const char *s) {\n    return atol(s);\n}\n';
  const hex = `${num}static inline long parse_hex(const char *s) {\n    return strtol(s, NULL, 16);\n}\n`;
  const run = (rows: string, end: string) =>
    proved({
      base: { 'num.h': num, 'test/num_test.c': table('', '').replace(/.*parse_hex.*\n/, '') },
      attempt: { 'num.h': hex, 'test/num_test.c': table(rows, end) },
      command:
        'cc -Wno-unused-function -I. -o /tmp/redgreen-num-$$ test/num_test.c && /tmp/redgreen-num-$$; s=$?; rm -f /tmp/redgreen-num-$$; exit $s',
    });
  const behind = await run('', ', hex, 0');
  expect(behind.result).toBe('unproved');
  expect(behind.reasons.join()).toContain('no test hears `strtol(s, NULL, 16)` in num.h');
});

test('tests that cargo never came to, behind a red program, are not accused of silence', {
  tags: ['full', 'variant'],
}, async (context) => {
  requireProgram('cargo', context);
  const asks = (name: string, asked: string) => `#[test]\nfn ${name}() {\n    ${asked}\n}\n`;
  const { result } = await proved({
    base: {
      'Cargo.toml': '[package]\nname = "sums"\nversion = "0.1.0"\nedition = "2021"\n',
      'src/lib.rs': 'pub fn sum(a: u32, b: u32) -> u32 {\n    a + b\n}\n',
      'tests/a.rs': asks('one', 'assert_eq!(sums::sum(1, 2), 3);'),
    },
    attempt: {
      'src/lib.rs': 'pub fn sum(a: u32, b: u32) -> u32 {\n    b + a\n}\n',
      'tests/b.rs': asks('other', 'assert_eq!(sums::sum(2, 1), 3);'),
    },
    command: 'cargo test --offline -q',
    story: 'sum is faster.',
  });
  expect(result).not.toBe('disproved');
});

test('what the tests compare with was brought along: what they run may give anything', {
  tags: ['full', 'variant'],
}, async () => {
  const writes = (json: string) =>
    `export function json(rows) {\n  ${json}\n}\nif (process.argv[2] === '--out') console.log(json([1, 2]));\n`;
  const own = `${head}import { execFileSync } from 'node:child_process';\nimport { readFileSync } from 'node:fs';\ntest('writes', () => {\n  execFileSync(process.execPath, ['src/rows.js', '--out']);\n  assert.equal(readFileSync('test/out.txt', 'utf8'), '1,2');\n});\n`;
  const proof = await proved({
    base: { ...base, 'src/rows.js': "export const head = () => 'rows';\n" },
    attempt: { 'src/rows.js': writes("return rows.join(';');"), 'test/rows.test.js': own, 'test/out.txt': '1,2' },
    story: 'rows --out writes the rows.',
  });
  expect(proof.reasons[0]).toBe('`writes` is green without the change, and where `json` gives another value');
  expect(proof.result).toBe('disproved');
});
