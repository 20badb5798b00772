/** How often an install runs that a changed manifest asks for: npm, and a registry on this machine that counts. */

import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Run } from '../../src/run/run.ts';
import { readByInstall } from '../../src/run-story/install-inputs.ts';
import { openKeptInstalls } from '../../src/run-story/kept-installs.ts';
import { type Files, makeCheckout } from '../git/git-fixture.ts';
import { folderWith, redgreen, repositoryWith } from '../support/cli.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const root = { name: 'shop', version: '1.0.0', scripts: { test: 'node --test' } };
const named = { name: 'shop', version: '1.0.0' };
const yarnOnce = { 'yarn.lock': '# yarn lockfile v1\n' };
const withLib = { ...root, dependencies: { lib: '1.0.0' } };

/** Of the base with the first files, and of the one with the second. */
async function keys(
  one: Record<string, string>,
  other: Record<string, string>,
  setup = 'npm ci',
  base: Files = {},
  cwd?: string,
) {
  await using checkout = await makeCheckout({ 'package.json': json(root), 'src/a.js': '1\n', ...base });
  const repository = await checkout.open();
  const headTree = await repository.treeOf(repository.head.commit);
  const read = async (files: Record<string, string>) => {
    const tree = await repository.treeWithFiles(headTree, new Map(Object.entries(files)));
    return readByInstall(repository, { headTree, tree, setup, cwd });
  };
  return [await read(one), await read(other)];
}

const same = async (...given: Parameters<typeof keys>) => {
  const [one, other] = await keys(...given);
  expect(one).toBeDefined();
  return one?.key === other?.key;
};

test('two trees with the same dependencies have the same installed, whatever else is in them', async () => {
  const manifest = { 'package.json': json(withLib) };
  expect(await same(manifest, { ...manifest, 'src/a.js': '2\n', 'test/a.test.js': '' })).toBe(true);
  expect(await same(manifest, { 'package.json': json({ ...withLib, scripts: { test: 'mocha' } }) })).toBe(true);
  expect(await same(manifest, { 'package.json': json({ ...withLib, dependencies: { lib: '1.0.1' } }) })).toBe(false);
  expect(await same(manifest, { ...manifest, 'package-lock.json': '{}' })).toBe(false);
  expect(await same(manifest, { ...manifest, '.npmrc': 'legacy-peer-deps=true\n' })).toBe(false);
  expect(await same(manifest, { ...manifest, '.pnpmfile.cjs': '' }, 'pnpm install')).toBe(false);
  const [one] = await keys({ ...manifest, 'src/a.js': '2\n', '.npmrc': '' }, {});
  expect(one?.paths.sort()).toEqual(['.npmrc', 'package.json']);
});

test('what may read other files, or runs code of them, is not shared', async () => {
  const untold = async (manifest: object, setup?: string, base?: Files) =>
    (await keys({ 'package.json': json({ ...withLib, ...manifest }) }, {}, setup, base))[0];
  expect(await untold({})).toBeDefined();
  expect(await untold({ dependencies: { lib: '~1.0.0' } })).toBeDefined();
  expect(await untold({ dependencies: { lib: '~/lib' } })).toBeUndefined();
  expect(await untold({ dependencies: { lib: 'file:./lib' } })).toBeUndefined();
  expect(await untold({ dependencies: { lib: 'lib.tgz' } })).toBeUndefined();
  expect(await untold({}, 'yarn', yarnOnce)).toBeDefined();
  expect(await untold({ resolutions: { lib: 'patch:lib@1.0.0#lib.patch' } }, 'yarn', yarnOnce)).toBeUndefined();
  expect(await untold({ resolutions: { lib: './lib' } }, 'yarn', yarnOnce)).toBeUndefined();
  expect(await untold({ pnpm: { patchedDependencies: { lib: 'lib.patch' } } }, 'pnpm install')).toBeUndefined();
  expect(await untold({ workspaces: ['lib'] })).toBeUndefined();
  expect(await untold({}, 'pnpm install', { 'pnpm-workspace.yaml': 'packages: [lib]\n' })).toBeUndefined();
  expect(await untold({}, 'npm run bootstrap')).toBeUndefined();
  expect(await untold({}, 'pip install -e .')).toBeUndefined();
  const hooked = { 'package.json': json(root), '.pnpmfile.cjs': "require('./hooks.js')\n" };
  expect(await untold({}, 'pnpm install', hooked)).toBeUndefined();
  // Nothing to install.
  expect((await keys({ 'src/a.js': '2\n' }, {}))[0]).toBeUndefined();
});

