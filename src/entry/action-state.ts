/** What the post step needs to bring a run to its end whose process was killed. No secret is in it. */

import { readFile, rename, writeFile } from 'node:fs/promises';
import type { ForgeOptions, ForgeState } from '../github/forge-session.ts';

type Kept = Omit<ForgeOptions, 'client' | 'onState' | 'warn' | 'now' | 'before'>;

export interface ActionState {
  /** Absolute folder of the run's record. */
  runDir: string;
  options: Kept;
  forge: ForgeState;
}

/** Name under which the runner keeps the file's path for the post step. */
export const stateName = 'redgreen-state-file';

export function stateOf(runDir: string, options: ForgeOptions, forge: ForgeState): ActionState {
  const { client, onState, warn, now, before, ...kept } = options;
  return { runDir, options: kept, forge };
}

/** Writes one state after the other, for two at once would share their new file. */
export function openState(path: string, warn: (problem: string) => void): (state: ActionState) => Promise<void> {
  let last = Promise.resolve();
  return (state) => {
    const text = JSON.stringify(state);
    last = last.then(() => replace(path, text)).catch((error: Error) => warn(error.message));
    return last;
  };
}

/** As a whole: a kill leaves the old or the new one. */
async function replace(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

export async function readState(path: string): Promise<ActionState | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
