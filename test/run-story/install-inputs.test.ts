import { expect, test } from 'vitest';
import type { Settings } from '../../src/config/settings.ts';
import { installInputs } from '../../src/run-story/install-cache.ts';
import { changedInstallInputs } from '../../src/run-story/reinstall.ts';
import { type Files, makeCheckout } from '../git/git-fixture.ts';

const root = { name: 'root', version: '1.0.0', scripts: { test: 'node --test' }, dependencies: { ms: '2.1.3' } };
const text = (...parts: object[]) => JSON.stringify(Object.assign({}, root, ...parts));
const bench = { 'bench/package.json': text({ dependencies: { ms: '2.1.2' } }) };
const fewer = { 'package.json': text({ dependencies: {} }) };
const members = { 'package.json': text({ workspaces: ['bench'] }) };

async function trees(changed: Record<string, string>, base: Files) {
  const checkout = await makeCheckout({ 'package.json': text(), 'bench/package.json': text(), ...base });
  const repository = await checkout.open();
  const headTree = await repository.treeOf(repository.head.commit);
  const tree = await repository.treeWithFiles(headTree, new Map(Object.entries(changed)));
  return { repository, headTree, tree, [Symbol.asyncDispose]: () => checkout[Symbol.asyncDispose]() };
}

test.each<[what: string, changed: Record<string, string>, base: Files, cwd: string | undefined, asks: string[]]>([
  ['a dependency', fewer, {}, undefined, ['package.json']],
  ['what cannot be read', { 'package.json': '{' }, {}, undefined, ['package.json']],
  ['a lock file', { 'package-lock.json': '{}' }, {}, undefined, ['package-lock.json']],
  ['a script, an entry point', { 'package.json': text({ scripts: {}, main: './x.js' }) }, {}, undefined, []],
  ['a manifest below, of no workspace', bench, {}, undefined, []],
  ['a member of a workspace', bench, members, undefined, ['bench/package.json']],
  ['the folder of setup', bench, {}, 'bench/', ['bench/package.json']],
  ['the folder above it', fewer, {}, 'bench', ['package.json']],
  ['the script of setup', { 'bench/Makefile.PL': '1;\n', 'bench/a.pl': '1;\n' }, {}, 'bench', ['bench/Makefile.PL']],
  ['another language', { 'bench/go.mod': 'module bench\n' }, {}, undefined, ['bench/go.mod']],
])('setup has to run again: %s', async (_, changed, base, cwd, asks) => {
  await using at = await trees(changed, base);
  const settings = { workingDirectory: cwd ?? '.' } as Settings;
  const commands = { setup: 'npm ci && perl "Makefile.PL"' };
  expect(await changedInstallInputs({ ...at, settings, commands }, at.tree)).toEqual(asks);
});

async function inputs(changed: Record<string, string>, setup = 'npm ci', base: Files = {}) {
  await using at = await trees(changed, { 'src/a.js': '1\n', ...base });
  return await installInputs(at.repository, at.tree, setup);
}
const key = async (...args: Parameters<typeof inputs>) => (await inputs(...args)).key;

test('two trees with the same dependencies have the same installed, whatever else is in them', async () => {
  const { key: now, isShared } = await inputs({});
  expect(isShared).toBe(true);
  expect((await inputs({ 'package.json': text({ workspaces: ['bench'], bin: 'x.js' }) })).isShared).toBe(true);
  expect(await key({ 'src/a.js': '2\n', 'package.json': text({ scripts: { test: 'mocha' } }) })).toBe(now);
  const others: Record<string, string>[] = [
    fewer,
    { 'package-lock.json': '{}' },
    { '.npmrc': 'legacy-peer-deps=true\n' },
  ];
  for (const other of others) expect(await key(other), Object.keys(other)[0]).not.toBe(now);
  expect(await key({}, 'npm install')).not.toBe(now);
});

test.each<[what: string, manifest: object, setup?: string, base?: Files]>([
  ['a folder', { dependencies: { lib: 'FILE:./lib' } }],
  ['a path in HOME', { dependencies: { lib: '~/lib' } }],
  ['a path', { dependencies: { lib: '../lib' } }],
  ['an archive', { dependencies: { lib: 'lib.tgz' } }],
  ['a patch', { resolutions: { lib: 'patch:lib@1.0.0#lib.patch' } }],
  ['patches of pnpm', { pnpm: { patchedDependencies: { lib: 'lib.patch' } } }, 'pnpm install'],
  ['packages in HOME', { installConfig: { pnp: true } }, 'yarn'],
  ['packages in HOME, newer', {}, 'yarn install --immutable', { '.yarnrc.yml': '' }],
  ['hooks', {}, 'pnpm install', { '.pnpmfile.cjs': '' }],
  ['a store elsewhere', {}, 'pnpm install', { '.npmrc': 'enable-global-virtual-store=true\n' }],
  ['code', {}, 'npm run bootstrap'],
  ['another language', {}, 'pip install -e .'],
])('what may read other files, runs code of them or leaves packages elsewhere is not shared: %s', async (...row) => {
  const [, manifest, setup, base] = row;
  expect((await inputs({ 'package.json': text(manifest) }, setup, base)).isShared).toBe(false);
});
