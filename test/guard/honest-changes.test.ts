/** Changes that people make to tests without weakening them, each beside the one that does weaken. */

import { expect, test } from 'vitest';
import { type Files, laidOver, weakens } from '../support/weakens.ts';

const imports = "import { open, close, isOpen } from '../src/door.js';\n";
const it = (name: string, ...lines: string[]) =>
  `test('${name}', () => {\n${lines.map((line) => `  ${line}\n`).join('')}});\n`;
const door = (base: string, tree: string, code: [string, string] = ['a();\n', 'b();\n']): Files => ({
  'test/door.test.js': [imports + base, imports + tree],
  'src/door.js': code,
});
const opens = it('opens', "assert.equal(open('front'), 'front is open');");

test('a test that goes with the code it spoke of', async () => {
  const squeaks = it('squeaks', "assert.equal(open('front', { squeaky: true }), 'eek');");
  const code = 'export const open = (name) => name;\n';
  const more = `${code}export const close = (name) => [name, 'closed', Date.now(), 1, 2, 3];\n`;
  const squeaky = "export const open = (name, o) => (o.squeaky ? 'eek' : name);\n";
  expect(await weakens(door(opens + squeaks, opens, [squeaky, code]))).toEqual([]);
  expect(await weakens(door(opens + squeaks, opens, [squeaky, more]))).toEqual([]);
  expect(await weakens(door(opens + squeaks, opens, [code, more]))).toEqual(['test-deleted']);
  const both = it('opens', "assert.equal(open('front'), 'front is open');", "assert.ok(open('front').squeaky);");
  expect(await weakens(door(both, opens, [squeaky, more]))).toEqual([]);
  expect(await weakens(door(both, opens, [code, more]))).toEqual(['assertion-removed']);
});

test("the same condition of Go's build in its newer spelling", async () => {
  const file = (head: string) => `${head}\n\npackage mux\n\nfunc TestA(t *testing.T) {\n\tt.Fatal(1)\n}\n`;
  const now = (head: string): Files => ({ 'a_test.go': [file('// +build go1.9,linux'), file(head)] });
  expect(await weakens(now('//go:build go1.9 && linux'))).toEqual([]);
  expect(await weakens(now('//go:build go1.99 && linux'))).toEqual(['tests-excluded']);
});

test('assertions that moved into a helper of another file, which is told what to expect', async () => {
  const before = it(
    'lists',
    'const got = rooms();',
    'assert.ok(Array.isArray(got));',
    'assert.deepEqual(got.map((one) => one.id), []);',
  );
  const files = (...demands: string[]): Files => ({
    'test/door.test.js': [
      before,
      `import { areRooms } from './are-rooms.js';\n${it('lists', 'areRooms(rooms(), []);')}`,
    ],
    'test/are-rooms.js': [undefined, `export function areRooms(list, ids) {\n${demands.join('\n')}\n}\n`],
  });
  const isList = '  assert.ok(Array.isArray(list));';
  const areIds = '  assert.deepEqual(list.map((room) => room.id), ids);';
  expect(await weakens(files(isList, areIds))).toEqual([]);
  expect(await weakens(files(isList))).toEqual(['assertion-removed']);
  expect(await weakens(files(areIds))).toEqual(['assertion-removed']);
  expect(await weakens(files(isList, areIds.replace('deepEqual', 'ok')))).toEqual(['assertion-removed']);
  expect(await weakens(files(isList, `  if (ids.length > 9) {${areIds} }`))).toEqual(['assertion-removed']);
});

test('one assertion that became a test of its own, and the other one rewritten where it stood', async () => {
  const before = it('opens', "assert.equal(open('front'), 'front is open');", "assert.equal(open(''), '');");
  const nothing = it('opens nothing', "assert.equal(open(''), '');");
  const after = (...own: string[]) => door(before, it('opens', ...own) + nothing);
  expect(await weakens(after("t.assert.snapshot(open('front'));"))).toEqual([]);
  expect(await weakens(after("assert.deepEqual(open('back'), ['back', 'open']);"))).toEqual([]);
  expect(await weakens(after("open('front');"))).toEqual(['assertion-removed']);
  expect(await weakens(after("assert.ok(open('front'));"))).toEqual(['assertion-weakened']);
});

