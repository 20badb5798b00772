/** The workspace with what the commit asks for beside its own files. */

import { originOf } from '../git/checkout.ts';
import { pointersLeft } from '../git/lfs-content.ts';
import type { Remote } from '../git/remote.ts';
import { fillSubmodules } from '../git/submodules.ts';
import { openWorkspace } from './open.ts';
import type { RunRequest } from './request.ts';
import type { Opening, Workspace } from './workspace.ts';

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

/** Files whose content lies in Git LFS and is not here, in words. */
export async function lfsWords({ repository, head }: Workspace): Promise<string[]> {
  const left = await pointersLeft(repository.git, repository.tree, head);
  const [first] = left;
  if (first === undefined) return [];
  const are = left.length === 1 ? `\`${first}\` is a pointer` : `\`${first}\` and ${left.length - 1} more are pointers`;
  return [
    `${are} of Git LFS whose content is not here, and tests read it so: bring it along (\`lfs: true\` of actions/checkout, \`git lfs pull\` in a clone).`,
  ];
}
