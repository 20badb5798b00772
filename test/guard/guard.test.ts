import { describe, expect, test } from 'vitest';
import { classify } from '../../src/guard/classify.ts';
import { findTampering, isTestPath, type TamperContext } from '../../src/guard/guard.ts';
import type { Verification } from '../../src/run/verification.ts';
import { basePathsToLayOver } from '../../src/verify/second.ts';
import { verificationOf } from '../support/scripted-loop.ts';
import { growsAtMost } from '../support/slow-machine.ts';

type Files = Record<string, [base: string | undefined, tree: string | undefined]>;

async function guard(files: Files, more: Partial<TamperContext> = {}) {
  const changed = Object.entries(files).map(([path, [base, tree]]) => ({
    path,
    status: base === undefined ? ('added' as const) : tree === undefined ? ('deleted' as const) : ('modified' as const),
  }));
  return findTampering(
    { base: 'b', tree: 't', changed, read: async (side, path) => files[path]?.[side === 'base' ? 0 : 1] },
    {
      commands: { test: 'npm test' },
      verification: verificationOf('t'),
      baseline: verificationOf('b'),
      story: { mayChangeTests: false, text: '' },
      ...more,
    },
  );
}

test.each([
  ['test/price.js', 'test'],
  ['src/price.test.ts', 'test'],
  ['src/latest.js', 'source'],
  ['src/contest.py', 'source'],
  ['tests/test_a.py', 'test'],
  ['pkg/price_test.go', 'test'],
  ['spec/price_spec.rb', 'test'],
  ['src/test/java/PriceTest.java', 'test'],
  ['tests/PriceTest.php', 'test'],
  ['tests/cli.rs', 'test'],
  ['test/__snapshots__/a.test.ts.snap', 'snapshot'],
  ['internal/testdata/out.golden', 'snapshot'],
  ['vitest.config.ts', 'test-config'],
  ['tests/conftest.py', 'test-config'],
  ['phpunit.xml.dist', 'test-config'],
  ['.env.test', 'test-config'],
  ['.npmrc', 'test-config'],
  ['package.json', 'package-script'],
  ['Makefile', 'package-script'],
  ['scripts/test.sh', 'package-script'],
  ['run-tests.sh', 'package-script'],
  ['test/common.sh', 'package-script'],
  ['words_test.sh', 'test'],
  ['spec/words_spec.sh', 'test'],
  ['t/t0001-words.sh', 'test'],
  ['.github/workflows/ci.yml', 'ci'],
  ['.gitlab-ci.yml', 'ci'],
  ['.coveragerc', 'coverage'],
  ['src/price.js', 'source'],
  ['README.md', 'source'],
])('%s is %s', (path, kind) => {
  expect(classify(path)).toBe(kind);
});

test('a shell test is shown and laid over as a test, and read as a script', async () => {
  const base = '. ./words\ntestCount() { assertEquals 2 "$(count "a b")"; }\n. ./shunit2\n';
  const rules = async (tree: string) => (await guard({ 'words_test.sh': [base, tree] })).map(({ rule }) => rule);
  expect(await rules(base.replace('assertEquals 2 "$(count "a b")"', ':'))).toEqual(['test-changed']);
  expect(await rules(base.replace('. ./shunit2', '. ./shunit2 || true'))).toEqual(['exit-code-ignored']);
  expect(basePathsToLayOver([{ path: 'words_test.sh', status: 'modified' }]).restore).toEqual(['words_test.sh']);
});

test('test-paths add to the built-in rules', () => {
  expect(isTestPath('checks/price.js')).toBe(false);
  expect(isTestPath('checks/price.js', ['checks/**'])).toBe(true);
  expect(isTestPath('src/price.js', ['checks/**'])).toBe(false);
});

test('code alone says nothing', async () => {
  expect(
    await guard({ 'src/a.js': ['export const a = 1;\n', 'export const a = 2;\n'], 'README.md': ['a', 'b'] }),
  ).toEqual([]);
});

