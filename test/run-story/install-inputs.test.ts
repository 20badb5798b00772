import { expect, test } from 'vitest';
import { changedInstallInputs } from '../../src/run-story/install-inputs.ts';
import { type Files, makeCheckout } from '../git/git-fixture.ts';

const root = { name: 'root', version: '1.0.0', scripts: { test: 'node --test' }, dependencies: { ms: '2.1.3' } };
const text = (...parts: object[]) => JSON.stringify(Object.assign({}, root, ...parts));

async function inputs(changed: Record<string, string>, setup = 'npm ci', base: Files = {}, cwd?: string) {
  await using checkout = await makeCheckout({ 'package.json': text(), 'bench/package.json': text(), ...base });
  const repository = await checkout.open();
  const headTree = await repository.treeOf(repository.head.commit);
  const tree = await repository.treeWithFiles(headTree, new Map(Object.entries(changed)));
  return await changedInstallInputs(repository, { headTree, tree, setup, cwd });
}

const bench = { 'bench/package.json': text({ dependencies: { ms: '2.1.2' } }) };

test('a dependency, or what cannot be read, asks for an install; a script or an entry point does not', async () => {
  expect(await inputs({ 'package.json': text({ dependencies: {} }) })).toEqual(['package.json']);
  expect(await inputs({ 'package.json': '{' })).toEqual(['package.json']);
  expect(await inputs({ 'package-lock.json': '{}' })).toEqual(['package-lock.json']);
  expect(await inputs({ 'package.json': text({ scripts: {}, main: './x.js' }) })).toEqual([]);
});

test('npm in its own folder reads no other manifest', async () => {
  expect(await inputs(bench)).toEqual([]);
  expect(await inputs(bench, 'npm install --no-package-lock --no-audit --no-fund')).toEqual([]);
  expect(await inputs(bench, 'npm ci', {}, 'bench')).toEqual(['bench/package.json']);
  expect(await inputs({ 'package.json': text({ dependencies: {} }) }, 'npm ci', {}, 'bench')).toEqual([]);
});

test.each([
  'pnpm install --frozen-lockfile',
  'pnpm i',
  'yarn install --immutable',
  'yarn --frozen-lockfile',
  'bun install --frozen-lockfile --ignore-scripts',
])('`%s` reads every manifest, and of none its scripts', async (setup) => {
  const scripts = { scripts: { test: 'node --test --watch' }, description: 'other', exports: './x.js' };
  expect(await inputs({ 'package.json': text(scripts), 'bench/package.json': text(scripts) }, setup)).toEqual([]);
  expect(await inputs({ 'package.json': text(scripts), ...bench }, setup)).toEqual(['bench/package.json']);
  expect(await inputs({ 'package.json': text({ publishConfig: { directory: 'dist' } }) }, setup)).toHaveLength(1);
  expect(await inputs({ 'package.json': text({ private: true }) }, setup)).toHaveLength(1);
  expect(await inputs({ 'pnpm-lock.yaml': '' }, setup)).toEqual(['pnpm-lock.yaml']);
  expect(await inputs({ 'package.json': text(scripts) }, `${setup} && ${setup}`)).toEqual(['package.json']);
  expect(await inputs({ 'package.json': text(scripts) }, `${setup} --dir bench`)).toEqual(['package.json']);
});

test('a slash behind the folder, a workspace above it, a script of its own', async () => {
  const asked = ['bench/package.json'];
  expect(await inputs(bench, 'npm ci', {}, 'bench/')).toEqual(asked);
  const members = { 'package.json': text({ workspaces: ['bench'] }) };
  const above = { 'package.json': text({ workspaces: ['bench'], overrides: { ms: '2.1.2' } }) };
  expect(await inputs(above, 'npm ci', members, 'bench')).toEqual(['package.json']);
  expect(await inputs({ 'package.json': text({ scripts: {} }) }, 'npm run bootstrap')).toEqual(['package.json']);
});

test('but what leads into other folders does: members, folders as dependencies, other commands', async () => {
  const asked = ['bench/package.json'];
  expect(await inputs(bench, 'npm ci', { 'package.json': text({ workspaces: ['bench'] }) })).toEqual(asked);
  expect(await inputs(bench, 'npm ci', { 'package.json': text({ dependencies: { b: 'file:bench' } }) })).toEqual(asked);
  expect(await inputs(bench, 'npm ci', { 'package.json': text({ devDependencies: { b: './bench' } }) })).toEqual(asked);
  expect(await inputs(bench, 'npm ci', { 'package.json': '{' })).toEqual(asked);
  expect(await inputs(bench, 'npm ci && npm --prefix bench ci')).toEqual(asked);
  expect(await inputs(bench, 'npm ci --prefix bench')).toEqual(asked);
  expect(await inputs(bench, 'npm ci --prefix=bench')).toEqual(asked);
  expect(await inputs(bench, 'npm ci', { 'package.json': text({ dependencies: { b: 'FILE:bench' } }) })).toEqual(asked);
  expect(await inputs(bench, 'pnpm install --frozen-lockfile')).toEqual(asked);
  expect(await inputs({ 'bench/go.mod': 'module bench\n' })).toEqual(['bench/go.mod']);
});

test('go and cargo read no manifest of another language', async () => {
  const other = {
    'package.json': text({ dependencies: {} }),
    'go.mod': 'module shop\n',
    'Cargo.lock': '',
    Gemfile: '',
  };
  expect(await inputs(other, 'go mod download')).toEqual(['go.mod']);
  expect(await inputs(other, 'cargo fetch --locked')).toEqual(['Cargo.lock']);
  expect(await inputs(other, 'go mod download && npm ci')).toHaveLength(4);
});

test('CMake reads a manifest of another language only where its lists may', async () => {
  const other = { 'package.json': text({ dependencies: {} }), 'conanfile.txt': '' };
  const read = (lists: string) => inputs(other, 'cmake -S . -B build', { 'CMakeLists.txt': lists });
  expect(await read('project(shop C)\ninclude(GNUInstallDirs)\nadd_library(shop shop.c)\n')).toEqual(['conanfile.txt']);
  for (const line of ['file(READ package.json made)', 'include(cmake/version.cmake)', 'add_subdirectory(lib)'])
    expect(await read(`project(shop C)\n${line}\n`), line).toHaveLength(2);
  expect(await inputs(other, 'cmake -S . -B build')).toHaveLength(2);
});
