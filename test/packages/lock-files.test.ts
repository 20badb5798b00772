import { expect, test } from 'vitest';
import { lockFilesOf, makesStale, unlocked, writesNoLock } from '../../src/packages/install-commands.ts';

test.each([
  ['npm ci', 'npm install'],
  ['cd web && npm clean-install --prefer-offline', 'cd web && npm install --prefer-offline'],
  ['pnpm install --frozen-lockfile', 'pnpm install --no-frozen-lockfile'],
  ['pnpm i --offline --frozen-lockfile && pnpm build', 'pnpm i --offline --no-frozen-lockfile && pnpm build'],
  ['yarn install --immutable', 'yarn install'],
  ['yarn --frozen-lockfile', 'yarn'],
  ['bun install --frozen-lockfile', 'bun install'],
  ['bun ci', 'bun install'],
  ['uv sync --frozen --all-extras', 'uv sync --all-extras'],
  ['poetry install', '{ poetry lock --no-update 2>/dev/null || poetry lock; } && poetry install'],
  ['cargo fetch --locked && { cargo test --no-run || true; }', 'cargo fetch && { cargo test --no-run || true; }'],
  ['go mod download', 'go mod download all'],
  ['go mod download golang.org/x/mod', 'go mod download golang.org/x/mod'],
  ['sh setup.sh', 'sh setup.sh'],
])('%s no longer holds to the lock file', (setup, free) => {
  expect(unlocked(setup)).toBe(free);
});

test('lock files of the tree and beside a changed manifest', () => {
  const found = lockFilesOf(['a/package.json', 'yarn.lock', 'src/lock.js'], ['a/package.json']);
  expect(found).toEqual(expect.arrayContaining(['yarn.lock', 'a/package-lock.json', 'a/go.sum']));
  expect(found).not.toContain('src/lock.js');
});

test('a script makes no lock file stale, a dependency does', () => {
  const text = (more: Record<string, unknown>) => JSON.stringify({ name: 'a', ...more });
  const stale = (before: string | undefined, after: string | undefined, path = 'a/package.json') =>
    makesStale(path, before, after);
  expect(stale(text({ scripts: { test: 'a' } }), text({ scripts: { test: 'b' }, files: ['x'] }))).toBe(false);
  expect(stale(text({}), text({ dependencies: { files: '1' } }))).toBe(true);
  expect(stale(text({ dependencies: { files: '1' } }), text({ dependencies: { files: '2' } }))).toBe(true);
  expect(stale(undefined, text({}))).toBe(true);
  expect(stale('{', text({}))).toBe(true);
  expect(stale('a', 'b', 'go.mod')).toBe(true);
});

test.each([
  ['npm install --no-package-lock --no-audit --no-fund', true],
  ['cmake -S . -B build', true],
  ['python3 -m venv .venv && . .venv/bin/activate && pip install --quiet pytest -e .', true],
  ['npm ci', false],
  ['npm install', false],
  ['npm install --no-package-lock && yarn', false],
  ['npm install --no-package-lock; npm install', false],
  ['npm install --no-package-lock shop', false],
  ['cargo fetch', false],
  ['python3 -m pip install -e .\nnpm install', false],
  ['cmake -S $(npm install) -B build', false],
])('`%s` writes no lock file: %s', (setup, expected) => {
  expect(writesNoLock(setup)).toBe(expected);
});