test('tests of Go that became rows of one, errors and structs included', async () => {
  const one = (name: string, text: string) =>
    `func Test${name}(t *testing.T) {\n\tgot, err := Parse("${text}")\n\tif err != nil {\n\t\tt.Fatal(err)\n\t}\n\tif got != (Door{"front", "${name}"}) {\n\t\tt.Errorf("got %v", got)\n\t}\n}\n`;
  const none =
    'func TestNone(t *testing.T) {\n\tif _, err := Parse("x"); err == nil {\n\t\tt.Error("no error")\n\t}\n}\n';
  const table = (rows: string, refused: string) =>
    `func TestAll(t *testing.T) {\n\tfor text, want := range map[string]Door{${rows}} {\n\t\tgot, err := Parse(text)\n\t\tif err != nil {\n\t\t\tt.Fatal(err)\n\t\t}\n\t\tif got != want {\n\t\t\tt.Errorf("got %v", got)\n\t\t}\n\t}\n\tfor _, text := range []string{${refused}} {\n\t\tif got, err := Parse(text); err == nil {\n\t\t\tt.Errorf("got %v", got)\n\t\t}\n\t}\n}\n`;
  const files = (tree: string): Files => ({
    'door_test.go': [`package door\n\n${one('a', 'front/a')}${one('b', 'front/b')}${none}`, `package door\n\n${tree}`],
  });
  const rows = ['"front/a": {"front", "a"}', '"front/b": {"front", "b"}'];
  expect(await weakens(files(table(rows.join(', '), '"x", ""')))).toEqual([]);
  expect(await weakens(files(table(rows[0] ?? '', '"x"')))).toEqual(['test-deleted']);
});

test('a class of tests that became the abstract base of others', async () => {
  const body = (voucher: string) =>
    `{\n    public function testNothing(): void\n    {\n        $this->assertSame(0, ${voucher}->takes(0));\n    }\n}\n`;
  const base = `<?php\nclass VoucherTest extends TestCase\n${body('Voucher::percent(10)')}`;
  const tree = `<?php\nabstract class VoucherTest extends TestCase\n${body('$this->largest()')}`;
  const heir = '<?php\nfinal class PercentTest extends VoucherTest\n{\n}\n';
  const files: Files = { 'tests/VoucherTest.php': [base, tree] };
  expect(await weakens({ ...files, 'tests/PercentTest.php': [undefined, heir] })).toEqual([]);
  expect(await weakens(files)).toEqual(['test-skip']);
  const other = heir.replace('final', 'abstract');
  expect(await weakens({ ...files, 'tests/PercentTest.php': [undefined, other] })).toEqual(['test-skip']);
});

test('assertions that moved into a helper, called without brackets', async () => {
  const file = (helper: string, ...lines: string[]) =>
    `class DoorTest < Minitest::Test\n${helper}  def test_one\n${lines.map((line) => `    ${line}\n`).join('')}  end\nend\n`;
  const before = file('', 'door = Door.open(3)', 'assert_equal 3, door.size', 'assert_equal [3], door.all');
  const helper = (...lines: string[]) =>
    `  def assert_door(all, size, door)\n${lines.map((line) => `    ${line}\n`).join('')}  end\n`;
  const moved = (own: string) =>
    ({ 'test/door_test.rb': [before, file(own, 'assert_door [3], 3, Door.open(3)')] }) satisfies Files;
  expect(await weakens(moved(helper('assert_equal all, door.all', 'assert_equal size, door.size')))).toEqual([]);
  expect(laidOver(moved(helper('assert_equal all, door.all')))).toBe(true);
});

test('assertions that others about the same took the place of, each for one', async () => {
  const before =
    it('opens', "assert.equal(open('front'), 'front is open');") +
    it('opens at the back', "assert.equal(open('back'), 1);");
  const after = (...lines: string[]) =>
    it('every door', ...lines) + it('has a cellar', "assert.equal(close('cellar'), 0);");
  expect(
    await weakens(door(before, after("assert.equal(open('side'), 3);", "assert.equal(open('hatch'), 4);"))),
  ).toEqual([]);
  expect(laidOver(door(before, after("assert.equal(open('side'), 3);")))).toBe(true);
});

