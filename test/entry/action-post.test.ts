import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ActionState, openState, readState } from '../../src/entry/action-post.ts';
import { folderWith } from '../support/cli.ts';

test('states that come at once are written one after the other, and the last one stays', async () => {
  using folder = folderWith({});
  const path = join(folder.path, 'state.json');
  const problems: string[] = [];
  const keep = openState(path, (problem) => problems.push(problem));
  const state = (runDir: string) => ({ runDir, options: { asked: {} }, forge: {} }) as unknown as ActionState;
  await Promise.all(Array.from({ length: 20 }, (_, number) => keep(state(`/runs/${number}`))));
  expect(problems).toEqual([]);
  expect((await readState(path))?.runDir).toBe('/runs/19');
  expect(readdirSync(folder.path)).toEqual(['state.json']);
});
