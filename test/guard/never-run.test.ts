/** New tests that are compiled and never run. */

import { expect, test } from 'vitest';
import { findTampering } from '../../src/guard/guard.ts';

async function found(path: string, text: string, command = 'node --test', more: Record<string, string> = {}) {
  const files: Record<string, string> = { [path]: text, ...more };
  const read = async (side: 'base' | 'tree', asked: string) => (side === 'tree' || asked !== path ? files[asked] : '');
  const verification = { result: 'passed', counts: undefined, failures: [], exitCode: 0 } as never;
  const context = { commands: { test: command }, verification, story: { mayChangeTests: false, text: '' } };
  const findings = await findTampering(
    { base: '1', tree: '2', changed: [{ path, status: 'modified' }], read },
    context,
  );
  return findings.filter(({ rule }) => rule === 'new-test-not-run').map(({ line, message }) => `${line}: ${message}`);
}

const example = (last: string) =>
  `package bin\n\nimport "fmt"\n\nfunc ExampleMove() {\n\tfmt.Println(Move(9))\n${last}}\n`;

test('an example of Go that says what comes out, and not by `Output:`', async () => {
  expect(await found('move_test.go', example('\t// prints:\n\t// move: 9\n'))).toEqual([
    '5: the new example ExampleMove says what comes out without `// Output:`, so it is compiled and never run',
  ]);
  for (const last of ['\t// Output:\n\t// move: 9\n', '\t// Unordered output: move: 9\n', ''])
    expect(await found('move_test.go', example(last))).toEqual([]);
});

test('an example of Go that ends in code put aside, or in a sentence, does not say what comes out', async () => {
  const sentence = '\t// The place differs from run to run, so nothing is compared.\n';
  expect(await found('move_test.go', example(sentence))).toEqual([]);
  const served = example('\t// log.Fatal(http.ListenAndServe(":80", mux))\n').replace(
    'fmt.Println(Move(9))',
    'mux.Add("/")',
  );
  expect(await found('move_test.go', served)).toEqual([]);
});

const docTest = (mark: string, code: string) =>
  `/// From text.\n///\n/// \`\`\`${mark}\n/// ${code}\n/// \`\`\`\npub fn parse() {}\n`;

test('a doc test of Rust that asserts and does not run', async () => {
  expect(await found('src/lib.rs', docTest('no_run', 'assert_eq!(parse("1h"), None);'))).toEqual([
    '3: a doc test that asserts is marked `no_run`, so it never runs',
  ]);
  expect(await found('src/lib.rs', docTest('', 'assert_eq!(parse("1h"), None);'))).toEqual([]);
  expect(await found('src/lib.rs', docTest('no_run', 'let text = parse("1h");'))).toEqual([]);
  expect(await found('src/lib.rs', docTest('no_run', 'assert!(std::fs::read("a").is_ok());'))).toEqual([]);
});

test('a doc test of a private function, which Rust cannot build', async () => {
  const ofPublic = docTest('ignore', 'assert_eq!(parse("1h"), None);');
  expect(await found('src/lib.rs', ofPublic)).toHaveLength(1);
  expect(await found('src/lib.rs', ofPublic.replace('pub fn', '#[inline]\nfn'))).toEqual([]);
  expect(await found('src/lib.rs', ofPublic.replace('pub fn', 'pub(crate) fn'))).toEqual([]);
});

const refused = (more: string) =>
  `import test from 'node:test';\nimport assert from 'node:assert/strict';\nimport { check } from '../src/check.ts';\n\ntest('refuses', () => {\n  // @ts-expect-error port: missing\n  check({});\n${more}});\n`;

test('an error of a type checker that nobody asks', async () => {
  expect(await found('test/check.test.ts', refused(''))).toEqual([
    '6: the new test “refuses” asks for nothing but an error of a type checker, which the command does not run',
  ]);
  expect(await found('test/check.test.ts', refused(''), 'tsc --noEmit && node --test')).toEqual([]);
  const scripts = { 'package.json': '{ "scripts": { "test": "tsc && node --test" } }' };
  expect(await found('test/check.test.ts', refused(''), 'npm test', scripts)).toEqual([]);
  const apart = { 'package.json': '{ "scripts": { "test": "node --test", "types": "tsc" } }' };
  expect(await found('test/check.test.ts', refused(''), 'npm test', apart)).toHaveLength(1);
  expect(await found('test/check.test.ts', refused('  assert.equal(check({}).port, 80);\n'))).toEqual([]);
  for (const asked of ["refused(() => check({}), 'port');", 'await refused(check({}));', 'same(check({}), undefined);'])
    expect(await found('test/check.test.ts', refused('').replace('check({});', asked))).toEqual([]);
});
