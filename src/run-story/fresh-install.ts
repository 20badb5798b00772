/** Checks that an attempt's dependencies install in a fresh clone from the committed files alone. */

import { join } from 'node:path';
import type { Commands } from '../packages/commands.ts';
import { changedManifests } from '../publish/dependency-changes.ts';
import type { Stop } from '../run/run.ts';
import type { FreshInstall, Verification } from '../run/verification.ts';
import type { CommandResult } from '../sandbox/exec.ts';
import { findRunCommands } from './command-detection.ts';
import { condensedLog } from './condensed-logs.ts';
import { commandMs } from './limits.ts';
import { changedInstall, conditions, endWords, installCommand, laidOver } from './reinstall.ts';
import type { RunPlace, Verifier } from './verifier.ts';

/** A green whose manifests or lock files changed is one only where they install; it accuses by difference to where the run began. */
export async function installsFresh(
  verifier: Verifier,
  { tree, name, green, begin }: { tree: string; name: string; green: Verification; begin(): Promise<void> },
): Promise<Verification> {
  const { settings, workspace, limits, unprepared } = verifier;
  if (green.result !== 'passed') return green;
  const { changed } = (await changedInstall(verifier, tree)) ?? {};
  if (changed === undefined || (changedManifests(changed).length === 0 && !unprepared)) return green;
  // What a fresh clone of it installs by: another lock file may have come.
  const { setup: command } = await findRunCommands(settings, { ...workspace, head: tree });
  if (command === undefined) return green;

  // The note comes first, because it may be all that a line has room for.
  const noted = (result: FreshInstall['result'], note: string): Verification => ({
    ...green,
    install: { result, command },
    notes: [note, ...green.notes],
  });
  const unproved = (why: string) =>
    noted('unproved', `Nothing proves that \`${command}\` works in a fresh clone: ${why}`);
  await begin();
  const over = 'over a fresh copy of this tree';
  const result = await freshInstall(verifier, tree, command, `${name}-install`);
  if (result.exitCode === 0) return noted('passed', `\`${command}\` passed ${over}`);
  const how = endWords(result);
  // Where setup failed on the head, it passed where the pull request began.
  const isCompared = limits.aborted() === undefined && !unprepared;
  const { unreached = [] } = result;
  const why = isCompared ? await excuse(verifier, command, `${name}-install-before`, unreached) : unreached[0];
  // What cut the run or the comparison short says nothing of the change.
  const cut = `\`${command}\` ${over} did not end, so nothing confirms the exit code.`;
  if (limits.aborted() !== undefined) return { ...noted('unproved', cut), result: 'failed' };
  if (why !== undefined) return unproved(`it ${how} (${conditions}), and ${why}`);
  const logPath = `logs/${name}-install.log`;
  const output = await condensedLog(verifier, logPath);
  const what = changed.length === 0 ? 'as it did before' : `${changed.slice(0, 5).join(', ')} changed`;
  return {
    ...noted('failed', `\`${command}\` ${how} ${over} (${conditions}): ${what}`),
    result: 'failed',
    output,
    logPath,
  };
}

/** Why a failure says nothing about the change; undefined where it does. `unreached`: hosts that the proxy did not reach for it, and why. */
async function excuse(verifier: Verifier, command: string, name: string, unreached: readonly string[]) {
  const base = await freshInstall(verifier, verifier.headTree, command, name);
  // A host that an install without the change does not reach either, and passes, is none that it needs.
  if (base.exitCode === 0) return unreached.find((why) => !base.unreached?.includes(why));
  return base.ended === 'exited' ? 'so it does without the change' : 'without the change it does not end either';
}

/** Runs `script` over nothing but the files of `tree`, with no network but to registries and no lifecycle scripts. */
export async function freshInstall(
  place: RunPlace,
  tree: string,
  script: string,
  name: string,
): Promise<CommandResult> {
  const { settings, runDir, sandbox, limits } = place;
  // git knows it without having it.
  const empty = tree.length === 64 ? emptySha256 : emptySha1;
  const { over } = await laidOver({ ...place, headTree: empty }, tree);
  await using layer = await sandbox.layer({ over, deleted: [], tree, bare: true }, 'cold');
  const timeoutMs = commandMs(settings, limits);
  // Awaited here: the layer must live until the command is over.
  const logPath = join(runDir, 'logs', `${name}.log`);
  return await layer.exec(installCommand(settings, { script, logPath, timeoutMs, signal: limits.signal }));
}

const emptySha256 = '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321';
const emptySha1 = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** The failed setup as the red that the agent is told; undefined where the run ends with `stop`: the base cannot be installed either. */
export async function redSetup(
  context: RunPlace,
  { setup: command }: Commands,
  stop: Stop,
): Promise<Verification | undefined> {
  const { request, workspace, repository, limits } = context;
  const forkPoint = workspace.forkPoint ?? workspace.merge?.parent;
  const failed = request.record.recorder.run()?.setup;
  if (forkPoint === undefined || command === undefined || failed === undefined) return undefined;
  if (stop.cause !== 'setup-command' && stop.cause !== 'missing-tool') return undefined;
  // Under the conditions that it will have to pass under: what the machine or a script of a package is to blame for is no red.
  const tree = await repository.treeOf(workspace.head);
  const head = await freshInstall(context, tree, command, 'setup-again');
  if (head.exitCode === 0 || head.unreached || limits.aborted() !== undefined) return undefined;
  const before = await freshInstall(context, await repository.treeOf(forkPoint), command, 'setup-before');
  if (before.exitCode !== 0 || limits.aborted() !== undefined) return undefined;
  return await asRed(context, { command, ...failed, tree });
}

const again = 'it runs again for every verification';
const note = `the setup command passes where the pull request began and fails on it: ${again}`;
const mergeNote = `the setup command passes on the branch before the merge and fails on the merge: ${again}`;

/** What a setup that failed is to those who read verifications: no test could run. */
export async function asRed(
  place: RunPlace,
  failed: { command: string; exitCode: number | null; durationMs: number; logPath: string; tree: string },
): Promise<Verification> {
  const { command, exitCode, durationMs, logPath, tree } = failed;
  const output = await condensedLog(place, logPath);
  return {
    ...{ result: 'failed', step: 'build', command, exitCode, durationMs, tree, counts: undefined },
    ...{ failures: [], output, logPath, notes: [place.workspace.merge === undefined ? note : mergeNote] },
  };
}
