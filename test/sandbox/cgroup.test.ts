import { execFileSync } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeStale } from '../../src/sandbox/resource-limits.ts';
import { scratch } from '../support/fixtures.ts';

test('groups of a parent that is gone are removed, and those of another container are not', async () => {
  const folder = scratch();
  const gone = 4_194_304; // above every process id
  const names = [`redgreen.11-${gone}-a`, `redgreen.11-${process.pid}-b`, `redgreen.22-${gone}-c`, 'other'];
  for (const name of names)
    for (const below of ['', 'pids', 'memory']) await mkdir(join(folder, below, name), { recursive: true });
  execFileSync('/bin/sh', ['-c', removeStale(folder, '11')]);
  const left = async (below: string) =>
    (await readdir(join(folder, below))).filter((name) => !['pids', 'memory'].includes(name)).sort();
  const kept = ['other', `redgreen.11-${process.pid}-b`, `redgreen.22-${gone}-c`];
  expect(await left('')).toEqual(kept.toSorted());
  expect(await left('pids')).toEqual(kept.toSorted());
});