test('what leads to packages in HOME, which no later layer has, is not shared', async () => {
  const shared = async (setup: string, base: Files, manifest: object = {}) =>
    (await keys({ 'package.json': json({ ...withLib, ...manifest }) }, {}, setup, base))[0] !== undefined;
  const newer = { 'yarn.lock': '__metadata:\n  version: 8\n' };
  expect(await shared('yarn install --frozen-lockfile', yarnOnce)).toBe(true);
  expect(await shared('yarn install --frozen-lockfile', yarnOnce, { installConfig: { pnp: true } })).toBe(false);
  expect(await shared('yarn install --immutable', newer)).toBe(false);
  expect(await shared('yarn', { '.yarnrc.yml': 'yarnPath: .yarn/releases/yarn-4.9.1.cjs\n', ...newer })).toBe(false);
  expect(await shared('yarn', { '.yarnrc.yml': 'nodeLinker: pnp\n', ...newer })).toBe(false);
  expect(await shared('yarn', { '.yarnrc.yml': 'nodeLinker: node-modules\n', ...newer })).toBe(true);
  expect(await shared('pnpm install', {})).toBe(true);
  expect(await shared('pnpm install', { '.npmrc': 'enable-global-virtual-store=true\n' })).toBe(false);
});

test('Yarn takes its settings from the folders above its own as well, and the nearest counts', async () => {
  const shared = async (above: string, own?: string, lock = '# yarn lockfile v1\n') => {
    const settings = { '.yarnrc.yml': `${above}\n`, ...(own !== undefined && { 'app/.yarnrc.yml': `${own}\n` }) };
    const base = { 'app/package.json': json(root), 'app/yarn.lock': lock, ...settings };
    return (await keys({ 'app/package.json': json(withLib) }, {}, 'yarn', base, 'app'))[0] !== undefined;
  };
  expect(await shared('nodeLinker: pnp')).toBe(false);
  expect(await shared('nodeLinker: node-modules', undefined, '__metadata:\n  version: 8\n')).toBe(true);
  expect(await shared('nodeLinker: node-modules', 'enableTelemetry: false')).toBe(true);
  expect(await shared('nodeLinker: node-modules', 'nodeLinker: pnp')).toBe(false);
  expect(await shared('nodeLinker: pnp', 'nodeLinker: node-modules')).toBe(true);
});

test('a file of Yarn that cannot be read is told to whoever asked, and to nobody else', async () => {
  const lock = '# yarn lockfile v1\n';
  await using checkout = await makeCheckout({
    'app/package.json': json(root),
    'app/yarn.lock': lock,
    'yarn.lock': lock,
  });
  const repository = await checkout.open();
  const headTree = await repository.treeOf(repository.head.commit);
  const tree = await repository.treeWithFiles(headTree, new Map([['app/package.json', json(withLib)]]));
  const readFile: typeof repository.readFile = async (from, path) => {
    if (path.endsWith('yarn.lock')) throw new Error(`${path} cannot be read`);
    return repository.readFile(from, path);
  };
  const unheard: unknown[] = [];
  const hear = (error: unknown) => unheard.push(error);
  process.on('unhandledRejection', hear);
  const install = { headTree, tree, setup: 'yarn', cwd: 'app' };
  await expect(readByInstall({ ...repository, readFile }, install)).rejects.toThrow('app/yarn.lock cannot be read');
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
});

