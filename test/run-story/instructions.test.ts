import { expect, test } from 'vitest';
import { instructionsOf } from '../../src/run-story/agent-and-reviewer.ts';

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
