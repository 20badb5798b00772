/** An install that a changed manifest asks for runs once in a run: what it leaves lies below every layer that reads the same. */

import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readPlainFile } from '../git/plain-file.ts';
import { lockFilesOf } from '../packages/lock-files.ts';
import { upTo } from '../sandbox/compile-caches.ts';
import { laidOver, repeatSetup, setupOf } from './dependencies.ts';
import { readByInstall } from './install-inputs.ts';
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
  /** By what it read, and by the same with the lock files that it wrote: those it has installed. */
  const kept = new Map<string, ReturnType<InstalledFor>>();

  return async (tree, name) => {
    if (unprepared || settings.dependencies === 'frozen') return undefined;
    const setup = await setupOf(options, tree);
    if (setup === undefined) return undefined;
    const read = await readBy(setup, tree);
    if (read === undefined) return undefined;
    const known = kept.get(read.key) ?? install(tree, read.paths, setup, name);
    kept.set(read.key, known);
    // A proof that breaks on it is no fault of the verifications that come after.
    known.catch(() => kept.delete(read.key));
    return known;
  };

  function readBy(setup: string, tree: string) {
    return readByInstall(repository, { headTree, tree, setup, cwd: settings.workingDirectory });
  }

  /** Over the head with nothing but what the install reads: no other file of the tree may lie below another tree. */
  async function install(from: string, paths: string[], setup: string, name: string): ReturnType<InstalledFor> {
    const tree = await repository.treeWith(headTree, from, paths);
    await using layer = await sandbox.layer(await laidOver(repository, workDir, headTree, tree), 'cold');
    if (layer.keepBelow === undefined) return undefined;
    const timeoutMs = Math.max(1, Math.min(settings.testTimeoutMinutes * 60_000, limits.remainingMs()));
    const command = { setup, exec: layer.exec, name, timeoutMs, signal: limits.signal };
    const done = await repeatSetup({ settings, runDir }, repository, { headTree, tree }, command);
    // What failed may have left half of something: each layer tries for itself, and says so.
    if (done.kind !== 'done') return done.kind === 'failed' ? 'failed' : undefined;
    if (await wroteOver(layer.written, tree, paths)) return undefined;
    const below = await layer.keepBelow();
    const installed: KeptInstall = { ...below, changed: done.changed };
    const locked = await withLocks(tree, paths, below.written);
    const read = locked === tree ? undefined : await readBy(setup, locked);
    if (read !== undefined) kept.set(read.key, Promise.resolve(installed));
    return installed;
  }

  /** The repository may bring the program itself (`yarnPath`): what that does to other files is to be seen in the layer that runs them. */
  async function wroteOver(written: string, tree: string, manifests: string[]): Promise<boolean> {
    const files = await repository.listFiles(tree);
    const own = new Set([...manifests, ...lockFilesOf(files, manifests)]);
    const names = new Set(await readdir(written));
    for (const path of files) {
      if (own.has(path) || !names.has(path.split('/', 1)[0] ?? '')) continue;
      if (await isInWay(written, path)) return true;
    }
    return false;
  }

  async function withLocks(tree: string, manifests: string[], written: string): Promise<string> {
    const made = new Map<string, string>();
    for (const path of lockFilesOf(await repository.listFiles(tree), manifests)) {
      const text = await readPlainFile(written, path, maxBytes);
      if (text !== undefined) made.set(path, text);
    }
    return repository.treeWithFiles(tree, made);
  }
}

/** Whether it is there itself, or something that is no folder stands for one above it: that is what is left of one that was removed. */
async function isInWay(root: string, path: string): Promise<boolean> {
  for (const part of upTo(path)) {
    const info = await lstat(join(root, part)).catch(() => undefined);
    if (info === undefined || !info.isDirectory()) return info !== undefined;
  }
  return false;
}
