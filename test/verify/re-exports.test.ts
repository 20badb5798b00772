/** A module that was split, and tests of the base that load it where it was. */

import { describe, expect, test } from 'vitest';
import { reExports } from '../../src/verify/re-exports.ts';
import { type Files, proved } from '../support/proved.ts';

async function given(base: Files, tree: Files) {
  const paths = new Set([...Object.keys(base), ...Object.keys(tree)]);
  const changed = [...paths].map((path) => ({
    path,
    status:
      tree[path] === undefined
        ? ('deleted' as const)
        : base[path] === undefined
          ? ('added' as const)
          : ('modified' as const),
  }));
  const found = await reExports(changed, async (side, path) => (side === 'base' ? base : tree)[path]);
  return Object.fromEntries(found);
}

describe('what a module gave is given on from where it is now', () => {
  test.each<[string, Files, Files, Files]>([
    [
      'modules of JavaScript',
      { 'src/text.js': 'export const camel = 1;\nexport function left() {}\n' },
      {
        'src/case.js': 'export const camel = 1;\nexport const kebab = 2;\n',
        'lib/pad.js': 'export function left() {}\n',
      },
      { 'src/text.js': "export { camel } from './case.js';\nexport { left } from '../lib/pad.js';\n" },
    ],
    [
      'CommonJS, in a list',
      { 'src/text.js': 'module.exports = { camel, left };\n' },
      { 'src/case.js': 'exports.camel = 1;\n', 'src/pad.js': 'module.exports = { left };\n' },
      { 'src/text.js': "exports.camel = require('./case.js').camel;\nexports.left = require('./pad.js').left;\n" },
    ],
    [
      'Python',
      { 'shop/text.py': 'LIMIT = 3\n\ndef camel(text):\n    return text\n' },
      { 'shop/case.py': 'def camel(text):\n    return text\n', 'shop/limits/all.py': 'LIMIT = 3\n' },
      { 'shop/text.py': 'from .limits.all import LIMIT\nfrom .case import camel\n' },
    ],
    [
      'a name that nothing gives',
      { 'a.js': 'export const one = 1;\nexport const two = 2;\n' },
      { 'b.js': 'export const one = 1;\n' },
      {},
    ],
    [
      'a name that two give',
      { 'a.js': 'export const one = 1;\n' },
      { 'b.js': 'export const one = 1;\n', 'c.js': 'export const one = 2;\n' },
      {},
    ],
    ['a default', { 'a.js': 'export default 1;\nexport const one = 1;\n' }, { 'b.js': 'export const one = 1;\n' }, {}],
  ])('%s', async (_what, base, tree, shims) => {
    expect(await given(base, tree)).toEqual(shims);
  });
});

const head = "import assert from 'node:assert/strict';\nimport test from 'node:test';\n";
const left = "test('left', () => assert.equal(left('a', 3), '  a'));\n";
const camel = "test('camel', () => assert.equal(camel('a-b'), 'aB'));\n";
const pad = 'export const left = (text, size) => text.padStart(size);\n';
const camelCase = 'export const camel = (text) => text.replace(/-(.)/g, (_, one) => one.toUpperCase());\n';
const base: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/text.js': pad + camelCase,
  'test/text.test.js': `${head}import { camel, left } from '../src/text.js';\n\n${camel}${left}`,
};
const split = (wrong = camelCase) => ({
  'src/text.js': undefined,
  'src/pad.js': pad,
  'src/case.js': `${wrong}export const kebab = (text) => text.replace(/[A-Z]/g, (one) => '-' + one.toLowerCase());\n`,
  'test/text.test.js': undefined,
  'test/pad.test.js': `${head}import { left } from '../src/pad.js';\n\n${left}`,
});

test('the tests of the base are green over the parts, where they do what the whole did', async () => {
  const cases = `${head}import { camel, kebab } from '../src/case.js';\n\n${camel}test('kebab', () => assert.equal(kebab('aB'), 'a-b'));\n`;
  const proof = await proved({ base, attempt: { ...split(), 'test/case.test.js': cases } });
  expect(proof).toMatchObject({ result: 'proved', reasons: [] });
  const bent = cases.replace("camel('a-b'), 'aB'", "camel('a-b'), 'a-B'");
  const wrong = camelCase.replace('one.toUpperCase()', "'-' + one.toUpperCase()");
  const other = await proved({ base, attempt: { ...split(wrong), 'test/case.test.js': bent } });
  expect(other.result).not.toBe('proved');
});
