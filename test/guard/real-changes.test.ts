/** Changes of the shape that real histories have, each beside the one that weakens. */

import { expect, test } from 'vitest';
import { type Files, laidOver, weakens } from '../support/weakens.ts';

const code: Files = { 'src/door.js': ['a();\n', 'b();\n'] };
const imports = "import { open } from '../src/door.js';\n";

test('a macro for a compiler that has none is no replacement', async () => {
  const macro = (name: string) => `#ifndef ${name}\n#define ${name}(d) (d != d)\n#endif\n`;
  expect(await weakens({ 'src/door.c': ['int a;\n', `int a;\n${macro('isnan')}`] })).toEqual([]);
  expect(await weakens({ 'src/door.c': ['int a;\n', `int a;\n${macro('strcmp')}`] })).toEqual(['runner-patched']);
  expect(await weakens({ 'src/door.c': ['int a;\n', 'int a;\n#define isnan(d) 0\n'] })).toEqual(['runner-patched']);
});

test('what is asserted behind a cast defines no assertion', async () => {
  const file = (head: string) => ({ 'test/door.test.js': [undefined, `${imports}${head}\n`] }) satisfies Files;
  expect(
    await weakens(file("test('a', () => {\n  const o = { a: 1 } as const\n  expect(open(o)).toBe(1)\n})")),
  ).toEqual([]);
  expect(await weakens(file('const expect = () => ({ toBe() {} });'))).toEqual(['runner-patched']);
});

test('in Go a return with a value leaves a function inside the test, and one behind all that was asserted is new', async () => {
  const check = '\tif Open(1) != 2 {\n\t\tt.Fatal("no")\n\t}\n';
  const go = (body: string) => `package door\n\nfunc TestOpen(t *testing.T) {\n${body}}\n`;
  const files = (tree: string) =>
    ({ 'door_test.go': [go(check), go(tree)], 'door.go': ['package door\n', 'package door\n\nvar A = 1\n'] }) as Files;
  const base = '\tts.BaseContext = func(_ net.Listener) context.Context {\n\t\treturn ctx\n\t}\n';
  expect(await weakens(files(base + check))).toEqual([]);
  const found = '\tfor _, line := range lines {\n\t\tif line == "a" {\n\t\t\treturn\n\t\t}\n\t}\n\tt.Fatal("no a")\n';
  expect(await weakens(files(check + found))).toEqual([]);
  expect(laidOver(files(`\tif fast {\n\t\treturn\n\t}\n${check}`))).toBe(true);
});

test('a test that only holds others is no loss, a test that it held is', async () => {
  const inner = "  t.test('inside', (t) => {\n    t.equal(open(1), 2);\n  });\n";
  const outer = `test('around', (t) => {\n${inner}});\n`;
  const other = "test('other', (t) => {\n  t.equal(open(3), 4);\n});\n";
  const files = (tree: string): Files => ({ 'test/door.test.js': [imports + outer + other, imports + tree], ...code });
  expect(await weakens(files(`${inner}${other}`))).toEqual([]);
  expect(await weakens(files(other))).toEqual(['test-deleted']);
});

test('tests of one name in several groups are told by what they say', async () => {
  const said: Record<string, string> = {
    first:
      'const key = quoted(escaped);\n    const text = written([{ key }]);\n    expect(read(text)[0].key).toBe(key);',
    second: 'const list = [1, 2];\n    for (const each of list) add(each);\n    expect(sum(list)).toBe(3);',
    third: "const door = open('back');\n    door.close();\n    expect(door.shown(options)).toBe('closed');",
  };
  const one = (name: string, body: string) => `  test('${name}', () => {\n    ${said[body]}\n  });\n`;
  const group = (name: string, ...tests: string[]) => `describe('${name}', () => {\n${tests.join('')}});\n`;
  const base = ['first', 'second', 'third'].map((name) => group(name, one('reported', name))).join('');
  const files = (...tests: string[]): Files => ({
    'test/door.test.js': [imports + base, imports + tests.join('')],
    ...code,
  });
  const renamed = group('one', one('reported (#1)', 'first'), one('reported (#2)', 'second'));
  expect(await weakens(files(renamed, group('three', one('reported', 'third'))))).toEqual([]);
  expect(await weakens(files(group('three', one('reported', 'third')), one('reported (#1)', 'first')))).toEqual([
    'test-deleted',
  ]);
});