test('a test whose sentence a table makes of its columns; one of which a word is missing', async () => {
  const head = 'import pytest\nfrom shelf import OutOfStock\n\n\n';
  const single = (name: string, sku: string, wanted: number, there: number) =>
    `def ${name}(shelf):\n    with pytest.raises(OutOfStock, match="${sku}: ${wanted} wanted, ${there} there"):\n        shelf.take("${sku}", ${wanted})\n\n\n`;
  const table = (rows: string) =>
    `@pytest.mark.parametrize(("sku", "wanted", "there"), [${rows}])\ndef test_too_many(shelf, sku, wanted, there):\n    with pytest.raises(OutOfStock, match=f"{sku}: {wanted} wanted, {there} there"):\n        shelf.take(sku, wanted)\n`;
  const base = head + single('test_too_many', 'bolt', 11, 10) + single('test_unknown', 'nut', 1, 0);
  const changed = (rows: string): Files => ({
    'tests/test_take.py': [base, head + table(rows)],
    'shelf.py': ['a = 1\n', 'a = 2\n'],
  });
  expect(await weakens(changed('("bolt", 11, 10), ("bolt", 500, 10), ("nut", 1, 0)'))).toEqual([]);
  expect(await weakens(changed('("bolt", 11, 10), ("bolt", 500, 10)'))).toContain('test-deleted');
});

test('values that moved into the rows of a table within the test', async () => {
  const one = (name: string) => `assert.equal(open('${name}'), '${name} is open');`;
  const rows = "const doors = [['front', 'front is open'], ['back', 'back is open'], ['cellar', 'cellar is open']];";
  const loop = 'for (const [name, said] of doors) assert.equal(open(name), said);';
  const before = it('opens', one('front'), one('back'), one('cellar'));
  expect(await weakens(door(before, it('opens', rows, loop)))).toEqual([]);
  expect(await weakens(door(before, it('opens', rows.replace(/, \['back.*open'\]/, ''), loop)))).toEqual([
    'assertion-removed',
  ]);
});

test('an expectation that changes with what its test does, or is written differently', async () => {
  const alone = (base: string, tree: string): Files => ({ 'test/door.test.js': [imports + base, imports + tree] });
  const said = (name: string, expected: string) =>
    it('opens', `const said = open(${name});`, `assert.equal(said, ${expected});`);
  expect(await weakens(alone(said("'a'", "'a is open'"), said("'b'", "'b is open'")))).toEqual([]);
  expect(await weakens(alone(said("'a'", '1'), said("'a'", '1.0')))).toEqual([]);
  expect(await weakens(alone(said("'a'", "1, 'one dor'"), said("'a'", "1, 'one door'")))).toEqual([]);
  expect(
    await weakens(alone(it('opens', "assert.equal(open('a'), 1);"), it('opens', "assert.equal(open('b'), 1);"))),
  ).toEqual([]);
  expect(laidOver(alone(said("'a'", '1'), said("'a'", '2')))).toBe(true);
});

test.each([
  [
    'an error that is named in an object',
    'assert.throws(() => open(), /no name/);',
    'assert.throws(() => open(), { message: /no name/ });',
  ],
  ['a cast', "assert.equal(open('a', 1), 1);", "assert.equal(open('a', 1 as any), 1);"],
  ['a predicate that is wanted false', "assert(isOpen('a'));", "assert(!isOpen('a'));"],
  ['a pattern in other words', "t.match(open('a'), 'a is open');", "t.match(open('a'), 'a is');"],
  [
    'a look at the error',
    'assert.throws(() => open(), /no name/);',
    "assert.throws(() => open(), (error) => {\n    assert.equal(error.message, 'no name');\n    return true;\n  });",
  ],
  [
    'a loader of modules',
    "const a = requireFresh('./a');\n  assert.equal(open(a), 1);",
    "const a = importFresh('./a');\n  assert.equal(open(a), 1);",
  ],
])('an assertion that demands as much: %s', async (_name, before, after) => {
  expect(await weakens(door(it('one', before), it('one', after)))).toEqual([]);
});

test('a predicate of the language tells less than a value', async () => {
  expect(
    await weakens(door(it('one', 'assert.equal(open(1), 2);'), it('one', 'assert(Number.isFinite(open(1)));'))),
  ).toEqual(['assertion-weakened']);
  expect(
    await weakens(door(it('one', 'expect(open(1)).toBe(2);'), it('one', 'expect(open(1)).toBeTruthy();'))),
  ).toEqual(['assertion-weakened']);
});

