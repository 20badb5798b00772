/** The workspace with what the commit asks for beside its own files. */

import { originOf } from '../git/checkout.ts';
import type { Remote } from '../git/remote.ts';
import { fillSubmodules } from '../git/submodules.ts';
import { openWorkspace } from './open.ts';
import type { RunRequest } from './request.ts';
import type { Opening } from './workspace.ts';

/** Before anything has run in the tree; a stop where a submodule cannot be had. */
export async function openWithSubmodules(request: RunRequest): Opening {
  const workspace = await openWorkspace(request);
  if ('stop' in workspace) return workspace;
  const { source } = request.code;
  const { git, tree } = workspace.repository;
  const near = source.kind === 'local' ? [source.clone] : source.kind === 'checkout' ? [source.folder] : [];
  const remote =
    source.kind === 'local' ? await originOfClone(source.clone, request) : remoteFor(request, source.remote);
  const missing = await fillSubmodules({ git, tree, near, remote }, workspace.head);
  if (missing === undefined) return workspace;
  const detail = `The submodule \`${missing.path}\` cannot be had: ${missing.reason}.`;
  return { stop: { outcome: 'setup-failed', cause: 'submodule', detail } };
}

/** Nobody has looked at where a bot's branch leads: without the token. */
function remoteFor({ code: { start } }: RunRequest, remote: Remote): Remote {
  const ofBot = start.kind === 'again' && start.theirs?.bot === true;
  return ofBot ? { url: remote.url, env: remote.env } : remote;
}

/** In a clone there is no token: what is open can be had. */
async function originOfClone(clone: string, { host }: RunRequest): Promise<Remote | undefined> {
  const origin = await originOf(clone);
  return origin === undefined ? undefined : { url: `https://${origin}`, env: host.environment };
}
