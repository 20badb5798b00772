/** Tests that were rewritten, merged and moved as people do it, each beside the change that takes something away. */

import { expect, test } from 'vitest';
import { verificationOf } from '../support/scripted-loop.ts';
import { type Files, weakens } from '../support/weakens.ts';

const grown: Files = { 'src/door.js': ['a();\n', 'a();\nb();\n'] };

test('a test of Go that never uses what it is handed', async () => {
  const file = (body: string) => `package door\n\nfunc TestOpen(t *testing.T) {\n\tt.Fatal(1)\n}\n${body}`;
  const prints = (body: string): Files => ({
    'door_test.go': [file(`\nfunc TestShow(t *testing.T) {\n\t${body}\n}\n`), file('')],
  });
  expect(await weakens(prints('fmt.Printf("%v", Open())'))).toEqual([]);
  expect(await weakens(prints('show(t, Open())'))).toEqual(['test-deleted']);
});

test('a test by the name of code that is gone', async () => {
  const py = (names: string[]) =>
    names.map((name) => `def test_${name}():\n    assert find("${name}") == 1\n\n`).join('');
  const files = (code: string): Files => ({
    'test_find.py': [py(['find', 'names_cache']), py(['find'])],
    'find.py': [code, 'def look(one):\n    first = one\n    second = first\n    third = second\n    return third\n'],
  });
  expect(await weakens(files('def names_cache(one):\n    return one\n'))).toEqual([]);
  expect(await weakens(files('def look(one):\n    return one\n'))).toEqual(['test-deleted']);
});

test('a package that goes with its tests and its manifest', async () => {
  const it = "test('opens', () => {\n  assert.equal(open('a'), 1);\n});\n";
  const files: Files = { 'examples/door/open.spec.js': [it, undefined] };
  expect(await weakens({ ...files, 'examples/door/package.json': ['{}', undefined] })).toEqual([]);
  expect(await weakens({ ...files, 'examples/gate/package.json': ['{}', undefined] })).toEqual(['test-deleted']);
});

test('tests of Go that became tables for one helper, which runs tests of its own', async () => {
  const own = (name: string) =>
    `\nfunc ${name}(t *testing.T) {\n\tc := qt.New(t)\n\tc.Assert(err, qt.IsNil)\n\tc.Assert(v, qt.Equals, one.expect)\n\tc.Assert(w, qt.Equals, one.expect)\n}\n`;
  const tabled = (name: string) => `\nfunc ${name}(t *testing.T) {\n\trunTests(t, cases, Open, OpenE)\n}\n`;
  const helper = (...demands: string[]) =>
    `package door\n\nfunc runTests(t *testing.T, cases []testCase) {\n\tfor _, one := range cases {\n\t\tt.Run("open", func(t *testing.T) {\n${demands.map((one) => `\t\t\tc.Assert(${one})\n`).join('')}\t\t})\n\t}\n}\n`;
  const files = (...demands: string[]): Files => ({
    'open_test.go': [`package door\n${own('TestOpen')}`, `package door\n${tabled('TestOpen')}`],
    'door_test.go': [undefined, helper(...demands)],
  });
  const all = ['err, qt.IsNil', 'res(v), qt.Equals, one.expected', 'to(v), qt.Equals, one.expected'];
  expect(await weakens(files(...all))).toEqual([]);
  expect(await weakens(files(...all.slice(1)))).toEqual(['assertion-removed']);
  const renamed = [own('TestOpen') + own('TestOpenE'), tabled('TestToOpen') + tabled('TestToOpenE')] as const;
  const inOne = helper(...all).replace('package door\n', '');
  expect(
    await weakens({ 'open_test.go': [`package door\n${renamed[0]}`, `package door\n${inOne}${renamed[1]}`] }),
  ).toEqual([]);
});

