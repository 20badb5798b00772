/** Opens a view for each kind of command of a run, with mounts, network and variables: setup, agent, shell, tests. */

import { mkdirSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeTree } from '../run/remove-tree.ts';
import { openAgentView } from './agent-view.ts';
import type { OpenBackend } from './choose-backend.ts';
import type { Exec } from './exec.ts';
import { openHomes } from './homes.ts';
import { type Layer, type LayerContent, type LayerHome, prepareLayer } from './layer.ts';
import { copyTree, runNames } from './run-folder.ts';
import type { Sandbox } from './sandbox-options.ts';
import { dropGitMountPoint, type GitPlace, gitPlaceOf, makeGitMountPoint, throwAwayGit } from './throw-away-git.ts';
import { covers, type Mount } from './view.ts';
import { openViewExec } from './view-exec.ts';

export async function openCommandViews(context: OpenBackend): Promise<Sandbox> {
  const { backend, options, source, overlay, hidden, toolchains } = context;
  const { tree, testEnv } = options;
  const { runDir, owner } = source;
  const place = await gitPlaceOf(tree);
  const git = { tree, place, fill: options.gitInside, owner };
  // In the unconfined backend nothing can be laid over anything.
  const confined = backend.kind !== 'none';
  const madeGit = confined && place === 'none' && options.gitInside !== undefined;
  const placeInside: GitPlace = madeGit ? 'folder' : place;
  if (madeGit) await makeGitMountPoint(tree, 'folder');
  let setupEndedMs = 0;
  let layers = 0;
  let open = 0;
  /** When each was kept, by name. */
  const keptAtMs = new Map<string, number>();

  const homes = openHomes(context);
  const own: Mount[] = [{ type: 'writable', from: tree, to: tree }, ...covers(tree, tree, hidden)];
  const gitMounts = confined ? await throwAwayGit(git, join(runDir, runNames.git)) : [];
  const { network, services } = options;
  const setup = openViewExec(context, {
    mounts: [...own, ...gitMounts, homes.ofSetup],
    ...{ network: 'full', services, env: testEnv, directory: tree },
  });
  const { forAgent } = context;
  const shell = openViewExec(context, {
    mounts: [...own, ...gitMounts, ...forAgent, homes.thrownAway('cold')],
    ...{ network, services: [], env: {}, directory: tree },
  });

  const agentView = { mounts: [...own, ...gitMounts, ...forAgent], network, services: [], env: {}, directory: tree };
  const agent = openAgentView(context, agentView, homes.warm);

  async function layer(content: LayerContent, home: LayerHome = 'warm'): Promise<Layer> {
    const number = ++layers;
    const folder = join(runDir, runNames.layers, `${number}`);
    mkdirSync(folder, { recursive: true });
    const endedMs = keptAtMs.get(content.on ?? '') ?? setupEndedMs;
    const from = { tree, runDir, setupEndedMs: endedMs, owner, overlay, git: placeInside };
    const made = await prepareLayer(from, folder, content);
    const over = confined ? await throwAwayGit({ ...git, place: placeInside }, folder, content.tree) : [];
    const own = await homes.ofLayer(folder, home, () => open === 1);
    const mounts = [made.mount, ...covers(tree, tree, hidden), ...over, own.mount];
    const view = { mounts, network, services, env: testEnv, directory: confined ? tree : made.written };
    await using plain = openViewExec(context, { ...view, network: 'none', services: [] });
    if (made.toDelete.length > 0) await removePaths(plain.exec, made.toDelete, join(folder, 'delete.log'));
    const opened = openViewExec(context, view);
    open++;
    const keepBelow = async () => {
      const on = `${runNames.kept}-${number}`;
      const written = join(runDir, on);
      await rename(made.written, written);
      keptAtMs.set(on, Date.now());
      return { on, written };
    };
    return {
      exec: opened.exec,
      written: made.written,
      keepBelow: made.mount.type === 'layers' ? keepBelow : undefined,
      keepCaches: own.keepCaches,
      async [Symbol.asyncDispose]() {
        await opened[Symbol.asyncDispose]();
        open--;
        await removeTree(folder);
      },
    };
  }

  return {
    kind: backend.kind,
    description: overlay || !confined ? backend.description : `${backend.description}, copies instead of overlays`,
    leftOutOfPath: toolchains.leftOut,
    home: join(runDir, runNames.home),
    setup: setup.exec,
    shell: shell.exec,
    // Unconfined nothing is mounted: HOME and /tmp are the machine's.
    agent: confined ? agent.exec : shell.exec,
    layer,
    async freeze() {
      const to = join(runDir, runNames.frozen);
      setupEndedMs = Date.now();
      await removeTree(to);
      await copyTree(tree, to);
      if (placeInside !== 'none') await makeGitMountPoint(to, placeInside);
    },
    async [Symbol.asyncDispose]() {
      await setup[Symbol.asyncDispose]();
      await shell[Symbol.asyncDispose]();
      await agent[Symbol.asyncDispose]();
      await backend[Symbol.asyncDispose]();
      if (madeGit) await dropGitMountPoint(tree);
      await removeTree(runDir);
    },
  };
}

/** Done by a command in the layer, so that no link of the tree can lead `rm` anywhere else. Folders that this empties go too. */
async function removePaths(exec: Exec, paths: string[], logPath: string): Promise<void> {
  const folders = new Set(paths.map((path) => dirname(path)).filter((folder) => folder !== '.'));
  const listed = (names: Iterable<string>) => [...names].map((name) => `${name}\0`).join('');
  const remove = (script: string, names: Iterable<string>) =>
    exec({ script, stdin: listed(names), logPath, timeoutMs: 600_000 });
  const removed = await remove('xargs -0 rm -rf --', paths);
  if (removed.exitCode !== 0) throw new Error(`Deleted paths could not be removed from the layer: see ${logPath}`);
  if (folders.size > 0) await remove('xargs -0 rmdir -p --ignore-fail-on-non-empty -- 2>/dev/null || true', folders);
}