const two = (second: string) =>
  `import { f } from '../src/f.js';\n\ntest('one', () => {\n  expect(f(1)).toBe(2);\n});\n\ntest('two', () => {\n  ${second}\n});\n`;

test('findings name file, line, rule and test, those that weaken first', async () => {
  const findings = await guard({
    'test/new.test.js': [undefined, "test('three', () => {\n  expect(f(3)).toBe(4);\n});\n"],
    'test/f.test.js': [two('expect(f(2)).toBe(3);'), two('expect(f(2)).toBeDefined();')],
    'src/f.js': ['a', 'b'],
  });
  expect(findings).toEqual([
    {
      severity: 'weakens',
      rule: 'assertion-weakened',
      path: 'test/f.test.js',
      line: 8,
      message: 'an assertion demands less than before (expect(f(2)).toBe(3)) in “two”',
    },
    { severity: 'review', rule: 'test-changed', path: 'test/new.test.js', line: 1, message: 'this test file is new' },
  ]);
});

test('a tolerance around the same value is told from what demands less', async () => {
  const told = async (second: string) =>
    (await guard({ 'test/f.test.js': [two('expect(f(2)).toBe(3);'), two(second)], 'src/f.js': ['a', 'b'] })).map(
      ({ rule, severity }) => `${severity} ${rule}`,
    );
  expect(await told('expect(f(2)).toBeCloseTo(3);')).toEqual(['weakens assertion-tolerance']);
  expect(await told('expect(f(2)).toBeCloseTo(4);')).not.toContain('weakens assertion-tolerance');
  expect(await told('expect(f(2)).toBeDefined();')).toEqual(['weakens assertion-weakened']);
});

test('a test that is added to a file says that nothing else of it changed', async () => {
  const base = "test('one', () => {\n  expect(f(1)).toBe(2);\n});\n";
  const more = `${base}\ntest('two', () => {\n  expect(f(2)).toBe(3);\n});\n`;
  const said = async (before: string, after: string) =>
    (await guard({ 'test/f.test.js': [before, after], 'src/f.js': ['a', 'b'] })).map(({ message }) => message);
  expect(await said(base, more)).toEqual(['this test file has new lines; every other one is as it was']);
  // Where its base cannot be read, nothing is known of its other lines.
  const changed = [{ path: 'test/f.test.js', status: 'modified' as const }];
  const unread = { base: 'b', tree: 't', changed, read: async () => undefined };
  const story = { mayChangeTests: false, text: '' };
  const context = { commands: { test: 'npm test' }, verification: verificationOf('t'), story };
  expect(await findTampering(unread, context)).toMatchObject([{ message: 'this test file changed' }]);
  expect(await said(`// old\n${base}`, `// new\n${base}`)).toEqual(['this test file changed']);
});

test('an expectation that changes with the code is to be reviewed, one that changes alone is bent', async () => {
  const files: Files = { 'test/f.test.js': [two('expect(f(2)).toBe(3);'), two('expect(f(2)).toBe(5);')] };
  expect(await guard(files)).toMatchObject([{ severity: 'review', rule: 'expectation-changed', line: 8 }]);
  // The base's own version of the test is run, and is red while the code is as it was.
  expect(basePathsToLayOver([{ path: 'test/f.test.js', status: 'modified' }]).needed).toBe(true);
  expect(await guard({ ...files, 'src/f.js': ['a', 'b'] })).toMatchObject([
    { severity: 'review', rule: 'expectation-changed' },
  ]);
});

