/** The setup command in the work tree, before anything that an agent wrote is there. */

import { join } from 'node:path';
import type { Commands } from '../packages/commands.ts';
import { withoutScripts } from '../packages/registries.ts';
import { freeWords, killedWords } from '../run/killed-words.ts';
import type { Stop } from '../run/run.ts';
import type { Sandbox } from '../sandbox/sandbox-options.ts';
import { condensedLog } from './condensed-log.ts';
import type { Limits } from './limits.ts';
import type { Emit, RunRequest } from './request.ts';
import type { SetupEnvironment } from './setup-environment.ts';
import { withMissingTool } from './tools.ts';

/** Runs the setup command in the tree; undefined where it passed or there is none. */
export async function runSetup(
  { settings, record }: RunRequest,
  sandbox: Sandbox,
  { env, withoutTestEnv, warning }: SetupEnvironment,
  commands: Commands,
  limits: Limits,
  emit: Emit,
): Promise<Stop | undefined> {
  if (commands.setup === undefined) return undefined;
  await emit({ type: 'setup-started', command: commands.setup });
  const logPath = join(record.runDir, 'logs', 'setup.log');
  if (warning !== undefined) await emit({ type: 'warning', text: warning });
  const timeoutMs = Math.max(1, Math.min(settings.testTimeoutMinutes * 60_000, limits.remainingMs()));
  const { exitCode, ended, limit, durationMs, free } = await sandbox.setup({
    script: withoutTestEnv ? withoutScripts(commands.setup) : commands.setup,
    cwd: settings.workingDirectory,
    logPath,
    timeoutMs,
    network: 'full',
    env,
    withoutTestEnv,
    signal: limits.signal,
    onStarted: record.open,
  });
  const result = ended === 'timed-out' ? 'timed-out' : exitCode === 0 ? 'passed' : 'failed';
  const output = result === 'passed' ? undefined : await condensedLog(logPath, settings.maxFeedbackChars);
  await emit({ type: 'setup-finished', result, exitCode, durationMs, logPath: 'logs/setup.log', output });
  if (result === 'passed') return undefined;
  const stopped = limits.aborted();
  if (stopped !== undefined) return stopped;
  if (ended === 'limit') {
    const left = freeWords({ free });
    const why = `The setup command \`${commands.setup}\` was ended by the limit \`${limit}\`${left && ` (${left})`}.`;
    return { outcome: 'setup-failed', cause: 'stopped', detail: why };
  }
  const how = result === 'timed-out' ? 'timed out' : `exited ${exitCode ?? 'from outside'}`;
  const killed = killedWords({ exitCode, free });
  const detail = [`The setup command \`${commands.setup}\` ${how}.`, killed].filter(Boolean).join(' ');
  return withMissingTool({ outcome: 'setup-failed', cause: 'setup-command', detail }, output ?? '', sandbox);
}
