import { expect, test } from 'vitest';
import { localPackages, mergedManifest } from '../../src/packages/merge-manifest.ts';
import { vendoredPackage } from '../../src/proof/base-mentions.ts';
import { splitChange } from '../../src/proof/split-change.ts';

const none = { isScript: () => false, isOfCode: () => false };

test('data that only tests read is theirs, data that code reads or nobody names is production', () => {
  const readers: Record<string, string[]> = {
    'data/carts.json': ['test/cart.test.js'],
    'data/rates.json': ['test/cart.test.js', 'src/rates.js'],
  };
  const changed = ['data/carts.json', 'data/rates.json', 'data/new.json'].map((path) => ({
    path,
    status: 'modified' as const,
  }));
  const { production, others } = splitChange(changed, {
    command: 'npm test',
    readBy: (path) => readers[path] ?? [],
    isNewPackage: () => false,
    ...none,
  });
  expect(production.map(({ path }) => path)).toEqual(['data/rates.json', 'data/new.json']);
  expect(others.map(({ path }) => path)).toEqual(['data/carts.json']);
});

test('a shell script is production where programs lie, unless a build file or the command names it', () => {
  const readers: Record<string, string[]> = {
    'bin/run.sh': ['Makefile'],
    'bin/rotate.sh': ['test/rotate.bats'],
    'test/lib/assert.sh': ['test/a.bats'],
  };
  const { production } = splitChange(
    ['bin/rotate.sh', 'test/lib/assert.sh', 'bin/run.sh', 'bin/all.sh', 'scripts/go.sh'].map((path) => ({
      path,
      status: 'modified',
    })),
    { command: 'sh bin/all.sh', readBy: (path) => readers[path] ?? [], isNewPackage: () => false, ...none },
  );
  expect(production.map(({ path }) => path)).toEqual(['bin/rotate.sh']);
});

test('a script that tests run is production wherever it lies; what helps them is not', () => {
  const { production } = splitChange(
    ['greet.sh', 'deploy/names.sh', 'helpers.sh', 'ci/check.sh', 'tools/compare.sh', 'nobody.sh'].map((path) => ({
      path,
      status: 'modified',
    })),
    {
      command: 'sh test/run.sh',
      readBy: (path) => (path === 'nobody.sh' ? [] : ['test/run.sh']),
      isNewPackage: () => false,
      ...none,
    },
  );
  expect(production.map(({ path }) => path)).toEqual(['greet.sh', 'deploy/names.sh']);
});

test('a script without an ending is a program, one that compares is not', () => {
  const { production } = splitChange(
    ['greet', 'same-output', 'notes', 'tools/reference', 'venv/bin/pytest'].map((path) => ({
      path,
      status: 'modified',
    })),
    {
      ...{ command: 'bats tests', readBy: () => ['tests/greet.bats'], isNewPackage: () => false },
      ...{ ...none, isScript: (path: string) => path !== 'notes' },
    },
  );
  expect(production.map(({ path }) => path)).toEqual(['greet']);
});

test('one more export beside those that there are is taken', () => {
  const manifest = (exports: object) => JSON.stringify({ exports });
  const merged = mergedManifest(
    'package.json',
    manifest({ '.': './a.js' }),
    manifest({ '.': './b.js', './c': './c.js' }),
  );
  expect(JSON.parse(merged)).toEqual({ exports: { './c': './c.js', '.': './a.js' } });
});

test('a vendored package that nobody knew is brought along, one that the tests may mean is not', () => {
  const paths = ['vendor/example.org/sortx/sortx.go', 'node_modules/chai/index.js'];
  const split = splitChange(
    paths.map((path) => ({ path, status: 'added' })),
    { command: 'npm test', readBy: () => [], ...none, isNewPackage: (path) => path.startsWith('vendor/') },
  );
  expect(split.dependencies.map(({ path }) => path)).toEqual(paths.slice(0, 1));
  expect(split.others.map(({ path }) => path)).toEqual(paths.slice(1));
});

test.each([
  ['vendor/example.org/sortx/sortx.go', 'vendor/example.org/sortx', 'example.org/sortx'],
  ['node_modules/@a/b/index.js', 'node_modules/@a/b', '@a/b'],
  ['tools/node_modules/left-pad/index.js', 'tools/node_modules/left-pad', 'left-pad'],
  ['vendor/modules.txt', 'vendor/modules.txt', 'modules.txt'],
])('the vendored package of %s', (path, folder, name) => {
  expect(vendoredPackage(path)).toEqual({ folder, name });
});

test('of a package.json only what is added is taken', () => {
  const base = { scripts: { test: 'jest' }, dependencies: { a: '1' }, jest: { bail: true } };
  const tree = {
    scripts: { test: 'true' },
    dependencies: { a: 'file:./fake', b: '2', c: 'file:../c' },
    jest: {},
    exports: './src/a.js',
  };
  expect(JSON.parse(mergedManifest('package.json', JSON.stringify(base), JSON.stringify(tree)))).toEqual({
    scripts: { test: 'jest' },
    dependencies: { a: '1', b: '2' },
    jest: { bail: true },
    exports: './src/a.js',
  });
  const text = JSON.stringify(base);
  expect(mergedManifest('package.json', text, 'not json')).toBe(text);
});

test('a package of the base may be added by its address, and no other address under its name', () => {
  const tree = { dependencies: { lib: 'file:./lib' }, devDependencies: { lib: 'file:./fake' } };
  const base = { dependencies: {}, devDependencies: {} };
  const [text, own] = [JSON.stringify(tree), new Set(['lib file:./lib'])];
  expect(localPackages(text)).toEqual([
    { name: 'lib', folder: 'lib', specifier: 'lib file:./lib' },
    { name: 'lib', folder: 'fake', specifier: 'lib file:./fake' },
  ]);
  expect(JSON.parse(mergedManifest('package.json', JSON.stringify(base), text, own))).toEqual({
    dependencies: { lib: 'file:./lib' },
    devDependencies: {},
  });
});

test('of go.mod, Cargo.toml and requirements added packages are taken, and nothing that leads elsewhere', () => {
  const mod = 'module shop\n\ngo 1.22\n\nrequire example.com/a v1.0.0\n';
  expect(mergedManifest('go.mod', mod, `${mod}require example.com/b v1.2.0\nreplace example.com/a => ./fake\n`)).toBe(
    `${mod}require example.com/b v1.2.0\n`,
  );
  const cargo = '[package]\nname = "shop"\n\n[dependencies]\na = "1"\n';
  const more = `${cargo}b = "2"\nc = { path = "../c" }\n\n[[test]]\nname = "x"\nharness = false\n`;
  expect(mergedManifest('Cargo.toml', cargo, more)).toBe(
    '[package]\nname = "shop"\n\n[dependencies]\nb = "2"\na = "1"\n',
  );
  expect(mergedManifest('requirements.txt', 'a==1\n', 'a==2\nb==1\n--index-url https://evil\n')).toBe('a==1\nb==1\n');
});
