import { expect, test } from 'vitest';
import type { Stop } from '../../src/run/run.ts';
import { withBrokenFiles } from '../../src/run-story/broken-files.ts';

const stop: Stop = { outcome: 'setup-failed', cause: 'setup-command', detail: 'The setup command `npm ci` exited 1.' };
const told = async (files: Record<string, string>, of = stop, output?: string) => {
  const tree = { list: async () => Object.keys(files), read: async (path: string) => files[path] };
  return (await withBrokenFiles(tree, of, output)).detail;
};

test('a failed setup names the manifest or lock file that nobody can read', async () => {
  expect(await told({ 'README.md': '<<<<<<< HEAD\n', 'go.sum': 'a\n<<<<<<< HEAD\nb\n=======\n>>>>>>> x\n' })).toBe(
    `${stop.detail} \`go.sum\` has marks of a merge that was not ended (line 2): end it there.`,
  );
  expect(await told({ 'package.json': '{}', 'package-lock.json': '{"name":\n' })).toMatch(
    /exited 1\. `package-lock\.json` is no JSON \(.+\): mend it, or let the package manager write it anew\.$/,
  );
});

test('files that can be read, and those with comments of their own, are not named', async () => {
  expect(await told({ 'package.json': '{}\n', 'bun.lock': '{ "a": 1, }\n', 'tsconfig.json': '// x\n{}\n' })).toBe(
    stop.detail,
  );
});

test.each(['test/fixtures/broken/package.json', 'packages/cli/__fixtures__/package-lock.json'])(
  '%s may be broken on purpose',
  async (path) => {
    expect(await told({ 'package.json': '{}', [path]: '{' })).toBe(stop.detail);
  },
);

test('the mark of the encoding does not make a file unreadable, and a run that was stopped is not explained', async () => {
  expect(await told({ 'package.json': '\uFEFF{}\n' })).toBe(stop.detail);
  const cancelled: Stop = { outcome: 'cancelled', detail: 'The job was cancelled.' };
  expect(await told({ 'package.json': '{' }, cancelled)).toBe(cancelled.detail);
});

test.each([
  'The lockfileVersion of 99.0 is incompatible with this version of pnpm,\n      which supports lockfileVersion 9.x',
  'error: Unsupported lockfile version 99. This lockfile was likely created by a newer version of Bun.',
  'lock file version `99` was found, but this version of Cargo does not understand this lock file',
])('%s: the package manager is too old', async (output) => {
  expect(await told({ 'package.json': '{}' }, stop, output)).toBe(
    `${stop.detail} The lock file is of a version that the package manager here does not know: install the one that wrote it.`,
  );
});