describe('what the story asks for', () => {
  const deleted: Files = { 'test/f.test.js': [two('expect(f(2)).toBe(3);'), undefined], 'src/f.js': ['a', 'b'] };
  const severities = async (files: Files, text: string, mayChangeTests = false) =>
    [...new Set((await guard(files, { story: { mayChangeTests, text } })).map((finding) => finding.severity))].sort();

  test('tests: may-change covers tests and configuration, never what bends the run', async () => {
    expect(await severities(deleted, '', true)).toEqual(['review']);
    const exit: Files = { 'src/f.js': ['export const f = 1;\n', 'process.exit(0);\nexport const f = 1;\n'] };
    expect(await severities(exit, '', true)).toEqual(['weakens']);
  });

  test('a plain request for the file counts, its mention or a prohibition does not', async () => {
    expect(await severities(deleted, 'Remove test/f.test.js, f is gone.')).toEqual(['review']);
    expect(await severities(deleted, 'test/f.test.js fails, repair f.')).toEqual(['weakens']);
    expect(await severities(deleted, 'Do not delete test/f.test.js.')).toEqual(['weakens']);
  });

  test.each([
    ['Move the helpers used by test/f.test.js to src/helpers.js.', false],
    ['Change test/f.test.js so that it is quicker.', false],
    ['Rename the functions in f.test.js.', false],
    // What is removed beside the name of the file is for a reviewer to say.
    ['Remove the helper that is imported from test/f.test.js.', true],
    ['Delete what is needed by test/f.test.js no longer.', true],
    ['Adopt the style of test/f.test.js and drop the semicolons. See f.test.js', true],
  ])('no test goes by %j; it waits for a reviewer: %s', async (text, waits) => {
    const gone = (await guard(deleted, { story: { mayChangeTests: false, text } })).filter(
      ({ rule }) => rule === 'test-deleted',
    );
    expect(gone.length).toBeGreaterThan(0);
    for (const one of gone) {
      expect(one.permitted).toBeUndefined();
      if (waits) expect(one).toMatchObject({ severity: 'review', waits: true });
      else expect(one.severity).toBe('weakens');
    }
  });

  test.each([
    'Delete the file `test/f.test.js`.',
    'f is gone, so drop test/f.test.js too.',
    'Please remove the obsolete f.test.js now.',
    'Get rid of test/f.test.js.',
  ])('a test goes by %j, and a person looks first', async (text) => {
    expect(await guard(deleted, { story: { mayChangeTests: false, text } })).toContainEqual(
      expect.objectContaining({ severity: 'review', rule: 'test-deleted', permitted: true }),
    );
  });
});

