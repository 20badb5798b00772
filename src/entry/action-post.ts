/** Implements the Action's post step, which records and reports the end of a run whose main step was killed. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as core from '@actions/core';
import type { ForgeMeans } from '../github/forge-session.ts';
import { replaceFile } from '../run/replace-file.ts';
import { openRunFolder } from '../store/run-folder.ts';
import { createRedactor, type Redactor } from '../text/redact.ts';
import { endDead } from '../trigger/admitted-run.ts';
import type { Begun } from '../trigger/event-request.ts';
import { endUncarried } from '../trigger/handle-event.ts';
import { type Environment, inputSecrets, logLine } from './action-io.ts';
import { contextOf, eventOf, openJobAccess, openSpareAccess } from './action-job.ts';
import { throughProxy } from './outgoing-proxy.ts';

/** Never a reason for the job to fail: what could not be said is in the log. */
export async function runPost(environment: Environment): Promise<void> {
  await finish(environment).catch((error: Error) =>
    core.warning(logLine(`The run's comment could not be brought to an end: ${error.message}`)),
  );
}

async function finish(variables: Environment) {
  const environment = await throughProxy(variables, core.warning);
  const state = await readState(core.getState(stateName));
  const hasEnded = core.getState(endedName) !== '';
  if (state === undefined && hasEnded) return;
  const redact = createRedactor(inputSecrets(environment));
  const log = (text: string) => core.info(logLine(redact(text)));
  const context = await contextOf(environment);
  const repository = state?.begun.admitted.place.repository ?? environment.GITHUB_REPOSITORY ?? '';
  const wanted = { environment, apiUrl: context.apiUrl, repository, redact, log };
  await using access = await openJobAccess(wanted).catch(async (error: Error) => {
    const spare = await openSpareAccess(wanted);
    if (spare === undefined) throw error;
    return spare;
  });
  const event = eventOf(access.repo, context, environment);
  const means = { ...event, serverUrl: context.serverUrl, checks: false, mask: redact.forAgent, log };
  if (state !== undefined && (await endRun(state, means, redact))) return;
  if (hasEnded) return;
  await endUncarried({ event, answers: { by: 'action', repeated: true } }, { outcome: 'error', detail: killed });
  core.info('The process was killed before a run had begun; its event is answered now.');
}

const killed = 'The process was ended from outside before the run was over: cancelled by force, or out of memory.';

/** False where nothing of the run was on record yet. */
async function endRun({ begun, runDir, runId }: ActionState, means: ForgeMeans, redact: Redactor) {
  await using folder = await openRunFolder(join(runDir, '..', '..'), runId, { redact, now: means.now });
  if (!folder.hasBegun()) return false;
  if (folder.run().state === 'running') {
    await folder.append({ type: 'interrupted', reason: killed });
    await folder.append({ type: 'run-finished', outcome: 'error', detail: killed });
  }
  await endDead(means, begun, folder.run());
  core.info('The run was ended from outside; its comment says how it ended.');
  return true;
}

interface ActionState {
  runId: string;
  /** Absolute folder of the run's record. */
  runDir: string;
  begun: Begun;
}

/** Name under which the runner keeps the file's path for the post step. */
export const stateName = 'redgreen-state-file';

/** Under this name the runner keeps that the step came to its own end. */
export const endedName = 'redgreen-ended';

/** Keeps what it takes to end the run, for as long as the step has not ended it itself. */
export async function keepBegun(path: string, state: ActionState) {
  await replaceFile(path, JSON.stringify(state), 0o600);
}

async function readState(path: string): Promise<ActionState | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