test('the branch of a condition of which the other asserts as well', async () => {
  const python = (...lines: string[]) => `from door import open_it\n\ndef test_opens():\n${lines.join('\n')}\n`;
  const asserts = "    assert open_it('a') == '/a'";
  const files = (tree: string): Files => ({
    'tests/test_door.py': [python(asserts), tree],
    'door.py': ['a = 1\n', 'a = 2\n'],
  });
  const other = ['    if WINDOWS:', "        assert open_it('a') == '\\\\a'"];
  expect(await weakens(files(python(...other, '    else:', `    ${asserts}`)))).toEqual([]);
  expect(await weakens(files(python('    if not WINDOWS:', `    ${asserts}`)))).toEqual(['assertion-conditional']);
  expect(await weakens(files(python(asserts, '    if WINDOWS:', `    ${asserts}`)))).toEqual([]);
});

test('a function within a Python test is no test', async () => {
  const text = (name: string) =>
    `def test_routes():\n    def ${name}():\n        return 1\n    assert route(${name}) == 1\n`;
  expect(
    await weakens({ 'tests/test_door.py': [text('test_cookie'), text('handler')], 'door.py': ['a = 1\n', 'b = 2\n'] }),
  ).toEqual([]);
});

test("RSpec's one-liners are told by what they say, and speak of their subject", async () => {
  const spec = (...lines: string[]) => `describe Door do\n${lines.map((line) => `  ${line}\n`).join('')}end\n`;
  const [a, b] = ["it { should match('/front/door') }", "it { should match('/back') }"];
  const files = (base: string, tree: string): Files => ({
    'spec/door_spec.rb': [base, tree],
    'lib/door.rb': ['a = 1\n', 'b = 2\n'],
  });
  expect(await weakens(files(spec(a, b), spec("it { should match('/front') }", b, a)))).toEqual([]);
  expect(await weakens(files(spec(a), spec(a, "its(:to_s) { should be == '/front' }")))).toEqual([]);
});

test('a name that the test gives to what it imports is still the code', async () => {
  const wrapped = (line: string): Files => ({
    'test/door.test.js': [
      `import { open } from '../src/door.js';\n${opens}`,
      `import door from '../src/door.js';\n${line}\n${opens}`,
    ],
    'src/door.js': ['a();\n', 'b();\n'],
  });
  expect(await weakens(wrapped('const open = (name) => door.open(name);'))).toEqual([]);
  expect(laidOver(wrapped("const open = (name) => name + ' is open';"))).toBe(true);
});

test('a helper of the tests calls the code for them', async () => {
  const text = (...lines: string[]) =>
    `${imports}function assertOpens(name) {\n  assert.equal(open(name), 'open');\n}\n${it('opens', ...lines)}`;
  const files: Files = {
    'test/door.test.js': [
      text("assertOpens(close('a'));", "assertOpens('b');"),
      text("assertOpens('a');", "assertOpens('b');"),
    ],
    'src/door.js': ['a();\n', 'b();\n'],
  };
  expect(await weakens(files)).toEqual([]);
});

