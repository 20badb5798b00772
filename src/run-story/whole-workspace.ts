/** The workspace with what the commit asks for beside its own files: submodules, contents of Git LFS. */

import { originOf } from '../git/checkout.ts';
import { fillContent, pointersLeft } from '../git/lfs-content.ts';
import { fetchContent } from '../git/lfs-fetch.ts';
import type { Remote } from '../git/remote.ts';
import { fillSubmodules } from '../git/submodules.ts';
import type { Stop } from '../run/run.ts';
import { openWorkspace } from './open.ts';
import type { RunRequest } from './request.ts';
import type { Opening } from './workspace.ts';

/** Before anything has run in the tree; a stop where something of it cannot be had. */
export async function openWhole(request: RunRequest): Opening {
  const workspace = await openWorkspace(request);
  if ('stop' in workspace) return workspace;
  const { source } = request.code;
  const { repository, head } = workspace;
  const { git, tree } = repository;
  const near = source.kind === 'local' ? [source.clone] : source.kind === 'checkout' ? [source.folder] : [];
  const remote =
    source.kind === 'local' ? await originOfClone(source.clone, request) : remoteFor(request, source.remote);
  const missing = await fillSubmodules({ git, tree, near, remote }, head);
  if (missing !== undefined)
    return notHad('submodule', `The submodule \`${missing.path}\` cannot be had`, missing.reason);
  const pointers = await pointersLeft(git, tree, head);
  if (pointers.length === 0) return workspace;
  const config = (await repository.readFile(head, '.lfsconfig')) ?? '';
  const { lfs } = repository;
  const absent = await fetchContent({ remote, config, store: lfs[1] }, pointers);
  if (absent !== undefined)
    return notHad('lfs', `The content of \`${absent.path}\` (Git LFS) cannot be had`, absent.reason);
  await fillContent(git, tree, head, lfs);
  return workspace;
}

function notHad(cause: 'submodule' | 'lfs', what: string, reason: string): { stop: Stop } {
  return { stop: { outcome: 'setup-failed', cause, detail: `${what}: ${reason}.` } };
}

/** Nobody has looked at where a bot's branch leads, nor one of ours on top of it: without the token. */
function remoteFor({ code: { start } }: RunRequest, remote: Remote): Remote {
  const ofBot = start.kind === 'again' && (start.overBot || start.theirs?.bot);
  return ofBot ? { url: remote.url, env: remote.env } : remote;
}

/** In a clone there is no token: what is open can be had. */
async function originOfClone(clone: string, { host }: RunRequest): Promise<Remote | undefined> {
  const origin = await originOf(clone);
  return origin === undefined ? undefined : { url: `https://${origin}`, env: host.environment };
}
