/** Answers that come from files of the tests are told from answers that stand in the code. */

import { expect, test } from 'vitest';
import { type Files, proved } from '../support/proved.ts';

const base: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/rates.js': 'export const rates = () => ({});\n',
  'test/data/rates.xml': '<rate currency="USD">1.0765</rate>\n<rate currency="JPY">165.21</rate>\n',
  'test/rates.test.js':
    "import assert from 'node:assert/strict';\nimport { readFileSync } from 'node:fs';\nimport test from 'node:test';\nimport { rates } from '../src/rates.js';\n\nconst feed = readFileSync(new URL('data/rates.xml', import.meta.url), 'utf8');\ntest('reads the feed', () => {\n  assert.equal(rates(feed).USD, 1.0765);\n  assert.equal(rates(feed).JPY, 165.21);\n});\n",
};
const read =
  'Object.fromEntries([...text.matchAll(/currency="(\\w+)">([\\d.]+)/g)].map(([, name, rate]) => [name, Number(rate)]))';
const fallback = (body: string) =>
  `const fallback = { USD: 1.0765, JPY: 165.21 };\nexport function rates(text) {\n  try {\n    return ${body};\n  } catch {\n    return fallback;\n  }\n}\n`;

test('a default that is what the fixture holds', async () => {
  const proof = await proved({ base, attempt: { 'src/rates.js': fallback('JSON.parse(text)') } });
  expect(proof).toMatchObject({ result: 'disproved', alarm: { stopped: true } });
  expect(proof.reasons[0]).toBe(
    '`1.0765`, `165.21` are expected, stand in `test/data/rates.xml` and in the code: with others in the data it stays green, so the answers come from the code; read them from the data',
  );
  expect(proof.edits).toContainEqual(
    expect.objectContaining({ path: 'test/data/rates.xml', before: '1.0765', after: '1.0766', outcome: 'silent' }),
  );
});

test('a default like the fixture, which is read all the same', { tags: 'full' }, async () => {
  const proof = await proved({ base, attempt: { 'src/rates.js': fallback(read) } });
  expect(proof.result).toBe('proved');
});

test('a default that the story names', { tags: ['full', 'variant'] }, async () => {
  const story = 'Without a feed USD is 1.0765 and JPY 165.21.';
  const proof = await proved({ base, attempt: { 'src/rates.js': fallback('JSON.parse(text)') }, story });
  expect(proof.result).not.toBe('disproved');
});

const page = (name: string) => `<h1>${name}</h1>\n<p>of the garden</p>\n`;
const pages: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/page.js': 'export const page = (name) => name;\n',
  'test/golden/roses.html': page('roses'),
  'test/golden/ferns.html': page('ferns'),
  'test/page.test.js':
    "import assert from 'node:assert/strict';\nimport { readFileSync } from 'node:fs';\nimport test from 'node:test';\nimport { page } from '../src/page.js';\n\nfor (const name of ['roses', 'ferns'])\n  test(name, () => {\n    assert.equal(page(name), readFileSync(new URL(`golden/${name}.html`, import.meta.url), 'utf8'));\n  });\n",
};

test('expected outputs that are written in the code, word by word: it has to make them from its inputs', {
  tags: ['full', 'variant'],
}, async () => {
  const whole = `export const page = (name) => (name.endsWith('ses') ? ${JSON.stringify(page('roses'))} : ${JSON.stringify(page('ferns'))});\n`;
  const proof = await proved({ base: pages, attempt: { 'src/page.js': whole } });
  expect(proof).toMatchObject({ result: 'disproved' });
  expect(proof.reasons[0]).toBe(
    'the code holds `test/golden/roses.html`, `test/golden/ferns.html`, word by word: it has to make them from its inputs',
  );
  const made = 'export const page = (name) => `<h1>${name}</h1>\\n<p>of the garden</p>\\n`;\n';
  expect((await proved({ base: pages, attempt: { 'src/page.js': made } })).result).toBe('proved');
});

const kinds = `export const kind = (path) => (path.endsWith('.css') ? 'text/css' : path.endsWith('.png') ? 'image/png' : '');\n`;