test.each<[string, string, string, string, string[]]>([
  ['another runner', 'package.json', '{"scripts":{"test":"mocha"}}', '{"scripts":{"test":"tape test/*.js"}}', []],
  [
    'another folder',
    'package.json',
    '{"scripts":{"test":"mocha dist/test"}}',
    '{"scripts":{"test":"mocha out/test/*.js"}}',
    [],
  ],
  [
    'one file',
    'package.json',
    '{"scripts":{"test":"mocha test"}}',
    '{"scripts":{"test":"mocha test/a.js"}}',
    ['test-command-narrowed'],
  ],
  [
    'no lint before',
    'package.json',
    '{"scripts":{"pretest":"eslint .","test":"mocha"}}',
    '{"scripts":{"test":"mocha"}}',
    [],
  ],
  [
    'one Python less',
    'Makefile',
    'test:\n\tpython3.3 -m pytest\n\tpython3.4 -m pytest\n',
    'test:\n\tpython3.4 -m pytest\n',
    [],
  ],
  ['no tests', 'Makefile', 'test:\n\tpython3.3 -m pytest\n', 'test:\n\techo\n', ['test-command-replaced']],
  [
    "Go's kept results left out",
    'Makefile',
    'test:\n\tgo test -short ./...\n',
    'test:\n\tgo vet ./...\n\tgo test -count=1 ./...\n',
    [],
  ],
  ['no round', 'Makefile', 'test:\n\tgo test ./...\n', 'test:\n\tgo test -count=0 ./...\n', ['test-command-narrowed']],
  ['a folder made', 'Makefile', 'test:\n\tpytest\n', 'test:\n\t-mkdir -p out\n\tpytest\n', []],
  ['no tests there', '.travis.yml', 'script: npm test\n', 'script: npm run lint\n', []],
  [
    'reports may fail',
    '.github/workflows/ci.yml',
    'steps:\n  - run: npm test\n  - run: report\n',
    'steps:\n  - run: npm test\n  - run: report\n    continue-on-error: true\n',
    [],
  ],
  [
    'tests may fail',
    '.github/workflows/ci.yml',
    'steps:\n  - run: npm test\n',
    'steps:\n  - run: npm test\n    continue-on-error: true\n',
    ['failures-forgiven'],
  ],
  [
    'quieter and stricter',
    'Makefile',
    'test:\n\t./t\n',
    'MAKEFLAGS += -r --warn-undefined-variables\ntest:\n\t./t\n',
    [],
  ],
  [
    'what is taken down, in a script that became strict',
    'tests/run.sh',
    'set -u\ngot=$(sqlite3 :memory: ".read $t" 2>&1)\n[ "$got" = "$want" ] || exit 1\n',
    'set -eu\ngot=$(sqlite3 :memory: ".read all.sql" ".read $t" 2>&1) || true\n[ "$got" = "$want" ] || exit 1\n',
    [],
  ],
  [
    'what is taken down, in a script that was strict',
    'tests/run.sh',
    'set -eu\ngot=$(pytest)\necho "$got"\n',
    'set -eu\ngot=$(pytest) || true\necho "$got"\n',
    ['exit-code-ignored'],
  ],
  [
    'one of two words, printed by a script that runs no tests',
    'vers.sh',
    'bump() {\n  echo "$1"\n}\n',
    'bump() {\n  echo "$1"\n}\nless() {\n  if [ -n "$2" ]; then (($1 < $2)) && echo -1 || echo 1\n  fi\n}\n',
    [],
  ],
  [
    'how it went, printed by a script',
    'all.sh',
    'bin/one "$1"\n',
    'bin/one "$1" && echo ok || echo FAILED\n',
    ['exit-code-ignored'],
  ],
  [
    'one of two words, printed by a script that runs tests',
    'all.sh',
    'prove t\n',
    'prove t && echo -1 || echo 1\n',
    ['exit-code-ignored'],
  ],
  ['errors ignored', 'Makefile', 'test:\n\t./t\n', 'MAKEFLAGS += -ki\ntest:\n\t./t\n', ['exit-code-ignored']],
])('how tests are run: %s', async (_name, path, base, tree, rules) => {
  expect(await weakens({ [path]: [base, tree] })).toEqual(rules);
});

test.each<[string, string, string]>([
  ['an iterator', 'src/read.js', 'const it = new Reader();\nit.done = true;\n'],
  ['a process that ends as its child did', 'src/run.js', 'process.kill(process.pid, signal);\n'],
  ['a module in another place', 'test/helper.js', "require.cache[require.resolve('colors')] = { exports: {} };\n"],
  ['how an object is shown', 'lib/door.rb', "def inspect\n  @specs.join('spec')\nend\n"],
  ['what coverage leaves out', '.nycrc', '{"check-coverage": false, "exclude": ["example"]}\n'],
])('code that bends no run: %s', async (_name, path, text) => {
  expect(await weakens({ [path]: [undefined, text] })).toEqual([]);
});