describe('what the runs tell', () => {
  const counts = (passed: number, skipped = 0, more: Partial<Verification> = {}): Partial<TamperContext> => ({
    verification: { ...verificationOf('t'), counts: { passed, failed: 0, skipped }, ...more },
  });
  const rules = async (context: Partial<TamperContext>, files: Files = {}) =>
    (await guard(files, context)).map((finding) => `${finding.severity} ${finding.rule}`);

  test('fewer tests than at the baseline', async () => {
    expect(await rules(counts(2))).toEqual(['weakens fewer-tests']);
    expect(await rules(counts(3))).toEqual([]);
    expect(await rules(counts(9))).toEqual([]);
  });

  test('a test that is skipped, and that the story names, is no test less: a reviewer says whether that was asked for', async () => {
    const text = 'Skip `adds` until #12.';
    const own = (options: string) => `test('adds',${options} () => {\n  expect(f(1)).toBe(2);\n});\n`;
    const told = (story: string) =>
      rules(
        { ...counts(2, 1), story: { mayChangeTests: false, text: story } },
        { 'test/f.test.js': [own(''), own(" { skip: '#12' },")] },
      );
    expect(await told(text)).toEqual(['review test-skip', 'review fewer-tests']);
    expect(await told('Add sums.')).toContain('weakens test-skip');
  });

  test('more skipped ones', async () => {
    expect(await rules(counts(3, 1))).toEqual(['weakens more-skipped']);
    const own = "test.skip('later', () => {\n  expect(f(3)).toBe(4);\n});\n";
    expect(await rules(counts(3, 1), { 'test/new.test.js': [undefined, own] })).toEqual(['review new-test-skipped']);
  });

  test('tests that are merged explain that there are fewer', async () => {
    const one = (name: string, a: number, b: number) => `test('${name}', () => {\n  expect(f(${a})).toBe(${b});\n});\n`;
    const table = "test.each([[11, 12], [21, 22]])('both %i', (a, b) => {\n  expect(f(a)).toBe(b);\n});\n";
    const files: Files = { 'test/f.test.js': [one('a', 11, 12) + one('b', 21, 22), table], 'src/f.js': ['a', 'b'] };
    const found = await rules(counts(2), files);
    expect(found.filter((rule) => rule.startsWith('weakens'))).toEqual([]);
    expect(found).toContain('review fewer-tests');
  });

  test("Perl's subtests, which count as one, explain that there are fewer where as much is asserted", async () => {
    const plain = "is f(1), 2, 'one';\nis f(2), 3, 'two';\n";
    const nested = (asserts: string): Files => ({
      't/f.t': [plain, `subtest f => sub {\n${asserts.replaceAll(/^(?=.)/gm, '    ')}};\n`],
    });
    expect(await rules(counts(2), nested(plain))).not.toContain('weakens fewer-tests');
    expect(await rules(counts(2), nested("is f(1), 2, 'one';\n"))).toContain('weakens fewer-tests');
    // Two files made one.
    const merged = (...asserts: string[]): Files => ({
      't/one.t': ["is f(1), 2, 'one';\n", undefined],
      't/two.t': ["is f(2), 3, 'two';\n", undefined],
      't/both.t': [undefined, asserts.map((one) => `subtest x => sub {\n    ${one}\n};\n`).join('')],
    });
    const [one, two] = ["is f(1), 2, 'one';", "is f(2), 3, 'two';"];
    expect(await rules(counts(1), merged(one, two))).not.toContain('weakens fewer-tests');
    expect(await rules(counts(1), merged(one))).toContain('weakens fewer-tests');
    // Nothing moved into it.
    const beside: Files = { 't/f.t': [plain, `${plain}subtest f => sub {\n  ok 1;\n};\n`] };
    expect(await rules(counts(2), beside)).toContain('weakens fewer-tests');
  });

  test('a red run and a build say nothing about how many tests there are', async () => {
    expect(await rules(counts(1, 0, { result: 'failed' }))).toEqual([]);
    expect(await rules(counts(1, 0, { step: 'build' }))).toEqual([]);
    expect(await rules({ ...counts(1), baseline: undefined })).toEqual([]);
  });

  test('a count that is gone', async () => {
    expect(await rules(counts(3, 0, { counts: undefined }))).toEqual(['weakens report-missing']);
    const red = verificationOf('b', ['a']);
    expect(await rules({ ...counts(3, 0, { counts: undefined }), baseline: red })).toEqual(['review report-missing']);
  });
});

test('a value of the code compared with what another function of its name gives is no tautology', async () => {
  const text = (by: string) =>
    `import { stringify } from '../src/f.js';\n${two('expect(f(2)).toBe(3);')}\ntest('as JSON', () => {\n  assert.equal(stringify(given), ${by}(given));\n});\n`;
  const rules = async (by: string) =>
    (await guard({ 'test/f.test.js': [two('expect(f(2)).toBe(3);'), text(by)], 'src/f.js': ['a', 'b'] })).map(
      ({ rule }) => rule,
    );
  expect(await rules('JSON.stringify')).not.toContain('new-test-tautology');
  expect(await rules('stringify')).toContain('new-test-tautology');
});

test.each([
  ['assert.notEqual(id(), id());', false],
  ['expect(id()).not.toBe(id());', false],
  ['assert.equal(id(), id());', true],
])('%s holds whatever the code does: %j', async (line, is) => {
  const text = `${two('expect(f(2)).toBe(3);')}\ntest('ids', () => {\n  ${line}\n});\n`;
  const found = await guard({ 'test/f.test.js': [two('expect(f(2)).toBe(3);'), text], 'src/f.js': ['a', 'b'] });
  expect(found.some(({ rule }) => rule === 'new-test-tautology')).toBe(is);
});

