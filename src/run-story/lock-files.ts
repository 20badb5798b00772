/** Lock files that a changed manifest has made stale, brought up to date before the checkpoint: what is pushed is what was verified. */

import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { readPlainFile, replacePlainFile } from '../git/plain-file.ts';
import { lockFilesOf, writesNoLock } from '../packages/lock-files.ts';
import { changedManifests } from '../publish/manifests.ts';
import { laidOver, repeatSetup, setupOf } from './dependencies.ts';
import { changedInstallInputs } from './install-inputs.ts';
import { commandMs } from './limits.ts';
import type { Verifier, VerifierOptions } from './verifier.ts';

/** Writes into the work tree the lock files that setup makes of the manifests of `tree`; true where one changed. */
export type UpdateLocks = (tree: string, name: string) => Promise<boolean>;

/** As large as a file may be that is published. */
const maxBytes = 5 * 1024 * 1024;

export function openLockFiles(
  options: Pick<VerifierOptions, 'request' | 'workspace' | 'sandbox' | 'commands' | 'limits' | 'headTree'>,
  { installedFor }: Pick<Verifier, 'installedFor'>,
): UpdateLocks {
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
  async function installedAlone(
    held: AsyncDisposableStack,
    command: string,
    tree: string,
    name: string,
  ): Promise<string | undefined> {
    const change = await laidOver(repository, workDir, headTree, tree);
    const { exec, written } = held.use(await sandbox.layer(change, 'cold'));
    const timeoutMs = commandMs(settings, limits);
    const setup = { setup: command, exec, name, timeoutMs, signal: limits.signal };
    const repeated = await repeatSetup({ settings, runDir }, repository, { headTree, tree }, setup);
    return repeated.kind === 'done' ? written : undefined;
  }
}