/** Installs of one run, done by `install` in the folder that holds what a layer has written; where `keeps` is not, no layer can be kept. */
async function installsOf(install: (written: string) => Promise<number>, keeps = true) {
  const checkout = await makeCheckout({ 'package.json': json(root), 'test/a.test.js': '1\n', ...yarnOnce });
  const repository = await checkout.open();
  const headTree = await repository.treeOf(repository.head.commit);
  const told = { installs: 0 };
  const layer = async ({ over: written }: { over: string }) => ({
    written,
    exec: async () => {
      told.installs++;
      return { exitCode: await install(written), ended: 'exited' };
    },
    keepBelow: keeps ? async () => ({ on: 'kept-1', written }) : undefined,
    [Symbol.asyncDispose]: async () => {},
  });
  const settings = { dependencies: 'open', testTimeoutMinutes: 1, sandboxNetwork: 'none', workingDirectory: '' };
  const installedFor = openKeptInstalls({
    ...{ request: { settings, record: { runDir: checkout.root } }, workspace: { repository }, sandbox: { layer } },
    ...{ commands: { setup: 'yarn install' }, limits: { remainingMs: () => 1e9 }, headTree },
  } as unknown as Parameters<typeof openKeptInstalls>[0]);
  const tree = await repository.treeWithFiles(headTree, new Map([['package.json', json(withLib)]]));
  return { told, ask: () => installedFor(tree, 'a'), [Symbol.asyncDispose]: () => checkout[Symbol.asyncDispose]() };
}

test('an install that writes over other files of the repository is not shared, nor one that takes them away', async () => {
  const after = async (script: string) => {
    await using run = await installsOf(async (written) => {
      execFileSync('sh', ['-ec', script], { cwd: written });
      return 0;
    });
    return await run.ask();
  };
  expect(await after('mkdir -p node_modules/lib; echo 2 > yarn.lock; echo 2 > left.log')).toMatchObject({
    on: 'kept-1',
  });
  expect(await after('mkdir test; echo 2 > test/a.test.js')).toBeUndefined();
  expect(await after('ln -s /dev/null test')).toBeUndefined();
});

test('an install that fails is remembered, one that broke is not, and none runs where no layer can be kept', async () => {
  await using failing = await installsOf(async () => 1);
  expect([await failing.ask(), await failing.ask()]).toEqual(['failed', 'failed']);
  expect(failing.told.installs).toBe(1);
  await using copies = await installsOf(async () => 0, false);
  expect(await copies.ask()).toBeUndefined();
  expect(copies.told.installs).toBe(0);
  let isFull = true;
  await using full = await installsOf(async (written) => {
    if (isFull) rmSync(written, { recursive: true });
    return 0;
  });
  await expect(full.ask()).rejects.toThrow('ENOENT');
  isFull = false;
  expect(await full.ask()).toMatchObject({ on: 'kept-1', changed: ['package.json'] });
});

async function registryWith(name: string, index: string) {
  using folder = folderWith({
    'package/package.json': json({ name, version: '1.0.0', main: 'index.js' }),
    'package/index.js': index,
  });
  const tarball = execFileSync('tar', ['-C', folder.path, '-czf', '-', 'package']);
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url.endsWith('.tgz')) return void response.end(tarball);
    const dist = { tarball: `${address()}${name}.tgz` };
    response.end(
      json({ name, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': { name, version: '1.0.0', dist } } }),
    );
  });
  const port = () => (server.address() as AddressInfo).port;
  const address = () => `http://localhost:${port()}/`;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: port(), address: address(), asked, [Symbol.dispose]: () => void server.close() };
}

const lockFile = {
  'package-lock.json': json({ ...named, lockfileVersion: 3, requires: true, packages: { '': named } }),
};
const oldTests = `const assert = require('node:assert');
const test = require('node:test');
const price = require('../src/price.js');
test('fifty', () => assert.equal(price(50), 50));
`;