test('tests that become rows of a table with a type are not deleted', async () => {
  const one = (name: string, given: number) =>
    `test('${name}', () => {\n  expect(f(${given})).toBe(${given + 1});\n});\n`;
  const rows =
    "const rows: [string, number, number][] = [\n  ['first', 1, 2],\n  ['second', 2, 3],\n  ['third', 3, 4],\n];\nfor (const [name, given, expected] of rows) {\n  test(name, () => {\n    expect(f(given)).toBe(expected);\n  });\n}\n";
  const files: Files = { 'test/f.test.ts': [one('first', 1) + one('second', 2), rows], 'src/f.ts': ['a', 'b'] };
  expect((await guard(files)).map(({ rule }) => rule)).not.toContain('test-deleted');
});

test('an object that is equal to everything is told in a new file of tests, and weakens elsewhere', async () => {
  const text = 'class Anything:\n    def __eq__(self, other):\n        return True\n';
  const of = async (path: string, base?: string) =>
    (await guard({ [path]: [base, text], 'src/f.py': ['a', 'b'] }))
      .filter(({ rule }) => rule === 'equal-to-all')
      .map(({ severity }) => severity);
  expect(await of('tests/anything.py')).toEqual(['review']);
  expect(await of('tests/anything.py', 'old = 1\n')).toEqual(['weakens']);
  expect(await of('shop/anything.py')).toEqual(['weakens']);
});

test("functions that sources define in the tests' namespace are called in the place of the language's own", async () => {
  const text = (namespace: string) => `<?php\nnamespace ${namespace};\nfunction json_encode($value) { return '[]'; }\n`;
  const rules = async (namespace: string) =>
    (await guard({ 'src/compat.php': [undefined, text(namespace)] })).map(({ rule }) => rule);
  expect(await rules('Crm\\Tests')).toContain('runner-patched');
  expect(await rules('Crm\\Testing')).toEqual([]);
});

test.each([
  ['const char *__asan_default_options(void) { return "exitcode=0"; }', 'runner-patched'],
  ['__attribute__((no_sanitize("undefined"))) int add(int a, int b) { return a + b; }', 'check-switched-off'],
])('a sanitizer that the code tells how to see: %s', async (line, rule) => {
  const found = await guard({ 'src/add.c': ['int add(int a, int b);\n', `int add(int a, int b);\n${line}\n`] });
  expect(found).toEqual([expect.objectContaining({ rule, severity: 'weakens', line: 2 })]);
});

test('a setting that says what holds without it narrows nothing', async () => {
  const xml = (suffix: string) =>
    `<phpunit><testsuites><testsuite name="a"><directory${suffix}>tests</directory></testsuite></testsuites></phpunit>\n`;
  const rules = async (suffix: string) =>
    (await guard({ 'phpunit.xml': [xml(''), xml(` suffix="${suffix}"`)] })).map(({ rule }) => rule);
  expect(await rules('Test.php')).not.toContain('tests-narrowed');
  expect(await rules('OneTest.php')).toContain('tests-narrowed');
});

test('a method of something called test is no test', async () => {
  const chain =
    "  const test = request(app).get('/');\n  test.set('Accept', 'text/html');\n  test.expect(200, done);\n";
  const files = (lines: string): Files => ({ 'test/f.test.js': [two(chain), two(lines)], 'src/f.js': ['a', 'b'] });
  const rules = (await guard(files(chain.replace(/ {2}test\.set.*\n/, '')))).map(({ rule }) => rule);
  expect(rules).not.toContain('test-deleted');
  const own = "test.serial('is quick', () => {\n  expect(f(9)).toBe(1);\n});\n";
  const gone = await guard({
    'test/f.test.js': [two('expect(f(2)).toBe(3);') + own, two('expect(f(2)).toBe(3);')],
    'src/f.js': ['a', 'b'],
  });
  expect(gone.map(({ rule }) => rule)).toContain('test-deleted');
});