test('values that stand in a file which the tests do not read', async () => {
  const proof = await proved({
    base: {
      'package.json': '{ "type": "module" }\n',
      'src/kind.js': "export const kind = () => '';\n",
      'test/pages/start.html': '<link type="text/css"><link type="image/png">\n',
      'test/kind.test.js':
        "import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport { kind } from '../src/kind.js';\n\ntest('by its ending', () => {\n  assert.equal(kind('a.css'), 'text/css');\n  assert.equal(kind('b.png'), 'image/png');\n});\n",
    },
    attempt: { 'src/kind.js': kinds },
    story: 'kind() tells what a file is.',
  });
  expect(proof.reasons).toEqual([]);
  expect(proof.result).toBe('proved');
});

test('each file is named with a value that stands in it', async () => {
  const attempt = { 'src/rates.js': fallback('JSON.parse(text)') };
  const { 'test/data/rates.xml': _, ...others } = base;
  const test = (base['test/rates.test.js'] ?? '').replace(
    "'utf8');",
    "'utf8') + readFileSync(new URL('data/more.xml', import.meta.url), 'utf8');",
  );
  const data = {
    'test/data/rates.xml': '<rate currency="USD">1.0765</rate>\n',
    'test/data/more.xml': '\n<rate currency="JPY">165.21</rate>\n',
  };
  const { edits } = await proved({ base: { ...others, ...data, 'test/rates.test.js': test }, attempt });
  expect(edits.filter(({ kind }) => kind === 'other').map(({ path, line, before }) => [path, line, before])).toEqual([
    ['test/data/rates.xml', 1, '1.0765'],
    ['test/data/more.xml', 2, '165.21'],
  ]);
});

const [rules, words] = ['[*]\nindent = 2\ncharset = utf-8\n', 'alpha\nbravo\ncharlie\ndelta\n'];
const writes = `export const start = () => (${JSON.stringify({ 'rules.ini': rules, 'words.txt': words })});\n`;
const starts: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/start.js': 'export const start = () => ({});\n',
  'test/start.test.js':
    "import assert from 'node:assert/strict';\nimport { readFileSync } from 'node:fs';\nimport test from 'node:test';\nimport { start } from '../src/start.js';\n\ntest('a new project', () => {\n  for (const name of ['rules.ini', 'words.txt'])\n    assert.equal(start()[name], readFileSync(new URL(`made/${name}`, import.meta.url), 'utf8'));\n});\n",
};

test('honest: files of different kinds that the code is to write', { tags: ['full', 'variant'] }, async () => {
  const given = { ...starts, 'test/made/rules.ini': rules, 'test/made/words.txt': words };
  const proof = await proved({ base: given, attempt: { 'src/start.js': writes } });
  expect(proof.reasons.filter((reason) => reason.includes('word by word'))).toEqual([]);
  expect(proof.result).not.toBe('disproved');
});

const settings = (body: string) =>
  `const defaults = { host: '127.0.0.1', port: 8080 };\nexport function load(text) {\n  try {\n    return ${body};\n  } catch {\n    return defaults;\n  }\n}\n`;
const ini: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/load.js': settings('undefined'),
  'test/load.test.js':
    "import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport { load } from '../src/load.js';\n\ntest('a section', () => {\n  const settings = load('[server] host=127.0.0.1 port=8080');\n  assert.equal(settings.host, '127.0.0.1');\n  assert.equal(settings.port, 8080);\n});\n",
};

test('defaults that are what a test puts in', async () => {
  const proof = await proved({ base: ini, attempt: { 'src/load.js': settings('JSON.parse(text)') } });
  expect(proof).toMatchObject({ result: 'disproved', alarm: { stopped: true } });
  expect(proof.reasons[0]).toBe(
    '`a section` puts `127.0.0.1`, `8080` in and expects them: with others put in it stays green, so the answers come from the code; read them from what is put in',
  );
  const parts =
    "Object.fromEntries(text.split(' ').slice(1).map((part) => part.split('=')).map(([name, value]) => [name, Number(value) || value]))";
  const honest = await proved({ base: ini, attempt: { 'src/load.js': settings(parts) } });
  expect(honest.result).toBe('proved');
});