test('a test whose inputs stand in another one, which may expect something else of them', async () => {
  const reads = (rows: string[]) => `def test_reads():\n${rows.map((row) => `    y(${row})\n`).join('')}\n`;
  const issue = "def test_issue():\n    r = read('a {:x} b', 'a 0B1 b')\n    assert r[0] == 1\n";
  const now = (row: string): Files => ({
    'test_read.py': [reads(["'{}', '1', 1"]) + issue, reads(["'{}', '1', 1", row])],
    'read.py': ['a()\n', 'a()\nb()\n'],
  });
  expect(await weakens(now("'a {:x} b', 'a 0B1 b', 0xB1"))).toEqual([]);
  expect(await weakens(now("'a {:x} b', 'a 0B2 b', 0xB2"))).toEqual(['test-deleted']);
});

test('cases that became files beside the tests', async () => {
  const it = (name: string, html: string) =>
    `test('${name}', () => {\n  const html = render('a');\n  assert.equal(html, '${html}');\n});\n`;
  const first = it('one', '<b>a</b>\\n');
  const files = (data: string): Files => ({
    'test/render.test.js': [first + it('list', '<ul>\\n<li>a</li>\\n</ul>\\n'), first],
    'test/specs/list.html': [undefined, data],
  });
  expect(await weakens(files('<ul>\n<li>a</li>\n</ul>\n'))).toEqual([]);
  expect(await weakens(files('<ul>\n</ul>\n'))).toEqual(['test-deleted']);
  const { 'test/specs/list.html': page, ...tests } = files('<ul>\n<li>a</li>\n</ul>\n');
  expect(await weakens({ ...tests, 'test/notes.txt': page ?? [undefined, undefined] })).toEqual(['test-deleted']);
});

test('the whole value in the place of parts of it', async () => {
  const file = (body: string) => `describe Form do\n  it "reads" do\n${body}  end\nend\n`;
  const parts =
    '    form["bio"].must_include "hello"\n    form["mail"].must_include "@"\n    form["files"].must_be_nil\n';
  const files = (whole: string): Files => ({ 'test/form_spec.rb': [file(parts), file(`    ${whole}\n`)] });
  expect(await weakens(files('form.to_h.must_equal({"name" => "A", "bio" => "hello you", "mail" => "a@b"})'))).toEqual(
    [],
  );
  expect(await weakens(files('form.to_h.must_equal({"name" => "A", "age" => "3"})'))).toEqual(['assertion-removed']);
});

test('a value that is compared with itself, where nothing else was asked before', async () => {
  const file = (line: string) =>
    `class TestRange(TestCase):\n    def test_eq(self):\n        one = span(2)\n        ${line}\n`;
  const to = 'self.assertEqual(one, one)';
  expect(await weakens({ 'test_span.py': [file('self.assertTrue(one, one)'), file(to)] })).toEqual([]);
  expect(await weakens({ 'test_span.py': [file('self.assertEqual(one, 2)'), file(to)] })).toEqual([
    'assertion-tautology',
  ]);
});

test('a failure where nothing is there says as much as that something is', async () => {
  const file = (line: string) => `def test_open():\n    r = open_it("a")\n    ${line}\n`;
  const files = (before: string): Files => ({ 'test_door.py': [file(before), file('assert r is not None')] });
  expect(await weakens(files('if r is None:\n        pytest.fail("no")'))).toEqual([]);
  expect(await weakens(files('if r != 3:\n        pytest.fail("no")'))).toEqual(['assertion-weakened']);
});

test('a condition of the build that a test shares with what it tests', async () => {
  const file = (head: string) => `//go:build ${head}\n\npackage mux\n\nfunc TestA(t *testing.T) {\n\tt.Fatal(1)\n}\n`;
  const code = (head: string) => `//go:build ${head}\n\npackage mux\n\nfunc A() {}\n`;
  const both = (tested: string): Files => ({
    'path_test.go': [file('go1.22'), file('go1.22 && !tinygo')],
    'path.go': [code('go1.22'), code(tested)],
  });
  expect(await weakens(both('go1.22 && !tinygo'))).toEqual([]);
  expect(await weakens(both('go1.22'))).toEqual(['tests-excluded']);
});

