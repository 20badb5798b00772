/** Saves and reads the state with which the post step can end a run whose process was killed. It contains no secret. */

import { readFile } from 'node:fs/promises';
import type { ForgeOptions, ForgeState } from '../github/forge-session.ts';
import { replaceFile } from '../run/replace-file.ts';

type Kept = Omit<ForgeOptions, 'client' | 'onState' | 'warn' | 'now' | 'before'>;

export interface ActionState {
  /** Absolute folder of the run's record. */
  runDir: string;
  options: Kept;
  forge: ForgeState;
}

/** Name under which the runner keeps the file's path for the post step. */
export const stateName = 'redgreen-state-file';

/** Under this name the runner keeps that the step came to its own end. */
export const endedName = 'redgreen-ended';

export function stateOf(runDir: string, options: ForgeOptions, forge: ForgeState): ActionState {
  const { client, onState, warn, now, before, ...kept } = options;
  return { runDir, options: kept, forge };
}

/** Writes one state after the other, so that the last one stays. */
export function openState(path: string, warn: (problem: string) => void): (state: ActionState) => Promise<void> {
  let last = Promise.resolve();
  return (state) => {
    const text = JSON.stringify(state);
    last = last.then(() => replaceFile(path, text, 0o600)).catch((error: Error) => warn(error.message));
    return last;
  };
}

export async function readState(path: string): Promise<ActionState | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
