/** Runs as the Action's post step and ends the comment of a run whose process was killed. */

import { join } from 'node:path';
import * as core from '@actions/core';
import { finishInterrupted } from '../github/forge.ts';
import { openRunFolder } from '../store/run-folder.ts';
import { createRedactor } from '../text/redact.ts';
import { openJobAccess } from './action-access.ts';
import { type Environment, inputsOf, logLine } from './action-io.ts';
import { readState, stateName } from './action-state.ts';
import { throughProxy } from './proxy.ts';

/** Never a reason for the job to fail: what could not be said is in the log. */
export async function runPost(environment: Environment): Promise<void> {
  await finish(environment).catch((error: Error) =>
    core.warning(logLine(`The run's comment could not be brought to an end: ${error.message}`)),
  );
}

async function finish(variables: Environment): Promise<void> {
  const environment = await throughProxy(variables, core.warning);
  const path = core.getState(stateName);
  const state = path === '' ? undefined : await readState(path);
  if (state === undefined || state.forge.ended) return;
  const token = inputsOf(environment)['github-token'] ?? '';
  const redact = createRedactor([token].filter(Boolean));
  const baseUrl = environment.GITHUB_API_URL ?? 'https://api.github.com';
  const { repository } = state.options;
  const log = (text: string) => core.info(logLine(redact(text)));
  await using access = await openJobAccess({ environment, apiUrl: baseUrl, repository, redact, log });
  const { client } = access;
  const now = () => new Date();
  await using folder = await openRunFolder(join(state.runDir, '..', '..'), state.options.runId, { redact, now });
  const detail = 'The process was ended from outside before the run was over: cancelled by force, or out of memory.';
  if (folder.run().state === 'running') {
    await folder.append({ type: 'interrupted', reason: detail });
    await folder.append({ type: 'run-finished', outcome: 'error', detail });
  }
  const warn = (text: string) => core.info(logLine(text));
  const options = { ...state.options, client, warn, before: { state: state.forge } };
  const done = await finishInterrupted(options, folder.run());
  core.info(done === 'already' ? 'The run had ended itself.' : 'The run was killed; its comment says so now.');
}