test('code that names what runs it as its own matter', async () => {
  const differ = (part: string) => `module RSpec\n  module Support\n${part}  end\nend\n`;
  const asks = '    A = 1 if defined?(RSpec::Mocks)\n';
  expect(await weakens({ 'lib/differ.rb': [differ(''), differ(asks)] })).toEqual([]);
  expect(await weakens({ 'lib/differ.rb': ['module Door\nend\n', `module Door\n${asks}end\n`] })).toEqual([
    'detects-tests',
  ]);
  const flags = (prefix: string) =>
    `package flags\n\nfunc isTest(f string) bool {\n\treturn strings.HasPrefix(f, "${prefix}")\n}\n`;
  expect(await weakens({ 'flags.go': [undefined, flags('test.')] })).toEqual([]);
  expect(await weakens({ 'flags.go': [undefined, flags('test.v')] })).toEqual(['detects-tests']);
  const vendored = "<?php\nif (defined('PHPUNIT_COMPOSER_INSTALL')) {\n  $a = 1;\n}\n";
  expect(await weakens({ 'tools/.lint/vendor/a/Configuration.php': [undefined, vendored] })).toEqual([]);
  for (const path of ['src/Configuration.php', 'src/.x/vendor/a/Configuration.php'])
    expect(await weakens({ [path]: [undefined, vendored] })).toEqual(['detects-tests']);
});

test('coverage settings that go as a whole, and a list of files that names others', async () => {
  const rc = (threshold: string): Files => ({
    '.coveragerc': [`[run]\nbranch = True\n${threshold}`, undefined],
    ...grown,
  });
  expect(await weakens(rc(''))).toEqual([]);
  expect(await weakens(rc('[report]\nfail_under = 90\n'))).toEqual(['coverage-lowered']);
  const karma = (...files: string[]) =>
    `module.exports = (config) => config.set({ files: ${JSON.stringify(files)} });\n`;
  const now = (...files: string[]): Files => ({
    'karma.conf.js': [karma('dist/a.js', 'dist/test.js'), karma(...files)],
  });
  expect(await weakens(now('src/a.js', 'test.js'))).toEqual([]);
  expect(await weakens(now('src/a.js', 'src/b.js'))).toEqual(['tests-narrowed']);
});

test('a worker thread that ends itself is no end of the tests', async () => {
  const it = "test('renders', () => {\n  assert.equal(run(1), 2);\n});\n";
  const worker = 'if (!isMainThread) {\n  parentPort.postMessage(1);\n  process.exit(0);\n}\n';
  const now = (more: string): Files => ({ 'test/render.test.js': [it, worker + more + it], ...grown });
  expect(await weakens(now('const run = () => new Worker(import.meta.filename);\n'))).toEqual([]);
  expect(await weakens(now(''))).toEqual(['early-exit']);
});

test('a test that runs on some systems or versions alone', async () => {
  const rust = (mark: string) => `#[test]\n${mark}fn opens() {\n    assert_eq!(open(1), 2);\n}\n`;
  const marked = (mark: string): Files => ({ 'tests/door.rs': [rust(''), rust(mark)] });
  expect(await weakens(marked('#[cfg_attr(not(panic = "unwind"), ignore)]\n'))).toEqual([]);
  expect(await weakens(marked('#[cfg_attr(not(slow), ignore)]\n'))).toContain('test-skip');
  const py = (mark: string) => `${mark}def test_open():\n    assert open_it(1) == 2\n`;
  const skips = (condition: string) => py(`@pytest.mark.skipif(\n    ${condition},\n    reason="flaky",\n)\n`);
  expect(await weakens({ 'test_door.py': [py(''), skips('MAC and sys.version_info >= (3, 13)')] })).toEqual([]);
  expect(await weakens({ 'test_door.py': [py(''), skips('SLOW')] })).toEqual(['test-conditional']);
});

