import { expect, test } from 'vitest';
import { addedTests } from '../../src/run-story/added-tests.ts';
import { instructionsOf } from '../../src/run-story/instructions.ts';

function workspace(files: Record<string, string>) {
  const readFile = async (_: string, path: string) => files[path];
  return { repository: { readFile }, base: { branch: 'main', commit: 'c' } } as unknown as Parameters<
    typeof instructionsOf
  >[0];
}

test.each<[string, Record<string, string>, string, string | undefined]>([
  ['the root file', { 'AGENTS.md': 'root' }, '.', 'root'],
  ['AGENTS.md before CLAUDE.md', { 'AGENTS.md': 'a', 'CLAUDE.md': 'c' }, '.', 'a'],
  ['the one nearest to the work', { 'AGENTS.md': 'root', 'packages/api/CLAUDE.md': 'api' }, 'packages/api', 'api'],
  ['one above it', { 'packages/AGENTS.md': 'all', 'packages/api/x': '' }, 'packages/api/', 'all'],
  ['none', { 'docs/AGENTS.md': 'no' }, 'packages/api', undefined],
])('instructions: %s', async (_, files, folder, expected) => {
  expect(await instructionsOf(workspace(files), folder)).toBe(expected);
});

test('a failing test is the agent’s own where the base does not have it', async () => {
  const { repository } = workspace({ 'test/a.js': "test('old', …); test('sums', …)" });
  const failures = ['sums', 'cart › mine', 'other'].map((name) => ({ name, file: 'test/a.js' }));
  const all = [...failures, { name: 'fresh', file: 'test/b.js' }, { name: 'old', file: 'test/a.js' }];
  const newlyBroken = ['sums', 'cart › mine', 'fresh'];
  const red = { failures: all, sinceBaseline: { fixed: [], stillFailing: ['old'], newlyBroken } };
  expect(await addedTests(repository, 'base', red as never)).toEqual(['cart › mine', 'fresh']);
});
