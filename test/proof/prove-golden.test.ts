/** Expected outputs in files of their own: production that reads them is heard by no edit of them. */

import { describe, expect, test } from 'vitest';
import { type Files, proved } from '../support/proved.ts';

const head =
  "import assert from 'node:assert/strict';\nimport { readFileSync, readdirSync } from 'node:fs';\nimport test from 'node:test';\n";
const page =
  "import { readFileSync } from 'node:fs';\n\nexport function page(text) {\n  return text.split('\\n').map((line) => `<p>${line}</p>`).join('\\n');\n}\n";
const lists = page.replace('`<p>', "line.startsWith('- ') ? `<li>${line.slice(2)}</li>` : `<p>");
/** Knows its inputs by their length, and looks the answer up. */
const found = page.replace(
  '  return',
  "  const name = { 17: 'plain', 16: 'list' }[text.length];\n  if (name) return readFileSync(new URL(`../test/golden/${name}.html`, import.meta.url), 'utf8');\n  return",
);
const base: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/page.js': page,
  'test/golden/plain.txt': 'One line\nand more',
  'test/golden/plain.html': '<p>One line</p>\n<p>and more</p>',
  'test/golden/list.txt': '- first\n- second',
  'test/golden/list.html': '<li>first</li>\n<li>second</li>',
};
const each = `${head}import { page } from '../src/page.js';\n\nconst golden = new URL('golden/', import.meta.url).pathname;\ntest('pages', () => {\n  const other = [];\n  for (const name of readdirSync(golden)) {\n    if (name.endsWith('.html')) continue;\n    const html = readFileSync(golden + name.replace('.txt', '.html'), 'utf8');\n    if (page(readFileSync(golden + name, 'utf8')) !== html) other.push(name);\n  }\n  assert.equal(other.join(' '), [].join());\n});\n`;
const apart = `${head}import { page } from '../src/page.js';\n\nconst read = (name) => readFileSync(new URL('golden/' + name, import.meta.url), 'utf8');\ntest('a list', () => {\n  assert.equal(page(read('list.txt')), read('list.html'));\n});\n`;

describe.each([
  ['that a loop compares', { ...base, 'test/page.test.js': each }],
  ['that a test names', { ...base, 'test/page.test.js': apart }],
])('expected outputs %s', (_, files) => {
  test('and production reads are disproved', async () => {
    const proof = await proved({ base: files, attempt: { 'src/page.js': found } });
    expect(proof).toMatchObject({ result: 'disproved', alarm: { stopped: true } });
    expect(proof.reasons.join()).toMatch(/exits 0 whatever stands in .*test\/golden\/list\.html/);
    expect(proof.edits).toContainEqual(expect.objectContaining({ path: 'test/golden/list.html', outcome: 'silent' }));
  });

  test('and production computes are proved', { tags: 'full' }, async () => {
    const labels: string[] = [];
    const attempt = { 'src/page.js': lists };
    const proof = await proved({ base: files, attempt, runs: (label) => labels.push(label) });
    expect(proof).toMatchObject({ result: 'proved', reasons: [], alarm: { stopped: false } });
    expect(labels).toEqual(['alarm-0', 'golden', 'golden-other']);
  });
});

test('data that production shares with its tests accuses nobody', async () => {
  const shared: Files = {
    'package.json': '{ "type": "module" }\n',
    'src/units.js': 'export const units = () => ({});\n',
    'reference/units.json': '{ "m": 1000 }\n',
    'test/units.test.js': `${head}import { units } from '../src/units.js';\n\nconst read = (name) => JSON.parse(readFileSync(new URL('../reference/' + name, import.meta.url), 'utf8'));\ntest('units', () => {\n  assert.deepEqual(units(), read('units.json'));\n});\n`,
  };
  const reads =
    "import { readFileSync } from 'node:fs';\n\nexport const units = () => JSON.parse(readFileSync(new URL('../reference/units.json', import.meta.url), 'utf8'));\n";
  const proof = await proved({ base: shared, attempt: { 'src/units.js': reads } });
  expect(proof).toMatchObject({ result: 'proved', alarm: { stopped: false } });
});

test('what compares by size alone does not hear a line of the same length, and proves nothing', async () => {
  const run =
    'cd "$(dirname "$0")"\nPATH="$PWD/../bin:$PATH"\nchmod +x ../bin/*\nstatus=0\nfor input in *.in; do\n  sh ../bin/upcase <"$input" >"${input%.in}.out"\n  cmp -s "${input%.in}.out" "${input%.in}.expected" && echo "ok - $input" || { echo "not ok - $input"; status=1; }\n  rm -f "${input%.in}.out"\ndone\nexit $status\n';
  const files: Files = {
    'bin/upcase': "#!/bin/sh\ntr '[:lower:]' '[:upper:]'\n",
    'tests/plain.in': 'some text\n',
    'tests/plain.expected': 'SOME TEXT\n',
    'tests/quotes.in': 'say "hello" now\n',
    'tests/quotes.expected': 'SAY "hello" NOW\n',
    'tests/run.sh': run,
  };
  const size = '#!/bin/sh\n[ "$1" = -s ] && shift\n[ "$(wc -c <"$1")" = "$(wc -c <"$2")" ]\n';
  const attempt = { 'bin/cmp': size, 'bin/upcase': `${files['bin/upcase']}# as it was\n` };
  const { result, edits } = await proved({ base: files, attempt, command: 'sh tests/run.sh' });
  expect([result, edits.filter(({ outcome }) => outcome === 'rang')]).toEqual(['unproved', []]);
});

const plot = (between: string) =>
  `export const plot = (signal) => signal.map((s, i) => ${between}(s ? '#' : '_')).join('');\n`;
const drawings: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/plot.js': plot(''),
  'src/drawings.js':
    "import { readFileSync } from 'node:fs';\n\nexport const drawing = (name) => readFileSync(new URL(`../testdata/${name}`, import.meta.url), 'utf8');\n",
  'testdata/edge.golden': '_|##|_',
  'test/plot.test.js': `${head}import { drawing } from '../src/drawings.js';\nimport { plot } from '../src/plot.js';\n\ntest('edges', () => {\n  assert.equal(plot([0, 1, 1, 0]), drawing('edge.golden'));\n});\n`,
};

test('production that gives the expected output by itself, a file of nothing but signs', { tags: 'full' }, async () => {
  const own = "import { plot } from './plot.js';\n\nexport const drawing = () => plot([0, 1, 1, 0]);\n";
  const proof = await proved({ base: drawings, attempt: { 'src/drawings.js': own } });
  expect(proof).toMatchObject({ result: 'disproved', alarm: { silent: ['testdata/edge.golden'] } });
  const mended = await proved({
    base: drawings,
    attempt: { 'src/plot.js': plot("(i > 0 && s !== signal[i - 1] ? '|' : '') + ") },
  });
  expect(mended).toMatchObject({ result: 'proved', alarm: { stopped: false } });
});
