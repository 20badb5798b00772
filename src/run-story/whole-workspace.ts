/** Opens the workspace of a run and fills in the submodules and Git LFS contents that its commit names. */

import { dirname, join } from 'node:path';
import { originOf } from '../git/checkout.ts';
import type { Git } from '../git/git.ts';
import { fillContent, pointersLeft } from '../git/lfs-content.ts';
import { fetchContent, type MissingContent } from '../git/lfs-fetch.ts';
import type { Remote } from '../git/remote.ts';
import { remoteAt } from '../git/remote-call.ts';
import { fillSubmodules } from '../git/submodules.ts';
import type { Limits } from './limits.ts';
import { openWorkspace } from './open-workspace.ts';
import type { Opening, RunRequest } from './request.ts';

/** Before anything has run in the tree; a stop where a submodule cannot be had, or where the signal ends it. */
export async function openWhole(request: RunRequest, { signal, aborted }: Pick<Limits, 'signal' | 'aborted'>): Opening {
  const { source } = request.code;
  const remote = source.kind === 'local' ? undefined : source.remote;
  if (remote !== undefined) remote.signal = signal;
  try {
    const opened = await filledWorkspace(request);
    const stop = 'stop' in opened ? aborted() : undefined;
    return stop === undefined ? opened : { stop };
  } finally {
    // What is pushed at the end is not ended by what has ended the run.
    if (remote !== undefined) remote.signal = undefined;
  }
}

/** Whether content of Git LFS is needed, tests say. */
async function filledWorkspace(request: RunRequest): Opening {
  const workspace = await openWorkspace(request);
  if ('stop' in workspace) return workspace;
  const { host } = request;
  const { source } = request.code;
  const { repository, head } = workspace;
  const { git, tree } = repository;
  const near = source.kind === 'local' ? [source.clone] : source.kind === 'checkout' ? [source.folder] : [];
  const remote =
    source.kind === 'local' ? await originOfClone(source.clone, request) : remoteFor(request, source.remote);
  const { filled, missing } = await fillSubmodules({ git, tree, near, remote, env: host.environment }, head);
  if (missing !== undefined)
    return {
      stop: {
        ...{ outcome: 'setup-failed', cause: 'submodule' },
        detail: `The submodule \`${missing.path}\` cannot be had: ${missing.reason}.`,
      },
    };
  const own = { git, tree, commit: head, remote, stores: repository.lfs };
  const ofModules = filled.map(({ path, commit, git, url, near }) => ({
    ...{ git, commit, tree: join(tree, path), inside: `${path}/` },
    remote: url === undefined ? undefined : remoteAt(url, remote, host.environment),
    stores: [...near.map((objects) => join(dirname(objects), 'lfs', 'objects')), repository.lfs[1]],
  }));
  for (const part of [own, ...ofModules]) {
    const absent = await lfsOf(part);
    if (absent !== undefined)
      return {
        ...workspace,
        lacking: `The content of \`${absent.path}\` (Git LFS) cannot be had: ${absent.reason}.`,
      };
  }
  return workspace;
}

interface LfsPart {
  git: Git;
  tree: string;
  commit: string;
  /** Where the tree lies in the repository's. */
  inside?: string;
  remote: Remote | undefined;
  /** Looked through for contents; what is fetched goes into the last. */
  stores: readonly string[];
}

/** Puts contents in the place of pointers, up to the first that cannot be had. */
async function lfsOf({ git, tree, commit, inside = '', remote, stores }: LfsPart): Promise<MissingContent | undefined> {
  if (inside !== '') await fillContent(git, tree, commit, stores);
  const pointers = await pointersLeft(git, tree, commit);
  if (pointers.length === 0) return undefined;
  const config = (await git.run(['cat-file', 'blob', `${commit}:.lfsconfig`], { cutAtBytes: 64 * 1024 })).stdout;
  const absent = await fetchContent({ remote, config: config.toString(), store: stores.at(-1) ?? '' }, pointers);
  await fillContent(git, tree, commit, stores);
  return absent && { ...absent, path: inside + absent.path };
}

/** Nobody has looked at where a bot's branch leads, nor one of ours on top of it: without the token. */
function remoteFor({ code: { start } }: RunRequest, remote: Remote): Remote {
  const ofBot = start.kind === 'again' && (start.overBot || start.theirs?.bot);
  return ofBot ? { url: remote.url, env: remote.env, signal: remote.signal } : remote;
}

/** In a clone there is no token: what is open can be had. */
async function originOfClone(clone: string, { host }: RunRequest): Promise<Remote | undefined> {
  const origin = await originOf(clone);
  return origin === undefined ? undefined : { url: `https://${origin}`, env: host.environment };
}
