/**
 * Checks a local clone when `redgreen doctor` runs: configuration, settings, commands for setup and tests, workflow
 * file.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { configPath } from '../config/config-file.ts';
import type { Resolved } from '../config/resolve-settings.ts';
import type { Settings } from '../config/settings.ts';
import { attempt, type Check, fail, ok, warn } from '../run/doctor-check.ts';
import { problemText } from '../run/errors.ts';
import { stepAfter } from '../run/next-step.ts';
import { commandsStop, type FoundCommands, findRunCommands } from '../run-story/command-detection.ts';
import { checkWorkflow } from './check-workflow.ts';
import { type Clone, localBase } from './local-clone.ts';

export async function checkRepository(clone: Clone, { problems, warnings, settings }: Resolved): Promise<Check[]> {
  const { repository } = clone;
  const { commit, branch } = repository.head;
  const fix = 'Correct it; `redgreen config --explain` shows where each value comes from.';
  const bad = problems.map((problem) => fail('settings', problemText(problem), fix));
  return [
    ok('repository', `${clone.root}, ${branch ?? 'detached'} at ${commit.slice(0, 9)}`),
    await configuration(clone),
    ...(bad.length > 0 ? bad : [ok('settings', warnings.length > 0 ? warnings.join(' ') : 'valid')]),
    await attempt('test command', () => commands(clone, settings), 'Set `test-command`.'),
    await attempt('workflow', () => checkWorkflow(clone, settings.label), 'Run `redgreen init`.'),
  ];
}

async function configuration({ root, configText }: Clone) {
  if (configText !== undefined) return ok('configuration', configPath);
  return existsSync(join(root, configPath))
    ? warn('configuration', `${configPath} is written, but not on the default branch`, 'Commit it there and push it.')
    : warn('configuration', `no ${configPath} on the default branch: the defaults apply`, 'Run `redgreen init`.');
}

/** What a run here would start, from where it would start. */
export async function commandsHere(clone: Clone, settings: Settings): Promise<FoundCommands> {
  const base = await localBase(clone, settings).catch(() => undefined);
  const { repository } = clone;
  return await findRunCommands(settings, { repository, head: base?.commit ?? repository.head.commit });
}

async function commands(clone: Clone, settings: Settings) {
  const found = await commandsHere(clone, settings);
  const stop = commandsStop(settings, found);
  if (stop === undefined) return ok('test command', `${found.test} (${found.because})`);
  return fail('test command', stop.detail, stepAfter(stop.cause ?? 'no-test-command', 'look again'));
}
