/**
 * Somebody else's pull request, or a merge, that cannot be installed: what is to be mended may be just that. It accuses by
 * difference to where the pull request began, or to the branch before the merge.
 */

import { join } from 'node:path';
import type { Stop } from '../run/run.ts';
import type { Verification } from '../run/verification.ts';
import { condensedLog } from './condensed-log.ts';
import { freshInstall } from './fresh-install.ts';
import type { VerifierOptions } from './verifier.ts';

type InstallContext = Pick<VerifierOptions, 'request' | 'workspace' | 'sandbox' | 'commands' | 'limits'>;

/** The failed setup as the red that the agent is told; undefined where the run ends with `stop`: the base cannot be installed either. */
export async function redSetup(context: InstallContext, stop: Stop): Promise<Verification | undefined> {
  const { request, workspace, commands, limits } = context;
  const { repository, merge } = workspace;
  const forkPoint = workspace.forkPoint ?? merge?.parent;
  const { setup: command } = commands;
  const failed = request.record.recorder.run()?.setup;
  if (forkPoint === undefined || command === undefined || failed === undefined) return undefined;
  if (stop.cause !== 'setup-command' && stop.cause !== 'missing-tool') return undefined;
  // Under the conditions that it will have to pass under: what the machine or a script of a package is to blame for is no red.
  const head = await freshInstall(context, await repository.treeOf(workspace.head), command, 'setup-again');
  if (head.exitCode === 0 || limits.aborted() !== undefined) return undefined;
  const before = await freshInstall(context, await repository.treeOf(forkPoint), command, 'setup-before');
  if (before.exitCode !== 0 || limits.aborted() !== undefined) return undefined;
  return await asRed(context, { command, ...failed, tree: await repository.treeOf(workspace.head) });
}

const again = 'it runs again for every verification';
const note = `the setup command passes where the pull request began and fails on it: ${again}`;
const mergeNote = `the setup command passes on the branch before the merge and fails on the merge: ${again}`;

/** What a setup that failed is to those who read verifications: no test could run. */
export async function asRed(
  { request, workspace }: Pick<InstallContext, 'request' | 'workspace'>,
  failed: { command: string; exitCode: number | null; durationMs: number; logPath: string; tree: string },
): Promise<Verification> {
  const { command, exitCode, durationMs, logPath, tree } = failed;
  const output = await condensedLog(join(request.record.runDir, logPath), request.settings.maxFeedbackChars);
  return {
    ...{ result: 'failed', step: 'build', command, exitCode, durationMs, tree, counts: undefined },
    ...{ failures: [], output, logPath, notes: [workspace.merge === undefined ? note : mergeNote] },
  };
}
