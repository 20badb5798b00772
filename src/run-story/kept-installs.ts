/** An install that a changed manifest asks for runs once in a run: what it leaves lies below every layer that reads the same. */

import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { type RepeatedSetup, repeatSetup, setupOf } from './dependencies.ts';
import { readByInstall } from './install-inputs.ts';
import type { VerifierOptions } from './verifier.ts';

export interface KeptInstall {
  /** For `LayerContent.on`. */
  on: string;
  setup: RepeatedSetup;
}

/** Of the tree; undefined where nothing is to be installed, or it cannot be shared: then each layer installs what it needs. */
export type InstalledFor = (tree: string, name: string) => Promise<KeptInstall | undefined>;

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
  const kept = new Map<string, Promise<KeptInstall | undefined>>();

  return async (tree, name) => {
    if (unprepared || settings.dependencies === 'frozen') return undefined;
    const setup = await setupOf(options, tree);
    if (setup === undefined) return undefined;
    const read = await readByInstall(repository, { headTree, tree, setup, cwd: settings.workingDirectory });
    if (read === undefined) return undefined;
    const known = kept.get(read.key) ?? install(tree, read.paths, setup, name);
    kept.set(read.key, known);
    return known;
  };

  /** Over the head with nothing but what the install reads: no other file of the tree may lie below another tree. */
  async function install(from: string, paths: string[], setup: string, name: string): Promise<KeptInstall | undefined> {
    const tree = await repository.treeWith(headTree, from, paths);
    const over = await mkdtemp(join(workDir, 'over-'));
    const { deleted } = await repository.exportOver(headTree, tree, over);
    await using layer = await sandbox.layer({ over, deleted }, 'cold');
    const timeoutMs = Math.max(1, Math.min(settings.testTimeoutMinutes * 60_000, limits.remainingMs()));
    const command = { setup, exec: layer.exec, name, timeoutMs, signal: limits.signal };
    const done = await repeatSetup({ settings, runDir }, repository, { headTree, tree }, command);
    // What failed may have left half of something: each layer tries for itself, and says so.
    const on = done.kind === 'done' ? await layer.keepBelow() : undefined;
    return on === undefined ? undefined : { on, setup: done };
  }
}
