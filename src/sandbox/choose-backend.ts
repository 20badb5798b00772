/**
 * Chooses the first kind of sandbox that works on this machine: bubblewrap or namespaces, each tried once. No
 * isolation at all may be chosen only where the settings ask for it.
 */

import { existsSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Backend, BackendSource, SandboxKind } from './backend.ts';
import { openBubblewrap } from './bubblewrap.ts';
import { openViewExec } from './command-runner.ts';
import { buildEnvironment, homeInside, homeOf } from './environment.ts';
import {
  baseMounts,
  emptyFolders,
  type Mount,
  memoryFolders,
  memoryMounts,
  runNames,
  seen,
  systemRoots,
} from './mount-list.ts';
import { openNamespaces } from './namespaces.ts';
import { defaultLimits } from './resource-limits.ts';
import { openRunFolder, ownerOf } from './sandbox-folder.ts';
import type { OpenBackend, SandboxOptions } from './sandbox-types.ts';
import { gitFolders } from './throw-away-git.ts';
import { findToolchains, isUnder } from './toolchains.ts';
import { openUnconfined } from './unconfined.ts';

type Refused = { ok: false; reason: string; fix: string };

export async function chooseBackend(requested: SandboxOptions, limits = defaultLimits): Promise<OpenBackend | Refused> {
  if (process.platform !== 'linux') {
    return refused(
      `commands are run on Linux only, and this is ${process.platform}`,
      'Use a Linux machine, container or WSL.',
    );
  }
  const options = { ...requested, tree: realpathSync(requested.tree) };
  mkdirSync(options.runDir, { recursive: true, mode: 0o700 });
  const runDir = realpathSync(options.runDir);
  if (isUnder(runDir, options.tree))
    return refused('the run folder lies inside the work tree', 'Name a folder outside it.');
  const owner = await ownerOf(options.tree);
  const etc = await openRunFolder(runDir, owner);

  const home = homeOf(options.environment);
  const hidden = [...options.hidden, ...runnerFolders()]
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path));
  const closed = [home, '/home', '/root', '/tmp', '/var/tmp', '/run', '/var/run', '/proc', '/sys', '/dev'];
  const toolchains = findToolchains(options.environment, { home, systemRoots: systemRoots(), closed, hidden });
  // A folder that is filled later, like that of the logs, must be there when it is mounted.
  for (const folder of options.readable) if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  const ofAgent = options.readable.map((path) => realpathSync(path));
  const covered = [...hidden, ...toolchains.covered];
  const roots = [...systemRoots(), ...certificates, ...toolchains.roots, ...ofAgent, options.tree];
  const unconfined = options.choice === 'none';
  const movable = covered.find((path) => isUnder(path, options.tree) && ![path, dirname(path)].includes(options.tree));
  if (movable !== undefined && !unconfined) {
    return refused(
      `${movable} must not be seen, and lies below a folder of the work tree, which a command can rename`,
      'Keep it outside the repository.',
    );
  }
  const environment = buildEnvironment({
    parent: options.environment,
    path: unconfined ? (options.environment.PATH ?? '').split(':') : toolchains.path,
    toolchainEnv: toolchains.env,
    visible: (path) => unconfined || roots.some((root) => isUnder(path, root)),
    user: etc.user,
    home: unconfined ? join(runDir, runNames.home) : homeInside,
    tmp: unconfined ? tmpdir() : '/tmp',
  });
  const ours = [...emptyFolders, ...gitFolders, homeInside, '/tmp', '/var/tmp'];
  const source: BackendSource = {
    runDir,
    base: [
      ...baseMounts(covered),
      ...etc.mounts,
      ...toolchains.roots.filter((path) => !isBelowMemory(path)).flatMap((path) => seen(path, covered)),
    ],
    folders: [
      ...ours,
      ...[...toolchains.roots, ...ofAgent].filter((path) => statSync(path).isDirectory()),
      options.tree,
    ],
    owner,
    limits,
  };
  const shared = [...memoryMounts(), ...toolchains.roots.filter(isBelowMemory).flatMap((path) => seen(path, covered))];
  const forAgent = ofAgent.flatMap((path) => seen(path, covered));
  const context = { ok: true as const, options, source, environment, toolchains, hidden: covered, shared, forAgent };

  if (unconfined) return { ...context, backend: openUnconfined(), overlay: false };
  const reasons: string[] = [];
  for (const { kind, open } of ladder) {
    if (options.choice !== 'auto' && options.choice !== kind) continue;
    const backend = await open(source).catch((error: Error) => error.message);
    if (typeof backend === 'string') {
      reasons.push(`${kind}: ${backend}`);
      continue;
    }
    let trouble: string | undefined;
    for (const overlay of backend.overlays ? [true, false] : [false]) {
      const opened = { ...context, backend, overlay };
      const failed = await tried(opened);
      if (failed === undefined) return opened;
      trouble ??= failed;
    }
    await backend[Symbol.asyncDispose]();
    reasons.push(`${kind}: ${trouble}`);
  }
  return refused(
    `no kind of sandbox works (${reasons.join('; ')})`,
    "Install bubblewrap (apt-get install bubblewrap), or allow passwordless sudo. A job with `container:` needs `options: --privileged`; the App's container needs the `security_opt` of compose.yaml. To run without a sandbox, set `sandbox: none`.",
  );
}

/** Where variables name certificates: parts of /etc that can be seen inside. */
const certificates = ['/etc/ssl/certs', '/etc/pki/tls/certs', '/etc/pki/ca-trust'];

const ladder: { kind: SandboxKind; open: (source: BackendSource) => Promise<Backend | string> }[] = [
  { kind: 'bubblewrap', open: openBubblewrap },
  { kind: 'namespaces', open: openNamespaces },
];

const refused = (reason: string, fix: string): Refused => ({ ok: false, reason, fix });

/** Fails where HOME is no overlay that hides, replaces and makes a folder. */
const overlayScript = 'cd "$HOME" && rm -rf try && mkdir try && echo new > try/file';

/** Runs that alone, in a view of the tree; the trouble, or undefined. */
async function tried(opened: OpenBackend): Promise<string | undefined> {
  const { source, options, overlay } = opened;
  const home: Mount = overlay
    ? { type: 'throw-away', by: 'overlay', lower: runNames.home, to: homeInside }
    : { type: 'writable', from: join(source.runDir, runNames.home), to: homeInside };
  const mounts: Mount[] = [{ type: 'writable', from: options.tree, to: options.tree }, home];
  // A disk that is nearly full is told of the first command that needs it.
  const unbounded = { ...source, limits: { ...source.limits, freeDiskBytes: 0 } };
  const { exec } = openViewExec(
    { ...opened, source: unbounded },
    { mounts, network: 'none', services: [], env: {}, directory: '/' },
  );
  const command = {
    script: overlay ? overlayScript : 'true',
    logPath: join(source.runDir, 'try.log'),
    timeoutMs: 20_000,
  };
  return exec(command).then(
    ({ exitCode }) => (exitCode === 0 ? undefined : `a first command ended with ${exitCode}`),
    (error: Error) => error.message,
  );
}

/** The others are mounted once, with the system. */
const isBelowMemory = (path: string) => memoryFolders.some((folder) => isUnder(path, folder));

/** A self-hosted runner's own folder holds its credentials. */
const runnerFolders = () =>
  existsSync('/opt')
    ? readdirSync('/opt')
        .map((name) => join('/opt', name))
        .filter((path) => existsSync(join(path, '.credentials')))
    : [];
