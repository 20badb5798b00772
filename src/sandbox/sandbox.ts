/**
 * Opens the sandbox in which a run executes untrusted code, with separate mounts for setup, the agent's commands and
 * tests. No API key or token may get into the sandbox.
 */

import { chmodSync, mkdirSync } from 'node:fs';
import { rename, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeTree } from '../run/remove-tree.ts';
import { chooseBackend } from './choose-backend.ts';
import { openViewExec, type ViewExec, type ViewSource } from './command-runner.ts';
import { homeInside } from './environment.ts';
import type { Exec } from './exec.ts';
import { openHomes } from './homes.ts';
import { type Layer, type LayerContent, type LayerHome, prepareLayer } from './layer.ts';
import { covers, type Mount, runNames } from './mount-list.ts';
import { copyTree, handOver, sameRoot } from './sandbox-folder.ts';
import type { OpenBackend, Sandbox, SandboxOptions } from './sandbox-types.ts';
import { type GitPlace, gitPlaceOf, makeGitMountPoint, throwAwayGit } from './throw-away-git.ts';
import { isUnder } from './toolchains.ts';

export type OpenedSandbox = { ok: true; sandbox: Sandbox } | { ok: false; reason: string; fix: string };

/** Goes down the ladder: bubblewrap, then namespaces made by root. Never ends at no sandbox unless that was asked for. */
export async function openSandbox(options: SandboxOptions): Promise<OpenedSandbox> {
  const opened = await chooseBackend(options);
  return opened.ok ? { ok: true, sandbox: await openCommandViews(opened) } : opened;
}

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
  const mounts = [...own, ...gitMounts, ...context.forAgent];
  const agentView = { mounts, network, services: [], env: {}, directory: tree };
  const shell = openViewExec(context, { ...agentView, mounts: [...mounts, homes.thrownAway('cold')] });
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
      await rename(made.written, join(runDir, on));
      keptAtMs.set(on, Date.now());
      return on;
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
      // Not where a command has put something into it.
      if (madeGit) await rmdir(join(tree, '.git')).catch(() => undefined);
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

/** Like the given view, with HOME as `lowerHome` names it when the first command runs. One command at a time: they share an overlay. */
function openAgentView(context: OpenBackend, view: ViewSource, lowerHome: string): ViewExec {
  let opened: Promise<ViewExec> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const exec: Exec = (command) => {
    opened ??= openOwnPlaces(context, view, lowerHome);
    const result = Promise.all([opened, last]).then(([{ exec }]) => exec(command));
    last = result.catch(() => undefined);
    return result;
  };
  return {
    exec,
    async [Symbol.asyncDispose]() {
      await (await opened)?.[Symbol.asyncDispose]();
    },
  };
}

async function openOwnPlaces(context: OpenBackend, view: ViewSource, lower: string): Promise<ViewExec> {
  const { source, overlay, shared } = context;
  const folder = join(source.runDir, runNames.agent);
  const own = (name: string) => join(folder, name);
  for (const name of ['home', 'home.merged', 'work', 'tmp']) mkdirSync(own(name), { recursive: true });
  chmodSync(own('tmp'), 0o1777);
  if (overlay) sameRoot(join(source.runDir, runNames.home), own('home'));
  else await copyTree(join(source.runDir, lower), own('home'));
  await handOver(folder, source.owner);
  const inRun = (name: string) => `${runNames.agent}/${name}`;
  const home: Mount = overlay
    ? { type: 'layers', lower, upper: inRun('home'), work: inRun('work'), to: homeInside }
    : { type: 'writable', from: own('home'), to: homeInside };
  const tmp: Mount = { type: 'writable', from: own('tmp'), to: '/tmp' };
  const withTmp = mayKeepTmp(context) ? shared.map((mount) => (mount.to === '/tmp' ? tmp : mount)) : shared;
  return openViewExec({ ...context, shared: withTmp }, { ...view, mounts: [...view.mounts, home] });
}

/** What is mounted below /tmp has its mount point in it: a link that a command left there would lead the next mount astray. */
function mayKeepTmp({ shared, forAgent, options }: OpenBackend): boolean {
  const places = [options.tree, ...[...shared, ...forAgent].map(({ to }) => to).filter((to) => to !== '/tmp')];
  return !places.some((path) => isUnder(path, '/tmp'));
}
