import { join } from 'node:path';
import { expect, test } from 'vitest';
import { growth, mayHold } from './durations.ts';
import { filesBelowFolder } from './source-files.ts';

test.each([
  ["test('a', { tags: 'full' }, () => {});", { quick: true, full: true, soak: false }],
  ["test('a', { tags: ['full', 'soak'] }, () => {});", { quick: true, full: true, soak: true }],
  ["test('a', { tags: ['full', 'variant'] }, () => {});", { quick: true, full: true, soak: true }],
  ['/** Head. */\n// @module-tag full\n', { quick: false, full: true, soak: false }],
  ["test('a', () => {});", { quick: true, full: false, soak: false }],
])('%s is loaded for the tiers that it names', (text, tiers) => {
  expect(Object.fromEntries(['quick', 'full', 'soak'].map((tier) => [tier, mayHold(tier, text)]))).toEqual(tiers);
  for (const other of ['all', 'full or soak']) expect(mayHold(other, text)).toBe(true);
});

test('tags stand in the test files themselves, where they are looked for', () => {
  const helpers = filesBelowFolder(join(import.meta.dirname, '..')).filter(({ path }) => !path.endsWith('.test.ts'));
  const tagging = helpers.filter(({ text }) => /tags: *\[?['"](full|variant|soak)|^\/\/ @module-tag/m.test(text));
  expect(tagging.map(({ path }) => path)).toEqual([]);
});

test('files that make a worker large come after those that start processes', () => {
  const files = [
    'verdict/languages/tests.test.ts',
    'output/condense.test.ts',
    'git/git-remote.test.ts',
    'whole/verdict/test-check.test.ts',
  ];
  expect(files.map(growth)).toEqual([2, 2, 0, 0]);
});