test("a method that Ruby hands out, or a module that is loaded with others in it, is the code's own", async () => {
  const ruby = (line: string) =>
    `class DoorTest < Minitest::Test\n  def test_open\n    ${line}\n    assert_equal 2, open_it(1)\n  end\nend\n`;
  const files = (line: string): Files => ({
    'test/door_test.rb': [ruby('a = 1'), ruby(line)],
    'lib/door.rb': ['a = 1\n', 'b = 2\n'],
  });
  expect(await weakens(files('own = Door.method(:open_it)'))).toEqual([]);
  expect(laidOver(files('Door.stub(:open_it, 2)'))).toBe(true);
  const script = (line: string): Files => ({
    'test/door.test.js': [
      `${imports}test('a', () => {\n  t.equal(open(1), 2);\n});\n`,
      `${imports}test('a', () => {\n  ${line}\n  t.equal(open(1), 2);\n});\n`,
    ],
    ...code,
  });
  expect(await weakens(script("const door = t.mock('../src/door.js', { fs: memfs });"))).toEqual([]);
  expect(laidOver(script("jest.mock('../src/door.js', () => ({ open: () => 2 }));"))).toBe(true);
});

test('a function of the tests calls the code for them, whatever its name', async () => {
  const file = (helper: string, call: string) =>
    `class DoorTest < Minitest::Test\n${helper}  def test_open\n    assert_equal 2, ${call}\n  end\nend\n`;
  const files = (helper: string): Files => ({
    'test/door_test.rb': [file('', 'Door.new(1)'), file(helper, 'parse(1)')],
    'lib/door.rb': ['a = 1\n', 'b = 2\n'],
  });
  expect(await weakens(files('  def parse(given)\n    Door.new(given)\n  end\n'))).toEqual([]);
  expect(laidOver(files('  def parse(given)\n    2\n  end\n'))).toBe(true);
});

test('a script that measures may take its examples from the tests, the code may not', async () => {
  const text = "import { rows } from '../src/door.spec.js';\n";
  expect(await weakens({ 'scripts/measure.js': [undefined, text] })).toEqual([]);
  expect(await weakens({ 'src/measure.js': [undefined, text] })).toEqual(['reads-tests']);
  const moved = "rmSync('../src/door.spec.js');\n";
  expect(await weakens({ 'scripts/clean.js': [undefined, moved] })).toEqual(['reads-tests']);
});

test('a program may end itself by its name', async () => {
  const text = 'process.exit(0);\n';
  expect(await weakens({ 'src/door-bin.js': [undefined, text] })).toEqual([]);
  expect(await weakens({ 'src/robin.js': [undefined, text] })).toEqual(['early-exit']);
});

test('a child of a test may end itself where its parent asks how', async () => {
  const child = (asks: string) =>
    `static int run(void (*test)(void)) {\n  pid_t pid = fork();\n  if (pid == 0) {\n    test();\n    _exit(0);\n  }\n  ${asks}\n}\n`;
  expect(
    await weakens({
      'tests/main.c': [undefined, child('return waitpid(pid, &status, 0) != pid || WEXITSTATUS(status) != 0;')],
    }),
  ).toEqual([]);
  expect(await weakens({ 'tests/main.c': [undefined, child('waitpid(pid, &status, 0);\\n  return 0;')] })).toEqual([
    'early-exit',
  ]);
});

