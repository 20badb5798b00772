/**
 * Runs the install command again after an attempt changed manifests or lock files, so that the tests find the new
 * dependencies. It installs in a verification's layer, once for all layers whose install reads the same files, and for the
 * lock files of the checkpoint.
 */

import { lstat, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { readPlainFile, replacePlainFile } from '../git/plain-file.ts';
import type { Repository } from '../git/repository.ts';
import {
  lockFilesOf,
  noQuestions,
  noScripts,
  packageHosts,
  unlocked,
  unlockedEnv,
  withoutScripts,
  writesNoLock,
} from '../packages/install-commands.ts';
import { changedManifests } from '../publish/dependency-changes.ts';
import type { Command, CommandResult, Exec } from '../sandbox/exec.ts';
import { findRunCommands } from './command-detection.ts';
import { changedInstallInputs, readByInstall } from './install-inputs.ts';
import { commandMs } from './limits.ts';
import type { InstalledFor, KeptInstall, Verifier, VerifierOptions } from './verifier.ts';

export type RepeatedSetup =
  /** Nothing changed: it did not run. */
  | { kind: 'done'; changed: string[] }
  /** `ended`: unless it could not be started. */
  | { kind: 'failed'; note: string; command: string; logPath: string; ended?: CommandResult };

/** Runs the setup command again where `tree` has other manifests or lock files than `headTree`, or `always`. */
export async function repeatSetup(
  { settings, runDir }: { settings: Settings; runDir: string },
  repository: Repository,
  trees: { headTree: string; tree: string },
  command: { setup?: string; exec: Exec; name: string; timeoutMs: number; signal: AbortSignal; always?: boolean },
): Promise<RepeatedSetup> {
  // A human's commit was installed by the first setup; nobody else changes them.
  if (command.setup === undefined || (settings.dependencies === 'frozen' && !command.always))
    return { kind: 'done', changed: [] };
  const changed = await changedInstallInputs(repository, { ...trees, cwd: settings.workingDirectory });
  if (changed.length === 0 && !command.always) return { kind: 'done', changed };
  const logPath = join(runDir, 'logs', `${command.name}-setup.log`);
  const { timeoutMs, signal } = command;
  const install = installCommand(settings, { script: command.setup, logPath, timeoutMs, signal });
  const again: Command = {
    ...install,
    script: unlocked(install.script),
    env: { ...install.env, ...unlockedEnv },
  };
  // Not every sandbox has a network of named hosts: then the dependencies are those of the first setup.
  const result = await command.exec(again).catch((error: Error) => error);
  if (!(result instanceof Error) && result.exitCode === 0) return { kind: 'done', changed };
  const how =
    result instanceof Error
      ? `could not run: ${result.message}`
      : result.ended === 'exited'
        ? `exited ${result.exitCode}`
        : result.ended;
  const what = changed.length === 0 ? 'Setup ran again' : `${changed.join(', ')} changed`;
  const note = `${what}, and \`${again.script}\` ${how} (network to package registries only, no lifecycle scripts; log ${command.name}-setup.log): dependencies are still those of the first setup`;
  const ended = result instanceof Error ? undefined : result;
  return { kind: 'failed', note, command: again.script, logPath: `logs/${command.name}-setup.log`, ended };
}

/** The run's setup command; where there was nothing to set up, what the manifests of `tree` ask for. */
export async function setupOf(
  { request, workspace, commands, headTree }: VerifierOptions,
  tree: string,
): Promise<string | undefined> {
  if (commands.setup !== undefined) return commands.setup;
  const differences = await workspace.repository.differences(headTree, tree);
  if (changedManifests(differences.map(({ path }) => path)).length === 0) return undefined;
  return (await findRunCommands(request, { ...workspace, head: tree })).setup;
}

/** What a layer needs to show `tree` over `from`: the files that differ, in a folder of their own below `place`. */
export async function laidOver(
  repository: Pick<Repository, 'exportOver'>,
  place: string,
  from: string,
  tree: string,
): Promise<{ over?: string; deleted: string[]; tree: string }> {
  if (from === tree) return { deleted: [], tree };
  const over = await mkdtemp(join(place, 'over-'));
  return { over, deleted: (await repository.exportOver(from, tree, over)).deleted, tree };
}

/** An install with no network but to registries, no lifecycle scripts, and none of the variables of tests. */
export function installCommand(
  { workingDirectory: cwd, sandboxNetwork }: Pick<Settings, 'workingDirectory' | 'sandboxNetwork'>,
  { script, ...rest }: Pick<Command, 'script' | 'logPath' | 'timeoutMs' | 'signal'>,
): Command {
  // And what the agent's shell and the tests reach anyway.
  const network = Array.isArray(sandboxNetwork) ? [...packageHosts, ...sandboxNetwork] : packageHosts;
  const env = { ...noScripts, ...noQuestions };
  return { ...rest, script: withoutScripts(script), cwd, env, withoutTestEnv: true, network };
}

/** As large as a file may be that is published. */
const maxBytes = 5 * 1024 * 1024;

export function openKeptInstalls(options: VerifierOptions): InstalledFor {
  const { request, workspace, sandbox, limits, headTree, unprepared } = options;
  const { settings } = request;
  const { runDir, workDir = runDir } = request.record;
  const { repository } = workspace;
  const cwd = settings.workingDirectory;
  /** By what it read, and by the same with the lock files that it wrote: those it has installed. */
  const kept = new Map<string, ReturnType<InstalledFor>>();

  return async (tree, name) => {
    if (unprepared || settings.dependencies === 'frozen') return undefined;
    const setup = await setupOf(options, tree);
    if (setup === undefined || (await changedInstallInputs(repository, { headTree, tree, cwd })).length === 0)
      return undefined;
    const read = await readByInstall(repository, tree, { setup, cwd });
    if (read === undefined) return undefined;
    const known = kept.get(read.key) ?? install(tree, read.paths, setup, name);
    kept.set(read.key, known);
    // A proof that breaks on it is no fault of the verifications that come after.
    known.catch(() => kept.delete(read.key));
    return known;
  };

  /** Over the head with nothing but what the install reads: no other file of the tree may lie below another tree. */
  async function install(from: string, paths: string[], setup: string, name: string): ReturnType<InstalledFor> {
    const tree = await repository.treeWith(headTree, from, paths);
    await using layer = await sandbox.layer(await laidOver(repository, workDir, headTree, tree), 'cold');
    if (layer.keepBelow === undefined) return undefined;
    const timeoutMs = commandMs(settings, limits);
    const command = { setup, exec: layer.exec, name, timeoutMs, signal: limits.signal };
    const done = await repeatSetup({ settings, runDir }, repository, { headTree, tree }, command);
    // What failed may have left half of something: each layer tries for itself, and says so.
    if (done.kind === 'failed') return 'failed';
    const below = await layer.keepBelow();
    const installed: KeptInstall = { ...below, changed: done.changed };
    const locks = new Map<string, string>();
    for (const path of lockFilesOf(await repository.listFiles(tree), paths)) {
      const text = await readPlainFile(below.written, path, maxBytes);
      if (text !== undefined) locks.set(path, text);
    }
    const locked = await readByInstall(repository, await repository.treeWithFiles(tree, locks), { setup, cwd });
    if (locked !== undefined) kept.set(locked.key, Promise.resolve(installed));
    return installed;
  }
}

/** Writes into the work tree the lock files that setup makes of the manifests of `tree`; true where one changed. */
export type UpdateLocks = (tree: string, name: string) => Promise<boolean>;

export function openLockFiles(options: VerifierOptions, { installedFor }: Pick<Verifier, 'installedFor'>): UpdateLocks {
  const { request, workspace, sandbox, limits, headTree } = options;
  const { settings } = request;
  const { runDir, workDir = runDir } = request.record;
  const { repository } = workspace;
  /** The last manifests and lock files for which this was done: they need it no second time. */
  let known = '';

  return async (tree, name) => {
    if (settings.dependencies === 'frozen' || limits.aborted() !== undefined) return false;
    const command = await setupOf(options, tree);
    if (command === undefined || writesNoLock(command)) return false;
    const differences = await repository.differences(headTree, tree);
    const manifests = new Set(changedManifests(differences.map(({ path }) => path)));
    const changed = differences.filter(({ path }) => manifests.has(path));
    const state = changed.map(({ path, toId }) => `${path} ${toId}`).join('\n');
    const cwd = settings.workingDirectory;
    if (state === known || (await changedInstallInputs(repository, { headTree, tree, cwd })).length === 0) return false;

    await using held = new AsyncDisposableStack();
    const kept = await installedFor(tree, `${name}-lock`);
    // Where it fails the verification's own setup fails as well, and says so.
    if (kept === 'failed') return false;
    const written = kept?.written ?? (await installedAlone(held, command, tree, `${name}-lock`));
    if (written === undefined) return false;
    let updated = false;
    for (const path of lockFilesOf(await repository.listFiles(tree), [...manifests])) {
      const made = await readPlainFile(written, path, maxBytes);
      const before = await repository.readFile(tree, path, maxBytes);
      if (made === undefined || made === before) continue;
      // One that no commit has and that setup had left before the agent came is the repository's own choice.
      if (before === undefined && (await lstat(join(repository.tree, path)).catch(() => undefined))) continue;
      updated = (await replacePlainFile(repository.tree, path, made)) || updated;
    }
    known = updated ? '' : state;
    return updated;
  };

  /** What it wrote, where it passed: in a layer that is held. */
  async function installedAlone(held: AsyncDisposableStack, command: string, tree: string, name: string) {
    const change = await laidOver(repository, workDir, headTree, tree);
    const { exec, written } = held.use(await sandbox.layer(change, 'cold'));
    const timeoutMs = commandMs(settings, limits);
    const setup = { setup: command, exec, name, timeoutMs, signal: limits.signal };
    const repeated = await repeatSetup({ settings, runDir }, repository, { headTree, tree }, setup);
    return repeated.kind === 'done' ? written : undefined;
  }
}
