/** Runs the repository's setup command before the agent starts. */

import { join } from 'node:path';
import type { Commands } from '../packages/commands.ts';
import { withoutScripts } from '../packages/install-commands.ts';
import { freeWords, killedWords } from '../run/killed-command.ts';
import { type Stop, setupFailed } from '../run/run.ts';
import { condensedLog } from './condensed-logs.ts';
import { planSetup, type SetupPass, withMissingTool } from './environment.ts';
import { commandMs } from './limits.ts';
import type { RunPlace } from './verifier.ts';

/** Runs the setup command in the tree; a stop where it fails. `isFirst`: nothing has run here yet. */
export async function runSetup(place: RunPlace, { setup }: Commands, isFirst: boolean): Promise<Stop | undefined> {
  const { request, workspace, repository, emit } = place;
  if (setup === undefined) return undefined;
  await emit({ type: 'setup-started', command: setup });
  const { passes, warning } = await planSetup(request, workspace, setup, isFirst);
  if (warning !== undefined) await emit({ type: 'warning', text: warning });
  const { head, branch } = workspace;
  const goTo = (commit: string) => repository.moveTo(commit, repository.head.branch ?? branch);
  const started = performance.now();
  for (const [at, pass] of passes.entries()) {
    const isLast = at === passes.length - 1;
    await goTo(pass.commit);
    const log = isLast ? 'logs/setup.log' : 'logs/setup-base.log';
    const { result, exitCode, output, stop } = await runPass(place, pass, log);
    if (result === 'passed' && !isLast) continue;
    await goTo(head);
    const durationMs = performance.now() - started;
    await emit({ type: 'setup-finished', result, exitCode, durationMs, logPath: log, output });
    return stop;
  }
  return undefined;
}

async function runPass(
  { settings, runDir, sandbox, limits }: RunPlace,
  { setup, env, withoutTestEnv, without }: SetupPass,
  log: string,
) {
  const logPath = join(runDir, log);
  const { exitCode, ended, limit, free } = await sandbox.setup({
    script: withoutTestEnv ? withoutScripts(setup) : setup,
    cwd: settings.workingDirectory,
    logPath,
    timeoutMs: commandMs(settings, limits),
    network: 'full',
    env,
    withoutTestEnv,
    signal: limits.signal,
  });
  if (ended === 'exited' && exitCode === 0) return { result: 'passed' as const, exitCode };
  const result = ended === 'timed-out' ? ('timed-out' as const) : ('failed' as const);
  const output = await condensedLog(logPath, settings.maxFeedbackChars);
  return { result, exitCode, output, stop: limits.aborted() ?? stopped() };

  function stopped(): Stop {
    if (ended === 'limit') {
      const left = freeWords({ free });
      return setupFailed(
        'stopped',
        `The setup command \`${setup}\` was ended by the limit \`${limit}\`${left && ` (${left})`}.`,
      );
    }
    const how = result === 'timed-out' ? 'timed out' : `exited ${exitCode ?? 'from outside'}`;
    const withheld =
      without === undefined
        ? undefined
        : `It passed on the base with ${without}. Redgreen never gives that to what this branch changed. Merge the change into the base first, or start again from there.`;
    const killed = killedWords({ exitCode, free });
    const detail = [`The setup command \`${setup}\` ${how}.`, killed, withheld].filter(Boolean).join(' ');
    return withMissingTool(setupFailed('setup-command', detail), output, sandbox);
  }
}