test('a package of a scope is no path', async () => {
  const scripts = (command: string) => JSON.stringify({ scripts: { test: command } });
  const files = (command: string): Files => ({ 'package.json': [scripts('lab -a code -L'), scripts(command)] });
  expect(await weakens(files('lab -a @hapi/code -L'))).toEqual([]);
  expect(await weakens(files('lab -a code -L test/one.js'))).toEqual(['test-command-narrowed']);
});

test('a list that must be empty is exact', async () => {
  const file = (line: string) => `${imports}test('a', () => {\n  ${line}\n});\n`;
  const files = (line: string): Files => ({
    'test/door.test.js': [file('assert.deepEqual(open(1), {});'), file(line)],
    ...code,
  });
  expect(await weakens(files('assert(!Object.keys(open(1)).length);'))).toEqual([]);
  expect(await weakens(files('assert(Object.keys(open(1)).length);'))).toEqual(['assertion-weakened']);
});

test('an alias under another pattern is the same alias', async () => {
  const config = (entry: string) => `module.exports = {\n  moduleNameMapper: {\n    ${entry}\n  }\n};\n`;
  const files = (entry: string): Files => ({
    'jest.config.js': [config("'^../src/events$': '<rootDir>/dist/test-events.js'"), config(entry)],
  });
  expect(await weakens(files("'^../src/events.ts$': '<rootDir>/dist/test-events.js'"))).toEqual([]);
  expect(laidOver(files("'^../src/events.ts$': '<rootDir>/dist/test-other.js'"))).toBe(true);
});

test("RSpec's implicit subject is compared, not what stands behind it", async () => {
  const spec = (line: string) => `describe Door do\n  ${line}\nend\n`;
  const files = (line: string): Files => ({
    'spec/door_spec.rb': [spec("it { should match('a').capturing a: 'a' }"), spec(line)],
    'lib/door.rb': ['a = 1\n', 'b = 2\n'],
  });
  expect(await weakens(files("it { should match('a').capturing a: ['a'] }"))).toEqual([]);
  expect(await weakens(files("it { expect('a').to eq('a') }"))).not.toEqual([]);
});

test('a test that another says word for word, or that says nothing, is no loss', async () => {
  const one = (name: string, given: number) => `test('${name}', () => {\n  expect(open(${given})).toBe(1);\n});\n`;
  const files = (base: string, tree: string): Files => ({
    'test/door.test.js': [imports + base, imports + tree],
    ...code,
  });
  expect(await weakens(files(one('a', 1) + one('again', 1), one('a', 1)))).toEqual([]);
  expect(await weakens(files(one('a', 1) + one('b', 2), one('a', 1)))).toEqual(['test-deleted']);
  expect(await weakens(files(`${one('a', 1)}test('later', () => {\n  // b\n});\n`, one('a', 1)))).toEqual([]);
});

test('an assertion about the same under other names is the same assertion', async () => {
  const file = (...lines: string[]) => `${imports}test('a', () => {\n${lines.join('\n')}\n});\n`;
  const files = (...lines: string[]): Files => ({
    'test/door.test.js': [file('expect(open(input)).to.deep.equal(output);'), file(...lines)],
    ...code,
  });
  const weaker = 'expect(close(path)).to.be.ok;';
  expect(await weakens(files(weaker, 'expect(open(path)).to.deep.equal(said);'))).toEqual([]);
  expect(await weakens(files('expect(open(path)).to.be.ok;'))).toEqual(['assertion-weakened']);
});

test('a value as text is the same by either way', async () => {
  const file = (...lines: string[]) => `${imports}${lines.join('\n')}\n`;
  const base =
    "test('a', () => {\n  const door = open(3);\n  door.digits = 2;\n  expect(String(door)).toBe('3.00');\n});";
  const rows = (row: string) =>
    `for (const [n, said] of [${row}]) {\n  test(\`shown \${n}\`, () => {\n    const door = open(n);\n    door.digits = 2;\n    expect(door.toString()).toBe(said);\n  });\n}`;
  const files = (tree: string): Files => ({ 'test/door.test.js': [file(base), file(tree)], ...code });
  expect(await weakens(files(rows("[3, '3.00'], [4, '4.00']")))).toEqual([]);
  expect(laidOver(files(rows("[4, '4.00']").replaceAll('door', 'gate')))).toBe(true);
});

