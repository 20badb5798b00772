import { expect, test } from 'vitest';
import { pickedFor, testsOf, testsToBend } from '../../src/proof/proof-tests.ts';
import { verificationOf } from '../support/scripted-loop.ts';

const checks = `import unittest

from slugs import slug


class SlugTest(unittest.TestCase):
    def test_blanks(self):
        self.assertEqual(slug("a b"), "a-b")
`;

async function bent(files: Record<string, string>, ...changed: string[]) {
  const port = { list: async () => Object.keys(files), read: async (_: string, path: string) => files[path] };
  const context = {
    changed: changed.map((path) => ({ path, status: 'modified' as const })),
    command: 'python3 run_tests.py',
    baseline: undefined,
    testPaths: undefined,
  };
  const { bent } = await testsToBend(port, context);
  return bent.map(({ path, test }) => `${path}: ${test.name}`);
}

test('where no path says that it holds tests, what a file loads does', async () => {
  const slugs = 'def slug(text):\n    return text.replace(" ", "-")\n';
  const runner = 'import unittest\nunittest.main("checks")\n';
  expect(await bent({ 'slugs.py': slugs, 'run_tests.py': runner, 'checks/check_slug.py': checks }, 'slugs.py')).toEqual(
    ['checks/check_slug.py: test_blanks'],
  );
});

test('production that only speaks of tests is not bent', async () => {
  const plain = checks.replace('import unittest\n', 'unittest = None\n');
  expect(await bent({ 'slugs.py': 'x = 1\n', 'checks/check_slug.py': plain }, 'slugs.py')).toEqual([]);
});

test('a test leads to an index by the path that it loads, whatever the other files of the change are', async () => {
  const spec = (from: string) =>
    `import { expect, it } from 'vitest';\nimport { sum } from '${from}';\nit('adds', () => expect(sum(1, 2)).toBe(3));\n`;
  const files = { 'src/index.ts': 'export const sum = 1;\n', 'src/a.bench.ts': "bench('x', () => {});\n" };
  const changed = ['src/index.ts', 'src/a.bench.ts'];
  expect(await bent({ ...files, 'src/index.spec.ts': spec('./index.js') }, ...changed)).toEqual([
    'src/index.spec.ts: adds',
  ]);
  expect(await bent({ 'index.js': '', 'test/sum.js': spec('../'), 'test/b.js': 'x' }, 'index.js', 'test/b.js')).toEqual(
    ['test/sum.js: adds'],
  );
  expect(await bent({ ...files, 'src/far.spec.ts': spec('../far.js') }, ...changed)).toEqual(['src/far.spec.ts: adds']);
});

test('a shell script among the tests is one, and so is a program that is called a check', async () => {
  const slugs = 'slug() {\n  printf "%s" "${1// /-}"\n}\n';
  const script = '. ./slugs.sh\n[ "$(slug "a b")" = a-b ]\n[ "$(slug "a b c" | wc -c)" -eq 5 ]\n';
  expect(await bent({ 'slugs.sh': slugs, 'test/slugs_test.sh': script, 'deploy.sh': script }, 'slugs.sh')).toEqual([
    'test/slugs_test.sh: the script',
  ]);
  // What runs others compares how these ended.
  const runner = 'failed=0\nfor t in test/*.t; do sh "$t" || failed=1; done\n[ "$failed" -eq 0 ]\n';
  expect(await bent({ 'slugs.sh': slugs, 'test/run.sh': runner }, 'slugs.sh', 'test/run.sh')).toEqual([]);
  expect(await bent({ 'check.c': 'int main(void) { return 0; }\n', 'slug.c': 'int a;\n' }, 'slug.c')).toEqual([]);
  const check = '#include <assert.h>\n#include "slug.h"\nint main(void)\n{\n    assert(slug_length("a") == 1);\n}\n';
  expect(await bent({ 'slug.c': 'int slug_length();\n', 'check.c': check }, 'slug.c')).toEqual(['check.c: main']);
});

test('an example of Go without an output is picked by no command: it would find no test', async () => {
  const example = (end: string) =>
    `package slug_test\n\nfunc ExampleSlug() {\n\tfmt.Println(slug.Slug("a"))\n${end}}\n`;
  const picked = async (tree: string) => {
    const { tests } = await testsOf([{ path: 'example_test.go', tree }]);
    const port = { pick: async () => 'go test -run ExampleSlug' };
    return pickedFor(port, { green: { ...verificationOf('tree'), runners: ['go test'] } }, tests);
  };
  expect(await picked(example(''))).toBeUndefined();
  expect(await picked(example('\t// Output: a\n'))).toBe('go test -run ExampleSlug');
});

test('Lua: functions of a table are tests, and what only loads them is none', async () => {
  const tables = [
    'local t = {}\nfunction t.blanks()\n  assert(slug("a b") == "a-b")\nend\nfunction t.make()\n  return {}\nend\nreturn t\n',
    'local t = {}\nt.blanks = within(function(c)\n  assert(c.slug("a b") == "a-b")\nend)\nreturn t\n',
    'return {\n  ["blanks"] = function()\n    assert(slug("a b") == "a-b")\n  end,\n}\n',
    'return {\n  { "blanks", function()\n    assert(slug("a b") == "a-b")\n  end },\n}\n',
  ];
  const runner =
    'local red = 0\nfor _, file in ipairs({ "test/slug_test.lua" }) do\n  for _, one in pairs(dofile(file)) do\n    if not pcall(one) then red = red + 1 end\n  end\nend\nos.exit(red == 0)\n';
  for (const table of tables) {
    const files = { 'slug.lua': 'return {}\n', 'test/slug_test.lua': table, 'test/all.lua': runner };
    expect(await bent(files, 'slug.lua', 'test/all.lua')).toEqual(['test/slug_test.lua: blanks']);
  }
});

test('Rust: tests within the sources that speak of what changed are asked', async () => {
  const lib =
    'mod parse;\n\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn shows() {\n        assert_eq!(super::show(1), "1");\n    }\n}\n';
  expect(await bent({ 'src/parse.rs': 'pub fn parse() {}\n', 'src/lib.rs': lib }, 'src/parse.rs')).toEqual([
    'src/lib.rs: shows',
  ]);
});

test('a shell script that the command names is a test where it calls checks of its own', async () => {
  const checks =
    'check() { # name, wanted, arguments\n  [ "$(bash bin/greet "${@:3}")" = "$2" ] || exit 1\n}\ncheck name "hello Ida" Ida\ncheck loud "hello Ida!" -l Ida\n';
  const bent = async (text: string) => {
    const files: Record<string, string> = { 'bin/greet': 'echo "hello $1"\n', 'test/run.sh': text };
    const port = { list: async () => Object.keys(files), read: async (_: string, path: string) => files[path] };
    const changed = [
      { path: 'bin/greet', status: 'modified' as const },
      { path: 'test/run.sh', status: 'modified' as const },
    ];
    const context = { changed, command: 'bash test/run.sh', testPaths: undefined, baseline: undefined };
    return (await testsToBend(port, context)).bent.length;
  };
  expect(await bent(checks)).toBe(1);
  expect(await bent('run() {\n  bash "$1"\n}\nfor one in test/*.test.sh; do run "$one"; done\n')).toBe(0);
});