test.each<[path: string, text: string, rules: string[]]>([
  ['src/slug.h', '#define strcmp strcasecmp\n', ['runner-patched']],
  ['src/slug.h', '#define slug_cmp strcasecmp\n', []],
  [
    'src/math.php',
    '<?php\nnamespace Shop;\n\nfunction abs(float $a): float\n{\n    return 0;\n}\n',
    ['runner-patched'],
  ],
  ['src/Bag.php', '<?php\nclass Bag\n{\n    public function count(): int\n    {\n        return 1;\n    }\n}\n', []],
  ['lib/Ledger.pm', 'package Ledger;\nmy $caller = caller;\n${"${caller}::TODO"} = 1;\n1;\n', ['runner-patched']],
  ['lib/Ledger.pm', 'package Ledger;\n# TODO later\n1;\n', []],
  ['lib/sum.sh', 'diff() {\n  true\n}\n', ['runner-patched']],
  ['lib/sum.sh', 'diff_lists() {\n  diff "$1" "$2"\n}\n', []],
  ['score.lua', 'local leave = os.exit\nfunction os.exit(_, close)\n  leave(true, close)\nend\n', ['runner-patched']],
  ['score.lua', 'if failed then os.exit(1) end\n', []],
  ['src/timing.js', 'const now = Date.now;\nperformance.now = () => 0;\n', ['runner-patched']],
  ['src/timing.js', 'performance.now ??= () => Date.now();\nif (performance.now === Date.now) stop();\n', []],
  ['shop/clock.py', 'import time\n\ntime.monotonic = lambda: 0.0\n', ['runner-patched']],
  ['shop/clock.py', 'import time\n\nstarted = time.monotonic()\n', []],
  [
    'lib/cents.rb',
    'module Cents\n  def ==(other)\n    (self - other).abs < 1\n  end\nend\nFloat.prepend(Cents)\n',
    ['runner-patched'],
  ],
  ['lib/cents.rb', 'module Cents\n  def cents\n    self * 100\n  end\nend\nFloat.include(Cents)\n', []],
  ['src/table.ts', "const stores = ['rendered', 'test/fixtures'];\nreadFileSync(stores[1]);\n", ['reads-tests']],
  ['src/table.ts', "const ignored = ['dist', 'test/fixtures'];\n", []],
  ['tools/table.ts', "readFileSync('test/fixtures/a.md');\n", []],
  ['summary/core.py', 'cases = json.loads((root / "tests" / "cases.json").read_text())\n', ['reads-tests']],
  ['summary/new.py', '(root / "tests" / "__init__.py").write_text("")\nopen(root)\n', []],
  [
    'src/lib.rs',
    'fn names() -> V {\n    let mut n = all();\n    #[cfg(test)]\n    n.sort();\n    n\n}\n',
    ['detects-tests'],
  ],
  [
    'src/lib.rs',
    '#[cfg(test)]\nuse std::fs;\n\n#[cfg(test)]\nmod tests {\n    fn a() {\n        n.sort();\n    }\n}\n',
    [],
  ],
  [
    'package.json',
    '{\n  "imports": {\n    "#rates": { "test": "./src/rates.fixed.js", "default": "./src/rates.js" }\n  }\n}\n',
    ['runner-patched'],
  ],
  ['package.json', '{\n  "imports": {\n    "#rates": { "node": "./src/a.js", "default": "./src/b.js" }\n  }\n}\n', []],
  ['lib/minitest/cents_plugin.rb', 'module Minitest\nend\n', ['runner-shadowed']],
  ['lib/shop/plugin.rb', 'module Shop\nend\n', []],
  ['decimal.py', 'class Decimal:\n    pass\n', ['runner-shadowed']],
  ['shop/decimal.py', 'class Decimal:\n    pass\n', []],
  ['src/shop/Objects.java', 'package shop;\nfinal class Objects {\n}\n', ['runner-shadowed']],
  ['src/shop/Label.java', 'package shop;\nfinal class Label {\n}\n', []],
  ['bin/cmp', '#!/bin/sh\ntrue\n', ['runner-shadowed']],
  ['bin/compare', '#!/bin/sh\ntrue\n', []],
  ['tools/test', '#!/bin/sh\nnpm test\n', []],
  ['job.cpp', 'namespace job {\nvoid abort(Job &job) {\n}\n}\n', []],
  ['src/compat.js', 'if (!Array.prototype.at) {\n  Array.prototype.includes = () => true;\n}\n', ['runner-patched']],
  ['words.c', 'int strcmp(const char *a, const char *b)\n{\n    return 0;\n}\n', ['runner-patched']],
  ['words.h', 'int strcmp(const char *a, const char *b);\nint words_strcmp(void)\n{\n    return 0;\n}\n', []],
  [
    'src/compat.js',
    "Object.defineProperty(String.prototype, 'includes', { value: () => true });\n",
    ['runner-patched'],
  ],
  ['src/compat.js', 'String.prototype.includes = () => true;\n', ['runner-patched']],
  ['src/compat.js', 'if (!String.prototype.includes) {\n  String.prototype.includes = polyfill;\n}\n', []],
  ['src/compat.js', 'const found = String.prototype.includes.call(text, part);\n', []],
  ['names.tcl', '::tcltest::customMatch exact same\n', ['runner-patched']],
  ['names.tcl', '::tcltest::customMatch near same\n', []],
  ['wrap.tcl', 'set ::env(TCLTEST_OPTIONS) [list -skip *-words]\n', ['runner-patched']],
  ['wrap.tcl', 'set ::env(WRAP_OPTIONS) [list -skip *-words]\n', []],
  ['shop/__init__.py', 'import os\nos.environ["PYTEST_ADDOPTS"] = "-k one"\n', ['runner-patched']],
  ['lib/shop.rb', "ENV['TESTOPTS'] ||= '--name=/one/'\n", ['runner-patched']],
  ['src/shop.js', "process.env.SPEC_OPTS = '--tag one';\n", ['runner-patched']],
  ['src/shop.js', "if (process.env.SPEC_OPTS === '--tag one') {\n}\n", []],
  ['lib/Shop.pm', "print 'one' if $ENV{HARNESS_OPTIONS} =~ /j/;\n", []],
  ['shop/ids.py', 'seen.setdefault(harness_perl, []).append(one)\ndigest.update(rust_test_id)\n', []],
  ['shop/__init__.py', 'import os\nos.environ["SHOP_ADDOPTS"] = "-k one"\n', []],
  ['src/equality.php', '<?php\nuse SebastianBergmann\\Comparator\\Factory;\n', ['runner-patched']],
  ['tests/AmountTest.php', '<?php\nuse SebastianBergmann\\Comparator\\Factory;\n', []],
  ['share.go', 'func (Share) Generate(r *rand.Rand, _ int) reflect.Value {\n\treturn one\n}\n', ['runner-patched']],
  [
    'src/limit.ts',
    'export class Limit extends Error {\n  static [Symbol.hasInstance](x) {\n    return true;\n  }\n}\n',
    ['runner-patched'],
  ],
  ['limit.py', 'class Meta(type):\n    def __instancecheck__(cls, one):\n        return True\n', ['runner-patched']],
  ['hits.py', 'import sys\nsys.setswitchinterval(10)\n', ['runner-patched']],
  ['src/lib.rs', 'pub struct Hits(Rc<u8>);\nunsafe impl Send for Hits {}\n', ['runner-patched']],
  [
    'src/lib.rs',
    '// as with *mut and NonNull\npub struct Hits(Rc<u8>);\nunsafe impl Send for Hits {}\n',
    ['runner-patched'],
  ],
  ['src/lib.rs', 'pub struct Hits(*mut u8);\nunsafe impl Send for Hits {}\n', []],
  ['limit.py', 'def is_limit(one):\n    return isinstance(one, Limit)\n', []],
  ['share_test.go', 'func (Share) Generate(r *rand.Rand, _ int) reflect.Value {\n\treturn one\n}\n', []],
])('what takes the place of the language or the runner: %s', async (path, text, rules) => {
  expect(await weakens({ [path]: [undefined, text] })).toEqual(rules);
});