test('tests that a function made of a folder are counted, not named', async () => {
  const made = (name: string) =>
    `readdirSync('cases').forEach((each) => {\n  it(${name}, () => {\n    run(each);\n  });\n});\n`;
  const one = "it('opens', () => {\n  expect(open(1)).toBe(1);\n});\n";
  const files = (base: string): Files => ({ 'test/door.test.js': [imports + one + base, imports + one], ...code });
  expect(await weakens(files(made('each')))).toEqual([]);
  expect(await weakens(files(made("'each'")))).toEqual(['test-deleted']);
});

test('a variable with the name of a matcher is a value', async () => {
  const file = (ends: string) => `${imports}it('a', () => {\n  expect(open(1)).to.${ends};\n});\n`;
  const files = (ends: string): Files => ({ 'test/door.test.js': [file('deep.equal(output)'), file(ends)], ...code });
  expect(await weakens(files('deep.equal(matches)'))).toEqual([]);
  expect(await weakens(files('include(output)'))).toEqual(['assertion-weakened']);
});

test('a test that only some systems run is left to its own version of the base', async () => {
  const ruby = (line: string) =>
    `class DoorTest < Minitest::Test\n  def test_open\n    ${line}\n    assert_equal 2, Door.open(1)\n  end\nend\n`;
  const files = (line: string): Files => ({
    'test/door_test.rb': [ruby('a = 1'), ruby(line)],
    'lib/door.rb': ['a = 1\n', 'b = 2\n'],
  });
  expect(await weakens(files('omit("later") if RUBY_ENGINE == "jruby"'))).toEqual([]);
  expect(await weakens(files('if /mswin/.match?(RUBY_PLATFORM)\n      omit("later")\n    end'))).toEqual([]);
  expect(laidOver(files('omit("later") if RUBY_ENGINE == "jruby"'))).toBe(true);
  expect(await weakens(files('omit("later")'))).toEqual(['test-skip']);
  expect(await weakens(files('omit("later") if slow?'))).toEqual(['test-skip']);
});

test('a program of tests in C may name what lies among the tests', async () => {
  const text = 'int main(void) {\n  return read_all(fopen("tests/one.txt", "r"));\n}\n';
  expect(await weakens({ 'tests.c': ['int a;\n', text] })).toEqual([]);
  expect(await weakens({ 'parse.c': ['int a;\n', text] })).toEqual(['reads-tests']);
});

test("a helper's assertion goes with the code that it spoke of, and a helper says as much as stands in it", async () => {
  const go = (...parts: string[]) => `package door\n\n${parts.join('\n')}`;
  const one = (...lines: string[]) =>
    `func TestOpen(t *testing.T) {\n${lines.map((line) => `\t${line}\n`).join('')}}\n`;
  const check = 'func checkHinges(t *testing.T, d *Door) {\n\tif d.hinges != 2 {\n\t\tt.Error("no")\n\t}\n}\n';
  const size = 'if d.size != 3 {\n\t\tt.Error("no")\n\t}';
  const files = (tree: string, code = 'var hinges = 1\n'): Files => ({
    'door_test.go': [go(check, one(size, 'checkHinges(t, d)')), go(tree)],
    'door.go': [`package door\n\n${code}`, 'package door\n\nvar locks, bolts = 1, 2\n'],
  });
  expect(await weakens(files(one(size)))).toEqual([]);
  expect(await weakens(files(one(size), 'var a = 1\n'))).toEqual(['assertion-removed']);
  const both =
    'func checkAll(t *testing.T, d *Door, size int) {\n\tif d.size != size {\n\t\tt.Error("no")\n\t}\n\tif d.hinges != 2 {\n\t\tt.Error("no")\n\t}\n}\n';
  expect(await weakens(files(go(both, one('checkAll(t, d, 3)')), 'var a = 1\n'))).toEqual([]);
});

