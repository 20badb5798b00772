/**
 * Implements the Action's post step: if the run's process was killed, it marks the run as ended in the GitHub comment. It
 * works from the state that the run saved, which holds no secret. Where no run had begun, it answers the event.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as core from '@actions/core';
import { finishInterrupted } from '../github/forge.ts';
import type { ForgeOptions, ForgeState } from '../github/forge-session.ts';
import { replaceFile } from '../run/replace-file.ts';
import { openRunFolder } from '../store/run-folder.ts';
import { createRedactor, type Redactor } from '../text/redact.ts';
import { endUncarried } from '../trigger/handle-event.ts';
import { type Environment, inputSecrets, logLine } from './action-io.ts';
import { contextOf, eventOf, type JobAccess, openJobAccess, openSpareAccess } from './action-job.ts';
import { throughProxy } from './outgoing-proxy.ts';

/** Never a reason for the job to fail: what could not be said is in the log. */
export async function runPost(environment: Environment): Promise<void> {
  await finish(environment).catch((error: Error) =>
    core.warning(logLine(`The run's comment could not be brought to an end: ${error.message}`)),
  );
}

async function finish(variables: Environment) {
  const environment = await throughProxy(variables, core.warning);
  const path = core.getState(stateName);
  const state = path === '' ? undefined : await readState(path);
  if (state?.forge.ended || (state === undefined && core.getState(endedName) !== '')) return;
  const redact = createRedactor(inputSecrets(environment));
  const log = (text: string) => core.info(logLine(redact(text)));
  const context = await contextOf(environment);
  const repository = state?.options.repository ?? environment.GITHUB_REPOSITORY ?? '';
  const wanted = { environment, apiUrl: context.apiUrl, repository, redact, log };
  await using access = await openJobAccess(wanted).catch(async (error: Error) => {
    const spare = await openSpareAccess(wanted);
    if (spare === undefined) throw error;
    return spare;
  });
  if (state !== undefined && (await endRun(state, access, redact))) return;
  const event = eventOf(access.client, context, environment);
  await endUncarried({ event, answers: { by: 'action', repeated: true } }, { outcome: 'error', detail: killed });
  core.info('The process was killed before a run had begun; its event is answered now.');
}

const killed = 'The process was ended from outside before the run was over: cancelled by force, or out of memory.';

/** False where nothing of the run was on record yet. */
async function endRun(state: ActionState, { client }: JobAccess, redact: Redactor) {
  const now = () => new Date();
  await using folder = await openRunFolder(join(state.runDir, '..', '..'), state.options.runId, { redact, now });
  if (!folder.hasBegun()) return false;
  if (folder.run().state === 'running') {
    await folder.append({ type: 'interrupted', reason: killed });
    await folder.append({ type: 'run-finished', outcome: 'error', detail: killed });
  }
  const warn = (text: string) => core.info(logLine(text));
  const options = { ...state.options, client, warn, before: { state: state.forge } };
  const done = await finishInterrupted(options, folder.run());
  core.info(done === 'already' ? 'The run had ended by itself.' : 'The run was killed; its comment says so now.');
  return true;
}

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
