import { expect, test } from 'vitest';
import type { Files } from '../../src/verify/cannot-load.ts';
import { loadedInstead } from '../../src/verify/loaded-instead.ts';

const filesOf = (texts: Record<string, string>): Files => ({
  paths: Object.keys(texts),
  has: (path) => path in texts,
  read: async (path) => texts[path],
});

/** What the first file of `base` loads otherwise once `added` is there. */
async function moved(base: Record<string, string>, added: Record<string, string>, command = '', gone: string[] = []) {
  const [path = ''] = Object.keys(base);
  const left = Object.fromEntries(Object.entries(base).filter(([one]) => !gone.includes(one)));
  const found = await loadedInstead({ base: filesOf(base), tree: filesOf({ ...left, ...added }) }, [path], command);
  return found.map(({ name, before, now }) => `${name}: ${before} → ${now}`);
}

const own = (map: object) => ({ 'package.json': JSON.stringify({ name: 'shop', ...map }) });

test.each<[string, Record<string, string>, Record<string, string>, string, string]>([
  [
    'a package of Python wins over the module',
    { 'tests/t.py': 'from shop.slug import slug\n', 'shop/slug.py': '' },
    { 'shop/slug/__init__.py': '' },
    '',
    'shop.slug: shop/slug.py → shop/slug/__init__.py',
  ],
  [
    'a folder that PYTHONPATH names first',
    { 'tests/t.py': 'import slug\n', 'src/slug.py': '' },
    { 'ext/slug.py': '' },
    'PYTHONPATH=ext:src pytest',
    'slug: src/slug.py → ext/slug.py',
  ],
  [
    'a file wins over the folder',
    { 'test/t.js': "const { slug } = require('../lib/slug');\n", 'lib/slug/index.js': '' },
    { 'lib/slug.js': '' },
    '',
    '../lib/slug: lib/slug/index.js → lib/slug.js',
  ],
  [
    'JavaScript beside TypeScript',
    { 'test/t.ts': "import { slug } from '../lib/slug.js';\n", 'lib/slug.ts': '' },
    { 'lib/slug.js': '' },
    '',
    '../lib/slug.js: lib/slug.ts → lib/slug.js',
  ],
  [
    'an export of the package',
    {
      'test/t.js': "import { slug } from 'shop/slug';\n",
      'lib/slug.js': '',
      ...own({ exports: { './*': './lib/*.js' } }),
    },
    { 'entry/slug.js': '', ...own({ exports: { './*': { types: './x.d.ts', default: './entry/*.js' } } }) },
    '',
    'shop/slug: lib/slug.js → entry/slug.js',
  ],
  [
    'an import of the package',
    { 'test/t.js': "import { slug } from '#slug';\n", 'slug.js': '', ...own({ imports: { '#slug': './slug.js' } }) },
    { 'made/slug.js': '', ...own({ imports: { '#slug': './made/slug.js' } }) },
    '',
    '#slug: slug.js → made/slug.js',
  ],
  [
    'a folder that ruby searches first',
    { 'test/t.rb': 'require "slug"\n', 'lib/slug.rb': '' },
    { 'slug.rb': '' },
    'ruby -I. -Ilib test/t.rb',
    'slug: lib/slug.rb → slug.rb',
  ],
  [
    'a folder that perl searches first',
    { 't/t.t': 'use Tea::Slug;\n', 'lib/Tea/Slug.pm': '' },
    { 'ext/Tea/Slug.pm': '' },
    'prove -I ext -I lib t',
    'Tea::Slug: lib/Tea/Slug.pm → ext/Tea/Slug.pm',
  ],
  [
    'the first pattern of Lua',
    {
      'test/run.lua': 'package.path = "src/?.lua;src/?/init.lua;" .. package.path\nlocal s = require("slug")\n',
      'src/slug/init.lua': '',
    },
    { 'src/slug.lua': '' },
    '',
    'slug: src/slug/init.lua → src/slug.lua',
  ],
])('%s', async (_, base, added, command, expected) => {
  expect(await moved(base, added, command)).toEqual([expected]);
});

test('a module that moved, a file beside one that the tests name, and another folder say nothing', async () => {
  const python = { 'tests/t.py': 'from shop.slug import slug\n', 'shop/slug.py': '' };
  expect(await moved(python, { 'shop/slug/__init__.py': '' }, '', ['shop/slug.py'])).toEqual([]);
  expect(await moved(python, { 'src/shop/slug.py': '', 'shop/slugs/__init__.py': '' })).toEqual([]);
  const node = { 'test/t.js': "import { slug } from '../lib/slug.js';\n", 'lib/slug.js': '' };
  expect(await moved(node, { 'lib/slug.ts': '', 'lib/slug.json': '', 'lib/slug/index.js': '' })).toEqual([]);
  expect(await moved({ ...node, ...own({ exports: './lib/slug.js' }) }, own({ exports: './all.js' }))).toEqual([]);
});

test('a condition of package.json that Node does not ask leads no test elsewhere', async () => {
  const tested = (load: string) => ({
    'test/t.js': `${load}\n`,
    'src/slug.js': '',
    ...entry({ default: './src/slug.js' }),
  });
  const entry = (map: object) => own({ exports: { '.': map } });
  const of = async (load: string, condition: string) =>
    moved(tested(load), { 'src/b.js': '', ...entry({ [condition]: './src/b.js', default: './src/slug.js' }) });
  const [imports, requires] = ["import { slug } from 'shop';", "const { slug } = require('shop');"];
  expect(await of(imports, 'browser')).toEqual([]);
  expect(await of(imports, 'require')).toEqual([]);
  expect(await of(requires, 'import')).toEqual([]);
  for (const condition of ['node', 'require'])
    expect(await of(requires, condition)).toEqual(['shop: src/slug.js → src/b.js']);
  expect(await of(imports, 'import')).toEqual(['shop: src/slug.js → src/b.js']);
});