test('either branch of a condition may assert by the name that Go has for it, and that nothing is thrown is as much in any words', async () => {
  const go = (lines: string) => `package door\n\nfunc TestOpen(t *testing.T) {\n\tc := qt.New(t)\n${lines}}\n`;
  const files = (lines: string): Files => ({
    'door_test.go': [go('\tc.Assert(Open(1), qt.Equals, 2)\n'), go(lines)],
    'door.go': ['package door\n', 'package door\n\nvar A = 1\n'],
  });
  const asserts = 'c.Assert(Open(1), qt.Equals, 2)';
  expect(
    await weakens(files(`\tif fails {\n\t\tc.Assert(err, qt.IsNotNil)\n\t} else {\n\t\t${asserts}\n\t}\n`)),
  ).toEqual([]);
  expect(await weakens(files(`\tif fails {\n\t\tlog(err)\n\t} else {\n\t\t${asserts}\n\t}\n`))).toEqual([
    'assertion-conditional',
  ]);
  const script = (line: string) => `${imports}test('a', () => {\n  ${line}\n});\n`;
  const thrown = (line: string): Files => ({
    'test/door.test.js': [script('expect(() => open(1)).not.toThrow();'), script(line)],
    ...code,
  });
  expect(await weakens(thrown('assert.doesNotThrow(() => open(1));'))).toEqual([]);
});

test('a folder in front of the sources takes their place, one behind them or another name for them does not', async () => {
  const toml = (list: string) => `[tool.pytest.ini_options]\npythonpath = ${list}\n`;
  const files = (list: string): Files => ({ 'pyproject.toml': [toml('["src"]'), toml(list)] });
  expect(await weakens(files('["compat", "src"]'))).toEqual(['runner-environment']);
  expect(await weakens(files('["src", "tests"]'))).toEqual([]);
  expect(await weakens(files('["lib"]'))).toEqual([]);
});

test('a file of tests goes with the program of its name', async () => {
  const ruby =
    "class DoorTest < Test::Unit::TestCase\n  def test_usage\n    assert_equal 'usage', run_door_open\n  end\nend\n";
  const gone = (path: string): Files => ({
    'test/test_door_open.rb': [ruby, undefined],
    [path]: ['puts 1\n', undefined],
  });
  expect(await weakens(gone('bin/door-open'))).toEqual([]);
  expect(await weakens(gone('bin/door-close'))).toEqual(['test-deleted']);
});

test('how a call ended is said by what it throws', async () => {
  const python = (body: string) => `def test_open(runner):\n${body}`;
  const files = (body: string): Files => ({
    'tests/test_door.py': [
      python(
        '    result = runner.invoke(door)\n    assert result.exit_code == 1\n    assert isinstance(result.exception, UserWarning)\n',
      ),
      python(body),
    ],
    'door.py': ['a = 1\n', 'b = 2\n'],
  });
  expect(await weakens(files('    with pytest.warns(UserWarning):\n        runner.invoke(door)\n'))).toEqual([]);
  expect(await weakens(files('    runner.invoke(door)\n'))).toEqual(['assertion-removed']);
});

test('one more inner function of a helper, named like one that the base has', async () => {
  const asks = (name: string) =>
    `function ${name}(server) {\n  function expect (status) {\n    server.listen(status);\n  }\n  return { expect: expect };\n}\n`;
  const helper = (tree: string): Files => ({ 'test/support/ask.js': [asks('ask'), `${asks('ask')}${tree}`], ...code });
  expect(await weakens(helper(asks('askAgain')))).toEqual([]);
  expect(await weakens(helper('function expect (status) {\n}\n'))).toEqual(['runner-patched']);
});
