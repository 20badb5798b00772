import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { licensesText, packagesOf, sizesText } from '../scripts/bundled-packages.ts';
import { scratch } from './support/fixtures.ts';

const root = scratch();

beforeAll(() => {
  const files = {
    'a/package.json': { name: 'a', version: '1.0.0', license: 'MIT' },
    'a/LICENSE.md': 'A may be used.\r\n',
    'a/NOTICE': 'A has a notice.',
    'a/esm/package.json': { type: 'module' },
    'a/node_modules/c/package.json': { name: 'c', version: '3.0.0', license: 'MIT' },
    'a/node_modules/c/licence': 'A may be used.',
    '@s/b/package.json': { name: '@s/b', version: '2.0.0', license: 'ISC' },
  };
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, 'node_modules', name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  }
});

const sizes = () =>
  [
    ['esm/x.js', 'a', 10],
    ['y.js', 'a', 5],
    ['node_modules/c/z.js', 'a', 1],
    ['index.js', '@s/b', 100],
  ].map(([file, name, bytes]) => [join(root, 'node_modules', `${name}`, `${file}`), Number(bytes)] as const);

test('bytes are told by package, the largest first, and what is no package is ours', () => {
  const all = [...sizes(), [join(root, 'src/own.ts'), 50] as const];
  expect(sizesText(all).split('\n')).toEqual([
    '      100  @s/b 2.0.0',
    '       50  redgreen',
    '       15  a 1.0.0',
    '        1  c 3.0.0',
    '      166  in all',
  ]);
});

test('each package has its licence and notice; a text that several share is there once', () => {
  const text = licensesText(packagesOf(sizes()), { '@s/b': 'B may be used.' });
  expect(text).toContain('@s/b 2.0.0 (ISC)\n\nB may be used.\n');
  expect(text).toContain('a 1.0.0 (MIT)\n\nA may be used.\n\nA has a notice.\n');
  expect(text).toContain('c 3.0.0 (MIT)\n\nA may be used.\n');
});

test('a package without a licence text ends the build by its name', () => {
  expect(() => licensesText(packagesOf(sizes()), {})).toThrow('no licence text for @s/b 2.0.0 (ISC)');
});