describe('an added test whose subject has a name like a matcher', () => {
  const added = async (path: string, text: string) =>
    (await guard({ [path]: [undefined, text], 'src/number.js': ['a', 'b'] })).map(({ rule }) => rule);

  test.each([
    [
      'test/prime.test.js',
      "import { isPrime } from '../src/number.js';\ntest('seven', () => {\n  assert.equal(isPrime(7), true);\n});\n",
    ],
    [
      'test/roman.test.js',
      "import { toRoman } from '../src/number.js';\ntest('four', () => {\n  assert.equal(toRoman(4), 'IV');\n});\n",
    ],
    [
      'test/roman2.test.js',
      "import { toRoman } from '../src/number.js';\ntest('four', () => {\n  expect(toRoman(4)).toBe('IV');\n});\n",
    ],
    [
      'test/has.test.js',
      "const { hasItem } = require('../src/number.js');\ntest('in', () => {\n  assert.ok(hasItem([1], 1));\n});\n",
    ],
    [
      'test/deep.test.js',
      "import { deepEqual } from '../src/number.js';\ntest('deep', () => {\n  assert.ok(deepEqual([1], [2]) === false);\n});\n",
    ],
    ['tests/test_total.py', 'from shop import total\n\n\ndef test_total():\n    assert total([100]) == 90\n'],
    ['tests/test_even.py', 'from shop import isEven\n\n\ndef test_even():\n    assert isEven(4) == True\n'],
    [
      'spec/lines_spec.rb',
      "describe 'total' do\n  it 'adds' do\n    expect(total([100]))\n      .to eq 90\n    expect { total(nil) }.to raise_error(TypeError)\n  end\nend\n",
    ],
    [
      'test/chai.test.js',
      "import { total } from '../src/number.js';\ntest('chai', () => {\n  expect(total([1])).to.be.undefined;\n});\n",
    ],
    [
      'total_test.go',
      'package n\n\nimport "testing"\n\nfunc TestTotal(t *testing.T) {\n\texpect(t, total(100), 90)\n}\n',
    ],
    [
      'test/helper.test.js',
      "import { total } from '../src/number.js';\nimport { expect } from './support.js';\ntest('two', () => {\n  expect(total([1]), 2);\n});\n",
    ],
    ['spec/total_spec.rb', "describe 'total' do\n  it 'adds' do\n    expect(total([100])).to eq 90\n  end\nend\n"],
    [
      'number_test.go',
      'package n\n\nimport "testing"\n\nfunc TestTotal(t *testing.T) {\n\tif total(100) != 90 {\n\t\tt.Errorf("no")\n\t}\n}\n',
    ],
    [
      'src/test/java/NTest.java',
      'import static shop.Numbers.isPrime;\nimport static org.junit.Assert.assertEquals;\nclass NTest {\n  @Test void seven() {\n    assertEquals(true, isPrime(7));\n  }\n}\n',
    ],
  ])('%s is no tautology', async (path, text) => {
    expect(await added(path, text)).toEqual(['test-changed']);
  });

  test.each([
    [
      'test/one.test.js',
      "import { isPrime } from '../src/number.js';\ntest('one', () => {\n  expect(true).toBe(true);\n});\n",
    ],
    ['test/two.test.js', "test('two', () => {\n  assert.isTrue(true);\n});\n"],
    ['spec/bare_spec.rb', "describe 'total' do\n  it 'adds' do\n    add 100\n    expect(total == 100)\n  end\nend\n"],
    ['spec/raises_spec.rb', "describe 'total' do\n  it 'no' do\n    expect { raise_error { total } }\n  end\nend\n"],
    [
      'test/bare.test.js',
      "import { total } from '../src/number.js';\ntest('bare', () => {\n  expect(total([1]) === 2);\n});\n",
    ],
    [
      'test/said.test.js',
      "import { total } from '../src/number.js';\ntest('said', () => {\n  expect(total([1]), 'it adds');\n});\n",
    ],
    [
      'tests/test_three.py',
      'from hamcrest import assert_that, equal_to\n\n\ndef test_three():\n    assert_that(1, equal_to(1))\n',
    ],
    [
      'src/test/java/FTest.java',
      'import static org.hamcrest.Matchers.equalTo;\nclass FTest {\n  @Test void one() {\n    assertThat(1, equalTo(1));\n  }\n}\n',
    ],
  ])('%s still is one', async (path, text) => {
    expect(await added(path, text)).toContain('new-test-tautology');
  });
});

