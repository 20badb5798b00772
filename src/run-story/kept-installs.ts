/** An install that a changed manifest asks for runs once in a run: what it leaves lies below every layer that reads the same. */

import { readPlainFile } from '../git/plain-file.ts';
import { lockFilesOf } from '../packages/lock-files.ts';
import { laidOver, repeatSetup, setupOf } from './dependencies.ts';
import { changedInstallInputs, readByInstall } from './install-inputs.ts';
import { commandMs } from './limits.ts';
import type { InstalledFor, KeptInstall, VerifierOptions } from './verifier.ts';

/** As large as a file may be that is published. */
const maxBytes = 5 * 1024 * 1024;

export function openKeptInstalls(
  options: Pick<
    VerifierOptions,
    'request' | 'workspace' | 'sandbox' | 'commands' | 'limits' | 'headTree' | 'unprepared'
  >,
): InstalledFor {
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
