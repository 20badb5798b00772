/** Before any model call: commands, setup, the tests as they are. A stop here has cost nothing. */

import { join } from 'node:path';
import type { RunEvent, Stop } from './run.ts';
import type { RunRequest } from './run-request.ts';
import type { Limits } from './run-story-limits.ts';
import type { Workspace } from './run-story-open.ts';
import type { Verifier } from './run-story-verifier.ts';
import type { Verification } from './verification.ts';
import { type Commands, findCommands } from './verify/commands.ts';
import type { Sandbox } from './workspace/sandbox.ts';

type Emit = (event: RunEvent) => Promise<void>;
type Runnable = Commands & { test: string };

/** The commands of this repository, read from the commit where the run starts. */
export async function findRunCommands({ settings }: RunRequest, { repository, head }: Workspace): Promise<Commands> {
  const folder = settings.workingDirectory === '.' ? '' : `${settings.workingDirectory.replace(/\/+$/, '')}/`;
  const files = (await repository.listFiles(head)).filter((path) => path.startsWith(folder));
  return findCommands(
    {
      read: (path) => repository.readFile(head, `${folder}${path}`),
      list: async () => files.map((path) => path.slice(folder.length)),
    },
    { setup: settings.setupCommand, build: settings.buildCommand, test: settings.testCommand },
  );
}

/** Tells them; a stop where nothing could prove a change. */
export async function chooseCommands(
  { settings }: RunRequest,
  found: Commands,
  emit: Emit,
): Promise<Runnable | { stop: Stop }> {
  const { setup, build, test, because } = found;
  await emit({ type: 'commands-found', commands: { setup, build, test }, because });
  if (test !== undefined) return { ...found, test };
  const asked = settings.testCommand === 'none' ? '`test-command` is none' : 'No test command was found';
  const how = 'Set `test-command`, as an input, a flag or in .github/redgreen.yml';
  return { stop: { outcome: 'setup-failed', detail: `${asked}, so nothing could prove a change. ${how}.` } };
}

/** Runs the setup command in the tree; undefined where it passed or there is none. */
export async function runSetup(
  { settings, runDir }: RunRequest,
  sandbox: Sandbox,
  commands: Runnable,
  limits: Limits,
  emit: Emit,
): Promise<Stop | undefined> {
  if (commands.setup === undefined) return undefined;
  await emit({ type: 'setup-started', command: commands.setup });
  const logPath = join(runDir, 'logs', 'setup.log');
  const timeoutMs = Math.max(1, Math.min(settings.testTimeoutMinutes * 60_000, limits.remainingMs()));
  const { exitCode, ended, durationMs } = await sandbox.setup({
    script: commands.setup,
    cwd: settings.workingDirectory,
    logPath,
    timeoutMs,
    network: 'full',
    signal: limits.signal,
  });
  const result = ended === 'timed-out' ? 'timed-out' : exitCode === 0 ? 'passed' : 'failed';
  await emit({ type: 'setup-finished', result, exitCode, durationMs, logPath: 'logs/setup.log' });
  if (result === 'passed') return undefined;
  const stopped = limits.aborted();
  if (stopped !== undefined) return stopped;
  const how = result === 'timed-out' ? 'timed out' : `exited ${exitCode ?? 'from outside'}`;
  return {
    outcome: 'setup-failed',
    detail: `The setup command \`${commands.setup}\` ${how}. Its output is in logs/setup.log.`,
  };
}

/**
 * The tests before the agent: what is red already, how many there are, whether they can run at all. On a branch that goes on
 * they are those of the merge base, and its head gets the whole verdict: what an earlier attempt did to a test does not count.
 */
export async function runBaseline(
  { settings, start }: RunRequest,
  verifier: Verifier,
  { headTree, baseTree }: { headTree: string; baseTree: string },
  limits: Limits,
  emit: Emit,
): Promise<{ verification: Verification } | { stop: Stop }> {
  await emit({ type: 'baseline-started' });
  const goesOn = start.kind === 'again' && baseTree !== headTree;
  if (goesOn) verifier.baseline = await verifier.run(baseTree, 'base');
  const verification = await (goesOn ? verifier.stands(headTree, 'baseline') : verifier.run(headTree, 'baseline'));
  verifier.baseline ??= verification;
  await emit({ type: 'baseline-finished', verification });
  const stopped = limits.aborted();
  if (stopped !== undefined) return { stop: stopped };
  if (verification.result === 'broken') {
    const { command, exitCode } = verification;
    const why = exitCode === 126 ? 'is not executable' : 'was not found';
    return {
      stop: {
        outcome: 'setup-failed',
        detail: `The ${verification.step} command \`${command}\` cannot start: exit code ${exitCode}, a program in it ${why}. Check the command and PATH.`,
      },
    };
  }
  if (settings.baseline === 'require-green' && verifier.baseline.result !== 'passed') {
    return {
      stop: {
        outcome: 'setup-failed',
        detail:
          'The tests are red before any change, and `baseline` is require-green. Make them green first, or set allow-known.',
      },
    };
  }
  return { verification };
}