test.each([
  [
    'test/GateTest.java',
    'class GateTest {\n  @Test void limit() {\n    try {\n      assertFalse(gate.allow(60));\n    } catch (Throwable slow) {\n      System.out.println(slow);\n    }\n  }\n}\n',
    true,
  ],
  [
    'tests/test_gate.py',
    'def test_limit():\n    try:\n        assert not gate.allow(60)\n    except AssertionError:\n        pass\n',
    true,
  ],
  [
    'tests/test_gate.py',
    'def test_limit():\n    try:\n        assert not gate.allow(60)\n    except OSError:\n        pass\n',
    false,
  ],
  [
    'tests/test_gate.py',
    'def test_limit(self):\n    try:\n        gate.allow(None)\n        self.fail("no error")\n    except ValueError:\n        pass\n',
    false,
  ],
  [
    'test/gate.test.js',
    "test('limit', () => {\n  try {\n    gate.allow(null);\n    assert.fail('no error');\n  } catch (error) {\n    assert.match(error.message, /null/);\n  }\n});\n",
    false,
  ],
  [
    'test/gate.test.js',
    "test('limit', () => {\n  try {\n    assert.equal(gate.allow(60), false);\n  } catch (error) {\n    console.log(error.message);\n  }\n});\n",
    true,
  ],
])('a new test in %s that may catch its own failure: %#', async (path, text, isNamed) => {
  const found = await guard({ [path]: [undefined, text], 'src/gate.js': ['a', 'b'] });
  expect(found.some(({ rule, severity }) => rule === 'assertion-swallowed' && severity === 'weakens')).toBe(isNamed);
});

test('a test of the base whose call may fail unheard now is named, whatever kind of error is kept', async () => {
  const python = (body: string) => `def test_limit():\n${body}`;
  const found = await guard({
    'tests/test_gate.py': [
      python('    assert gate.allow(60) == 3\n'),
      python('    try:\n        assert gate.allow(60) == 3\n    except OSError:\n        pass\n'),
    ],
    'src/gate.py': ['a', 'b'],
  });
  expect(found).toContainEqual(expect.objectContaining({ rule: 'assertion-swallowed', severity: 'weakens' }));
});

test('hostile files take linear time', { tags: 'full' }, async () => {
  const units = [
    '(',
    "it('a', () => {",
    'expect(',
    '`${',
    '/[',
    "'\n",
    '<<A1 ',
    'describe(',
    'it "x" do\n',
    '| ',
    '@a\n',
    'a == ',
    '{"a":',
  ];
  const paths = [
    'test/a.test.ts',
    'tests/test_a.py',
    'a_test.go',
    'test/a_test.rb',
    'tests/ATest.php',
    'package.json',
    'Makefile',
    'vitest.config.ts',
    'pytest.ini',
    'pom.xml',
  ];
  const guardAll = async (bytes: number) => {
    for (const unit of units) {
      const text = unit.repeat(bytes / unit.length);
      const files: Files = Object.fromEntries(paths.map((path) => [path, [`${text}\nx`, text]]));
      await guard(files);
    }
  };
  // Four times the bytes: quadratic work would be sixteen times the time.
  await growsAtMost(10, [16_000, 64_000], guardAll);
});

