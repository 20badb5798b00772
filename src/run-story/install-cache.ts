/** Installs the changed dependencies of an attempt once, and reuses the result in all tests of the run. */

import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { readPlainFile, replacePlainFile } from '../git/plain-file.ts';
import { lockFilesOf, writesNoLock } from '../packages/install-commands.ts';
import { changedInstallInputs, type InstallInputs, installInputs } from './install-inputs.ts';
import { commandMs } from './limits.ts';
import { laidOver, repeatSetup, setupOf } from './reinstall.ts';
import type { Installs, VerifierOptions } from './verifier.ts';

interface Installed {
  /** For `LayerContent.on`, where it has read nothing else of the tree. */
  on?: string;
  /** Manifests and lock files that asked for it. */
  changed: string[];
  /** Lock files that it wrote, by path. */
  locks: ReadonlyMap<string, string>;
}

/** As large as a file may be that is published. */
const maxBytes = 5 * 1024 * 1024;

export function openInstalls(options: VerifierOptions): Installs {
  const { request, workspace, sandbox, limits, headTree, unprepared } = options;
  const { settings } = request;
  const { runDir, workDir = runDir } = request.record;
  const { repository } = workspace;
  const cwd = settings.workingDirectory;
  /** By what it read, and by the same with the lock files that it wrote. undefined: it failed. */
  const kept = new Map<string, Promise<Installed | undefined>>();

  async function installed(tree: string, name: string, isFor: 'layers' | 'locks') {
    if (settings.dependencies === 'frozen') return undefined;
    const setup = await setupOf(options, tree);
    if (setup === undefined || (isFor === 'locks' && writesNoLock(setup))) return undefined;
    if ((await changedInstallInputs(repository, { headTree, tree, cwd })).length === 0) return undefined;
    const inputs = await installInputs(repository, tree, { setup, cwd });
    if (isFor === 'layers' && !inputs.areAll) return undefined;
    const made = kept.get(inputs.key) ?? install(tree, inputs, setup, name);
    kept.set(inputs.key, made);
    // A proof that breaks on it is no fault of the verifications that come after.
    made.catch(() => kept.delete(inputs.key));
    return made;
  }

  async function install(of: string, { paths, areAll }: InstallInputs, setup: string, name: string) {
    // Over the head with nothing but what it reads: no other file of the tree may lie below another tree.
    const tree = areAll ? await repository.treeWith(headTree, of, paths) : of;
    await using layer = await sandbox.layer(await laidOver(repository, workDir, headTree, tree), 'cold');
    const command = { setup, exec: layer.exec, name, timeoutMs: commandMs(settings, limits), signal: limits.signal };
    const done = await repeatSetup({ settings, runDir }, repository, { headTree, tree }, command);
    // What failed may have left half of something: each layer tries for itself, and says so.
    if (done.kind === 'failed') return undefined;
    const locks = new Map<string, string>();
    for (const path of lockFilesOf(await repository.listFiles(tree), paths)) {
      const text = await readPlainFile(layer.written, path, maxBytes);
      if (text !== undefined) locks.set(path, text);
    }
    const on = areAll ? await layer.keepBelow?.() : undefined;
    const result: Installed = { on, changed: done.changed, locks };
    const locked = await installInputs(repository, await repository.treeWithFiles(tree, locks), { setup, cwd });
    kept.set(locked.key, Promise.resolve(result));
    return result;
  }

  return {
    below: async (tree, name) => (unprepared ? undefined : installed(tree, name, 'layers')),
    async updateLocks(tree, name) {
      if (limits.aborted() !== undefined) return false;
      let updated = false;
      for (const [path, made] of (await installed(tree, `${name}-lock`, 'locks'))?.locks ?? []) {
        const before = await repository.readFile(tree, path, maxBytes);
        if (made === before) continue;
        // One that no commit has and that setup had left before the agent came is the repository's own choice.
        if (before === undefined && (await lstat(join(repository.tree, path)).catch(() => undefined))) continue;
        updated = (await replacePlainFile(repository.tree, path, made)) || updated;
      }
      return updated;
    },
  };
}
