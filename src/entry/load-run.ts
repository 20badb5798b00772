/** The code of a run, loaded while git is asked about the clone. */

import { setImmediate as turn } from 'node:timers/promises';

let loaded: ReturnType<typeof load> | undefined;

export function loadRun(): ReturnType<typeof load> {
  loaded ??= load();
  return loaded;
}

/** In pieces: nothing else goes on while one is loaded, and git is to hear the next question between two of them. */
async function load() {
  for (const piece of pieces) {
    await turn();
    await piece();
  }
  return import('./local-run.ts');
}

const pieces = [
  () => import('../store/database.ts'),
  () => import('../sandbox/sandbox.ts'),
  () => import('../run-story/run-story.ts'),
];