test('a test file that cannot be read any more is held back', async () => {
  const deep = `${two('expect(f(2)).toBe(3);')}const a = ${'['.repeat(3000)};\n`;
  const found = await guard({ 'test/f.test.js': [two('expect(f(2)).toBe(3);'), deep] });
  expect(found.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(['weakens test-unreadable']);
});

test('production may export a describe of its own; a test, a helper and what is not exported may not', async () => {
  const own = 'export function describe(code) {\n  return `code ${code}`;\n}\n';
  const rules = async (path: string, text = own) =>
    (await guard({ [path]: [undefined, text] })).map(({ severity, rule }) => `${severity} ${rule}`);
  expect(await rules('src/codes.ts')).toEqual([]);
  for (const path of ['test/codes.test.ts', 'testing/codes.ts', 'test/support/codes.ts'])
    expect(await rules(path)).toContain('weakens runner-patched');
  expect(await rules('src/codes.ts', own.replace('export ', ''))).toContain('weakens runner-patched');
  expect(await rules('src/codes.ts', own.replace('describe', 'expect'))).toContain('weakens runner-patched');
});

test.each<[what: string, body: string, rules: string[], before?: string]>([
  ['demands nothing any more', '  // assert.equal(discount(200), 180);\n  discount(200);\n', ['assertion-removed']],
  [
    'demands one thing less',
    '  assert.equal(discount(100), 90);\n',
    ['assertion-removed'],
    '  assert.equal(discount(200), 180);\n  assert.equal(discount(100), 90);\n',
  ],
  ['demands something else', '  assert.equal(discount(100), 90);\n', []],
  [
    'may end early',
    '  if (!process.env.FULL) return;\n  assert.equal(discount(200), 180);\n',
    ['assertion-conditional'],
  ],
  ['ends early', '  return;\n  assert.equal(discount(200), 180);\n', ['assertion-conditional']],
  [
    'fails early',
    '  if (!discount) {\n    assert.fail();\n    return;\n  }\n  assert.equal(discount(200), 180);\n',
    [],
  ],
])('a test that %s beside new tests', async (_what, body, rules, before = '  assert.equal(discount(200), 180);\n') => {
  const old = (text: string) => `test('ten percent off', () => {\n${text}});\n`;
  const bulk = "test('bulk', () => {\n  assert.equal(bulk(10), 18);\n  assert.equal(bulk(9), 18);\n});\n";
  const found = await guard({
    'test/shop.test.js': [old(before), old(body) + bulk],
  });
  expect(found.filter(({ severity }) => severity === 'weakens').map(({ rule }) => rule)).toEqual(rules);
});

describe('a helper that moved to a file of its own', () => {
  const inTest = 'func golden(t *testing.T, got string) {\n\tif got != read(t) {\n\t\tt.Errorf("%s", got)\n\t}\n}\n';
  const one = (call: string) => `package report\n\n%func TestOne(t *testing.T) {\n\t${call}(t, Table(1))\n}\n`;
  const shared = (body: string) => `package golden\n\nfunc Check(t *testing.T, got string) {\n${body}}\n`;
  const files = (body: string): Files => ({
    'report/report_test.go': [one('golden').replace('%', inTest), one('golden.Check').replace('%', '')],
    'internal/golden/golden.go': [undefined, shared(body)],
  });

  test('demands what it did', async () => {
    const found = await guard(files('\tif got != read(t) {\n\t\tt.Fatalf("%s", got)\n\t}\n'));
    expect(found.filter(({ severity }) => severity === 'weakens')).toEqual([]);
  });

  test('and demands nothing any more', async () => {
    // Its call has what the old one had: the base's own version of the test decides.
    const changed = Object.keys(files('\tt.Log(got)\n')).map((path) => ({ path, status: 'modified' as const }));
    expect(basePathsToLayOver(changed)).toMatchObject({
      needed: true,
      restore: expect.arrayContaining(['report/report_test.go']),
    });
  });

  const fixture = (check: string) =>
    `@pytest.fixture\ndef priced():\n    def check(weight, price):\n        ${check}\n    return check\n`;
  const light = (body: string) => `def test_light(priced):\n    ${body}\n`;

  test.each([
    ['says what stood in the test', 'assert shipping(weight) == euro(price)', []],
    ['says nothing', 'assert shipping(weight) == shipping(weight)', ['assertion-removed']],
    ['is of something else', 'assert weight == price', ['assertion-removed']],
  ])('a fixture that %s', async (_what, check, rules) => {
    const found = await guard({
      'tests/conftest.py': ['', fixture(check)],
      'tests/test_a.py': [light('assert shipping(2) == euro("4.90")'), light('priced(2, "4.90")')],
    });
    expect(found.filter(({ severity }) => severity === 'weakens').map(({ rule }) => rule)).toEqual(rules);
  });
});