/** What becomes of the same attempt, with this dependency in its manifest. */
async function runOf(registry: { port: number; address: string }, setup: string, lock: Files, manifest: object) {
  using folder = repositoryWith({
    ...lock,
    'test/price.test.js': oldTests,
    '.gitignore': 'node_modules/\n',
    // An address of this machine in a lock file is held back.
    '.npmrc': `registry=${registry.address}\nomit-lockfile-registry-resolved=true\n`,
    '.github/redgreen.yml': `test-command: node --test\nsetup-command: ${setup}\ntest-services: [localhost:${registry.port}]\nreview: false\nmax-iterations: 0\ntest-check: enforce\n`,
    'package.json': json(root),
    'src/price.js': 'module.exports = (amount) => amount;\n',
    'story.md': '# Ten percent off above 100\n',
  });
  using attempt = folderWith({
    'package.json': json(manifest),
    'src/price.js':
      "const lib = require('lib');\nmodule.exports = (amount) => (amount > 100 ? lib(amount) : amount);\n",
    'test/price.test.js': `${oldTests}test('two hundred', () => assert.equal(price(200), 180));\n`,
  });
  const packed = execFileSync('sh', ['-c', `tar -C ${attempt.path} -cz . | base64 -w0`], { encoding: 'utf8' });
  const agent = `echo ${packed} | base64 -d | tar xz --no-same-owner`;
  const args = ['run', 'story.md', '--json', '--agent', 'command', '--agent-command', agent];
  const { stdout, stderr } = await redgreen(args, { cwd: folder.path });
  if (!stdout.startsWith('{')) throw new Error(stderr);
  const run = JSON.parse(stdout) as Run;
  const at = join(folder.path, '.redgreen/runs', run.id, 'logs');
  return { run, logs: readdirSync(at, { recursive: true, encoding: 'utf8' }) };
}

test.each<[string, string, Files, string]>([
  ['without a lock file', 'npm install --no-package-lock --no-audit --no-fund', {}, 'attempt-1-setup.log'],
  ['with a lock file, which it brings up to date', 'npm ci', lockFile, 'attempt-1-lock-setup.log'],
])(
  'a dependency is installed once for all that is verified, and once in a fresh clone: %s',
  {
    tags: 'full',
  },
  async (_, setup, lock, log) => {
    using registry = await registryWith('lib', 'module.exports = (amount) => amount * 0.9;\n');
    const { run, logs } = await runOf(registry, setup, lock, withLib);
    const verification = run.attempts[0]?.verification;
    expect(run, run.detail).toMatchObject({ outcome: 'passed' });
    expect(verification).toMatchObject({
      baseTests: { result: 'passed' },
      install: { result: 'passed' },
    });
    expect(verification?.notes).toContain(
      'Changed dependencies: package.json; setup ran again, once for every tree that asks for the same',
    );
    expect(logs.filter((name) => name.endsWith('-setup.log'))).toEqual([log]);
    expect(registry.asked.filter((url) => url.endsWith('.tgz'))).toHaveLength(2);
  },
);

test('an install that fails is tried for the lock file and for the verification, and no more often', {
  tags: ['full', 'variant'],
}, async () => {
  using registry = await registryWith('lib', '');
  const missing = { ...root, dependencies: { lib: '9.0.0' } };
  const { run, logs } = await runOf(registry, 'npm ci', lockFile, missing);
  expect(run).toMatchObject({ outcome: 'failed' });
  expect(run.attempts[0]?.verification?.notes.join('\n')).toContain('dependencies are still those of the first setup');
  expect(logs.filter((name) => name.endsWith('-setup.log')).sort()).toEqual([
    'attempt-1-lock-setup.log',
    'attempt-1-setup.log',
  ]);
  expect(registry.asked).toEqual(['/lib', '/lib']);
});
