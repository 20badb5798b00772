import { expect, test } from 'vitest';
import { unexplainedRises, weighSources } from '../scripts/weight.ts';

const commit = (message: string, from: number, to: number) =>
  `0123456789abcdef\n${message}\ndiff --git a/scripts/weight.json b/scripts/weight.json\n-{"characters":${from}}\n+{"characters":${to}}\n`;

test.each<[message: string, from: number, to: number, rises: number]>([
  ['Less', 2000, 1000, 0],
  ['More', 1000, 2000, 1],
  ['More\n\nweight: +1000 because a provider is new', 1000, 2000, 0],
  ['More\n\nweight: +999 because a provider is new', 1000, 2000, 1],
  ['More\n\nweight: +1000 because', 1000, 2000, 1],
])('%j from %i to %i characters', (message, from, to, rises) => {
  expect(unexplainedRises(commit(message, from, to))).toHaveLength(rises);
});

test('comments and white space weigh nothing, each room is told', async () => {
  const { rooms, total } = await weighSources();
  expect(rooms.map(([room]) => room)).toContain('loop');
  expect(total.characters).toBe(rooms.reduce((sum, [, { characters }]) => sum + characters, 0));
  expect(total.characters).toBeGreaterThan(100_000);
});