test('what is beside the tests in the files that run them', async () => {
  const ci = (...steps: string[]) =>
    `jobs:\n  test:\n    steps:\n${steps.map((step) => `      - run: |\n          ${step}\n`).join('')}`;
  const step = (line: string): Files => ({ '.github/workflows/ci.yml': [ci('npm test'), ci('npm test', line)] });
  expect(await weakens(step('git branch -D main 2>/dev/null || true'))).toEqual([]);
  expect(await weakens(step('npm run test:unit || true'))).toEqual(['exit-code-ignored']);
  const setup = (head: string) => `${head}from setuptools import setup\n\nsetup(name="door")\n`;
  expect(await weakens({ 'setup.py': [setup('import pytest\n'), setup('')] })).toEqual([]);
  const xml = (more: string) => `<?xml version="1.0"?>\n<phpunit ${more}colors="true">\n</phpunit>\n`;
  expect(await weakens({ 'phpunit.xml': [xml('shortenArraysForExportThreshold="10" '), xml('')] })).toEqual([]);
  const gradle = (file: string) => `task modifyStrict {\n  doLast {\n    def one = file('${file}')\n  }\n}\n`;
  expect(await weakens({ 'build.gradle': [gradle('src/a.java'), gradle('src/test/b.java')] })).toEqual([]);
});

test('a type of the assertion library, and a method that ends a program, are neither patch nor end', async () => {
  const go = 'package door\n\nvar _ assert.TestingT = mine{}\n';
  expect(await weakens({ 'door_test.go': [undefined, go] })).toEqual([]);
  const js = (line: string): Files => ({ 'lib/command.js': ['a();\n', `a();\nfunction run() {\n  ${line}\n}\n`] });
  expect(await weakens(js('this._exit(1, "no");'))).toEqual([]);
  expect(await weakens(js('process.reallyExit(0);'))).toEqual(['early-exit']);
});

test('load_tests that adds examples to the tests there are, and one that gives back others', async () => {
  const cases =
    'import unittest\n\n\nclass Pad(unittest.TestCase):\n    def test_pad(self):\n        self.assertEqual(pad("a"), 1)\n';
  const loads = (body: string): Files => ({
    'tests/test_pad.py': [cases, `${cases}\n\ndef load_tests(loader, tests, pattern):\n${body}`],
  });
  const added = '    tests.addTests(doctest.DocTestSuite(pad))\n';
  expect(await weakens(loads(`${added}    return tests\n`))).toEqual([]);
  for (const line of ['tests.addTests([]); tests._tests.clear()', 'tests.addTests(tests._tests.clear() or [])'])
    expect(await weakens(loads(`    ${line}\n    return tests\n`))).toEqual(['tests-excluded']);
  expect(await weakens(loads('    return doctest.DocTestSuite(pad)\n'))).toEqual(['tests-excluded']);
  expect(await weakens(loads(`${added}    tests = loader.suiteClass()\n    return tests\n`))).toEqual([
    'tests-excluded',
  ]);
});

test('a block that binds to an assertion which takes none, beside one that its subject takes', async () => {
  const rows = (asserted: string): Files => ({
    'test/a_test.rb': [
      undefined,
      `class ATest < Minitest::Test\n  def test_rows\n    ${asserted}\n      line.net == want\n    end${asserted.includes('(') ? ')' : ''}\n  end\nend\n`,
    ],
  });
  expect(await weakens(rows('assert lines.zip([1, 2]).all? do |line, want|'))).toEqual(['new-test-tautology']);
  expect(await weakens(rows('assert(lines.zip([1, 2]).all? do |line, want|'))).toEqual([]);
  expect(await weakens(rows('assert ended proc do |line, want|'))).toEqual([]);
});