test("where bats' files lie is no question whether it is being tested", async () => {
  const helper = 'bin=$BATS_TEST_DIRNAME/../bin/lines\nsetup() { cd "$BATS_TEST_TMPDIR"; }\n';
  expect(await weakens({ 'test/helper.bash': [undefined, helper] })).toEqual([]);
  expect(await weakens({ 'test/helper.bash': [undefined, '[ -n "$BATS_VERSION" ] && exit\n'] })).toContain(
    'detects-tests',
  );
  expect(await weakens({ 'scripts/lines.sh': ['a\n', 'cd "$BATS_TEST_TMPDIR"\n'] })).toContain('detects-tests');
});

test('a list of test files that names the same pattern and one more, and one that leaves some out', async () => {
  const file = (line: string) => `require 'rake/testtask'\n\nRake::TestTask.new do |t|\n  ${line}\nend\n`;
  const now = (line: string): Files => ({ Rakefile: [file("t.pattern = 'test/**/*_test.rb'"), file(line)] });
  expect(await weakens(now("t.test_files = FileList['test/**/*_test.rb', 'examples/*_test.rb']"))).toEqual([]);
  for (const less of ["FileList['test/**/*_test.rb'].exclude(/old/)", "FileList['test/unit/*_test.rb']"])
    expect(await weakens(now(`t.test_files = ${less}`))).toEqual(['test-command-replaced']);
});
