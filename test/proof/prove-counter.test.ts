/** New tests in programs that CTest names: a red program is not its new test being green. */

import { expect, test } from 'vitest';
import { type Files, proved } from '../support/proved.ts';

/** What CTest prints of programs that print nothing of their tests; `csv` is called otherwise where the build says so. */
const ctest = (csv: string) => `import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
const names = readdirSync('test').sort();
const red = names.filter((file, at) => {
  const isRed = spawnSync(process.execPath, ['test/' + file]).status !== 0;
  const name = file === 'csv_test.mjs' ? '${csv}' : file.replace(/_test.*/, '');
  console.log((at + 1) + '/' + names.length + ' Test #' + (at + 1) + ': ' + name + ' ......' + (isRed ? '***Failed' : '   Passed') + '    0.01 sec');
  return isRed;
});
console.log(Math.floor((100 * (names.length - red.length)) / names.length) + '% tests passed, ' + red.length + ' tests failed out of ' + names.length);
process.exit(red.length === 0 ? 0 : 8);
`;
const head =
  "import assert from 'node:assert/strict';\nimport { fields } from '../src/csv.js';\nconst test = (name, body) => body();\n";
const one = (name: string, line: string, wanted: string) =>
  `test('${name}', () => {\n  assert.deepEqual(fields('${line}'), ${wanted});\n});\n`;
const plain = head + one('plain', 'a,b', "['a', 'b']");
const base = (csv: string): Files => ({
  'package.json': '{ "type": "module" }\n',
  'ctest.mjs': ctest(csv),
  'src/csv.js': "export const fields = (line) => line.split(',');\n",
  'test/csv_test.mjs': plain,
  'test/trim_test.mjs': head + one('trims', 'a , b', "['a', 'b']"),
});
const trims = "export const fields = (line) => line.split(',').map((field) => field.trim());\n";
const counterOf = async (csv: string, more: string) =>
  (
    await proved({
      base: base(csv),
      attempt: { 'src/csv.js': trims, 'test/csv_test.mjs': plain + more },
      command: 'node ctest.mjs',
    })
  ).counter;

test('a new test in a program that is red without the change asks for it', async () => {
  const counter = await counterOf('csv', one('spaces', 'a, b', "['a', 'b']"));
  expect(counter).toMatchObject({ added: 1, green: [] });
  expect((counter?.asserts ?? 0) + (counter?.missing ?? 0)).toBe(1);
});

test('which test is red in a program of another name cannot be told', async () => {
  expect(await counterOf('unit', one('spaces', 'a, b', "['a', 'b']"))).toBeUndefined();
});

test('one in a program that is green without the change is green', async () => {
  expect(await counterOf('csv', one('three', 'a,b,c', "['a', 'b', 'c']"))).toMatchObject({ green: ['three'] });
});