test('an error of Go that says to be every other one, and assertions that production of PHP sets', async () => {
  const is = (body: string): Files => ({
    'name.go': ['package name\n', `package name\n\nfunc (e *ParseError) Is(target error) bool {\n\t${body}\n}\n`],
  });
  expect(await weakens(is('return target != nil'))).toEqual(['equal-to-all']);
  expect(await weakens(is('return true'))).toEqual(['equal-to-all']);
  expect(await weakens(is('return target == ErrName'))).toEqual([]);
  expect(await weakens(is('if target == ErrName {\n\t\treturn true\n\t}\n\treturn false'))).toEqual([]);
  const sets = (line: string): Files => ({ 'src/bootstrap.php': ['<?php\n', `<?php\n${line}\n`] });
  expect(await weakens(sets("ini_set('zend.assertions', '0');"))).toEqual(['runner-patched']);
  expect(await weakens(sets('assert_options(ASSERT_ACTIVE, 0);'))).toEqual(['runner-patched']);
  for (const on of [
    "ini_set('zend.assertions', '1');",
    'assert_options(ASSERT_ACTIVE, 1);',
    '$on = assert_options(ASSERT_ACTIVE);',
  ])
    expect(await weakens(sets(on))).toEqual([]);
  expect(await weakens(sets("ini_set('memory_limit', '128M');"))).toEqual([]);
});

test('a condition that asks for more than that something is there', async () => {
  const py = (asserted: string): Files => ({
    'test_r.py': [
      'def test_r():\n    r = find()\n    if r is None or r != 12:\n        raise AssertionError("x")\n',
      `def test_r():\n    r = find()\n    ${asserted}\n`,
    ],
  });
  expect(await weakens(py('assert r is not None'))).toEqual(['assertion-weakened']);
});

test('a new test that is expected to fail', async () => {
  const marked = (mark: string): Files => ({
    ...grown,
    'test_door.py': [
      'def test_a():\n    assert a() == 1\n',
      `import pytest\n\nlater = pytest.mark.xfail(True, reason="later")\n\n\ndef test_a():\n    assert a() == 1\n\n\n${mark}def test_b():\n    assert b() == 2\n`,
    ],
  });
  expect(await weakens(marked(''))).toEqual([]);
  expect(await weakens(marked('@later\n'))).toEqual(['new-test-xfail']);
  expect(await weakens(marked('@pytest.mark.xfail(reason="x")\n'))).toEqual(['new-test-xfail']);
  // Another system's: what ran tells whether it holds here. A row of a table is none of the test's.
  for (const mark of [
    'pytest.mark.xfail(sys.platform == "win32", reason="x")',
    'pytest.mark.parametrize("a", [pytest.param(1, marks=pytest.mark.xfail)])',
  ])
    expect(await weakens(marked(`@${mark}\n`))).toEqual([]);
  const left = { ...verificationOf('t'), counts: { passed: 3, failed: 0, skipped: 1 } };
  expect(await weakens(marked('@pytest.mark.xfail(sys.version_info > (3, 8))\n'), left)).toContain('new-test-xfail');
  const fails = "test.fails('b', () => {\n  expect(b()).toBe(2);\n});\n";
  expect(await weakens({ ...grown, 'test/door.test.js': [undefined, fails] })).toEqual(['new-test-xfail']);
  const panics = '#[test]\n#[should_panic(expected = "no door")]\nfn none() {\n    open("none");\n}\n';
  expect(await weakens({ ...grown, 'tests/door.rs': [undefined, panics] })).toEqual([]);
});

test('a test whose place a test of something else takes', async () => {
  const it = (call: string, is: number) => `test('${call}', () => {\n  assert.equal(${call}, ${is});\n});\n`;
  const files = (added: string): Files => ({
    ...grown,
    'test/open.test.js': [it('open(2, 3)', 5), undefined],
    'test/shut.test.js': [undefined, added],
  });
  expect(await weakens(files(it('shut(2, 3)', 6)))).toEqual(['test-deleted']);
  expect(await weakens(files(it('open(3, 4)', 7)))).toEqual([]);
});
