import { expect, test } from 'vitest';
import { type ConfiguredCommands, findCommands } from '../../src/packages/commands.ts';

const find = (files: Record<string, string>, given: ConfiguredCommands = {}) =>
  findCommands({ read: async (path) => files[path], list: async () => Object.keys(files) }, given);
const json = (value: object) => JSON.stringify(value);
const told = (...pairs: string[]) =>
  `code=0; ${pairs.flatMap((folder, at) => (at % 2 === 0 ? [`(cd ${folder} && ${pairs[at + 1]}) || { code=$?; echo '${folder}: tests exited' $code; }`] : [])).join('; ')}; exit $code`;
const member = (name: string, more: object = {}) => json({ name, scripts: { test: 'node --test' }, ...more });

const shop = {
  'package.json': json({ workspaces: ['packages/*', '!packages/old'] }),
  'package-lock.json': '',
  'packages/app/package.json': member('app', {
    dependencies: { lib: '*' },
    scripts: { test: 'node --test', build: 'tsc' },
  }),
  'packages/lib/package.json': json({ name: 'lib', scripts: { build: 'tsc' } }),
  'packages/tool/package.json': member('tool', { devDependencies: { app: '*' } }),
  'packages/old/package.json': member('old'),
  'packages/docs/package.json': json({ name: 'docs', scripts: { build: 'exit 1' } }),
  'packages/app/node_modules/x/package.json': member('x'),
};

test('npm workspaces: each project’s own tests, what they stand on built before', async () => {
  const { projects, ...commands } = await find(shop);
  expect(projects?.map(({ folder }) => folder)).toEqual(
    ['app', 'docs', 'lib', 'tool'].map((name) => `packages/${name}`),
  );
  expect(commands).toMatchObject({
    setup: 'npm ci',
    build: '(cd packages/lib && npm run build) && (cd packages/app && npm run build)',
    test: told('packages/app', 'npm test', 'packages/tool', 'npm test'),
    because: 'package.json, package-lock.json; package.json has no test script; projects: packages/app, packages/tool',
  });
  const root = { ...shop, 'package.json': json({ workspaces: ['packages/*'], scripts: { test: 'turbo test' } }) };
  expect(await find(root)).toMatchObject({ test: 'npm test' });
  expect(await find(root)).not.toHaveProperty('projects');
  expect(await find(shop, { test: 'make check' })).toMatchObject({ test: 'make check' });
  expect(await find(shop, { test: 'make check' })).not.toHaveProperty('projects');
  expect(await find(shop, { projects: { 'packages/app': null } })).not.toHaveProperty('projects');
});

test.each([
  [
    'pnpm',
    { 'pnpm-workspace.yaml': '# ours\npackages:\n  # all\n  - \'apps/**\' # deep\n  - "!**/old"\n' },
    'pnpm test',
  ],
  ['Yarn', { 'yarn.lock': '' }, 'yarn test'],
  ['bun', { 'bun.lock': '' }, 'bun run test'],
])('workspaces of %s', async (name, more, command) => {
  const files = {
    'package.json': json(name === 'pnpm' ? {} : { workspaces: { packages: ['./apps/*/*/', '!apps/x/old'] } }),
    ...(name === 'pnpm' ? { 'pnpm-lock.yaml': '' } : {}),
    ...more,
    'apps/x/web/package.json': member('web'),
    'apps/x/old/package.json': member('old'),
  };
  expect((await find(files)).test).toBe(`(cd apps/x/web && ${command})`);
});

test('Go: the modules of a go.work whose root is none', async () => {
  const files = {
    'go.work': 'go 1.22\n\nuse ./a // first\nuse (\n\t./b/c\n\t../out\n)\n',
    'a/go.mod': '',
    'b/c/go.mod': '',
    'apart/go.mod': '',
  };
  expect(await find(files)).toMatchObject({ build: 'go build ./a/... ./b/c/...', test: 'go test ./a/... ./b/c/...' });
  expect((await find({ ...files, 'go.mod': '' })).test).toBe('go test ./...');
});

test('cargo: the members of a workspace are tested beside the package at its root, unless the root chooses', async () => {
  const test = async (toml: string) => (await find({ 'Cargo.toml': toml, 'a/Cargo.toml': '' })).test;
  const own = '[package]\nname = "root"\n';
  expect(await test(own)).toBe('cargo test');
  expect(await test('[workspace]\nmembers = ["a"]\n')).toBe('cargo test --workspace');
  expect(await test(`${own}[workspace]\nmembers = ["a"]\n`)).toBe('cargo test --workspace');
  expect(await test('[workspace]\nmembers = ["a"]\ndefault-members = ["a"]\n')).toBe('cargo test');
  expect(await test('# [workspace]\n[package\n')).toBe('cargo test');
});

test('projects that are named: their commands, found where they are left out, and what is wrong about them', async () => {
  const files = {
    'web/package.json': member('web', { dependencies: { a: '1' } }),
    'web/package-lock.json': '',
    'api/tests/test_a.py': '',
  };
  expect(await find(files, { projects: { 'web/': null, './api': { build: 'make', test: './t' } } })).toMatchObject({
    setup: '(cd web && npm ci)',
    build: '(cd api && make)',
    test: told('web', 'npm test', 'api', './t'),
  });
  expect(await find(shop, { projects: { 'packages/app': { build: 'none' } } })).toMatchObject({
    setup: 'npm ci',
    build: undefined,
    test: '(cd packages/app && npm test)',
  });
  expect((await find(files, { projects: { wep: null } })).problem).toContain(
    'names wep, and the repository has no file',
  );
  expect((await find(shop, { projects: { 'packages/docs': null } })).problem).toContain(
    'no test command was found there',
  );
});
