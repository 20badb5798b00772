/** Sets up a run's work tree at its starting commit, from a checkout, a remote repository or a local clone. */

import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { numberedStart } from '../git/branch-name.ts';
import { originOf } from '../git/checkout-check.ts';
import type { Remote } from '../git/remote-call.ts';
import { clone, remoteBranches } from '../git/remote-fetch.ts';
import { openRepository, type Repository } from '../git/repository.ts';
import { fillTree } from '../git/submodules.ts';
import { branchInTheWay, fetchesAll, isPartialClone, makeWorkTree } from '../git/work-tree.ts';
import { changedManifests } from '../publish/dependency-changes.ts';
import { setupFailed } from '../run/run.ts';
import { headBeforeUs, mergedHead } from './comparison-trees.ts';
import type { Limits } from './limits.ts';
import {
  absent,
  absentBase,
  deletedBranch,
  forkOf,
  freeName,
  hereOrFetched,
  takeUp,
  unreachable,
  wantedBranch,
} from './run-branch.ts';
import { type Opening, type RunRequest, type Start, treeFolder, workDirOf } from './run-request.ts';

type Begin = Extract<Start, { kind: 'new' }>;
type GoOn = Extract<Start, { kind: 'again' }>;

/** Before anything has run in the tree; a stop where a submodule cannot be had, or where the signal ends it. */
export async function openWorkspace(request: RunRequest, { signal, aborted }: Limits): Opening {
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
  const workspace = await openTree(request);
  if ('stop' in workspace) return workspace;
  const { host } = request;
  const { source } = request.code;
  const { repository, head } = workspace;
  const near = source.kind === 'local' ? [source.clone] : source.kind === 'checkout' ? [source.folder] : [];
  const remote =
    source.kind === 'local' ? await originOfClone(source.clone, request) : remoteFor(request, source.remote);
  const lack = await fillTree(repository, head, { near, remote, env: host.environment });
  if (lack === undefined) return workspace;
  const { of, path, reason } = lack;
  if (of === 'lfs')
    return { ...workspace, lacking: `The content of \`${path}\` (Git LFS) cannot be fetched: ${reason}.` };
  return { stop: setupFailed('submodule', `The submodule \`${path}\` cannot be fetched: ${reason}.`) };
}

/** Nobody has looked at where a bot's branch leads, nor one of ours on top of it: without the token. */
function remoteFor({ code: { start } }: RunRequest, remote: Remote) {
  return start.overBot || start.theirs?.bot ? { url: remote.url, env: remote.env, signal: remote.signal } : remote;
}

/** In a clone there is no token: what is open can be had. */
async function originOfClone(clone: string, { host }: RunRequest): Promise<Remote | undefined> {
  const origin = await originOf(clone);
  return origin === undefined ? undefined : { url: `https://${origin}`, env: host.environment };
}

/** The tree at the commit where the run starts. A stop where the repository cannot be had. */
async function openTree(request: RunRequest): Opening {
  const { source, start } = request.code;
  const runDir = workDirOf(request);
  const gitDir = join(runDir, 'own.git');
  const tree = treeFolder(request);
  const toolFolders = (paths: readonly string[]) => [
    request.settings.workingDirectory,
    ...changedManifests(paths).map(dirname),
  ];
  await mkdir(runDir, { recursive: true, mode: 0o700 });
  if (source.kind === 'local') {
    const { clone, commit } = source;
    const made = makeWorkTree({ clone, commit, into: tree, gitDir, toolFolders });
    const repository = await made.catch(async (error: unknown) => {
      if (!(await isPartialClone(clone))) throw error;
    });
    if (repository === undefined)
      return unreachable(`this partial clone lacks files of ${commit}; fetch them: ${fetchesAll}.`);
    return start.kind === 'again' ? localBranch(repository, start) : localWorkspace(request, repository, start);
  }

  if (source.kind === 'clone') {
    const branch = start.branch ?? start.baseBranch;
    const cloned = await clone(source.remote, tree, { branch, mirror: source.mirror });
    if (cloned.kind === 'absent')
      return (
        deletedBranch(request.resume, branch) ??
        (start.kind === 'new' ? absentBase(request, branch) : absent(`the branch ${branch}`))
      );
    if (cloned.kind !== 'cloned') return unreachable(cloned.reason);
  }
  const repository = await openRepository({ tree, gitDir, toolFolders });
  const taken = await takeUp(request, repository, source.remote);
  if (taken !== undefined) return taken;
  return start.kind === 'new'
    ? newBranch(request, repository, source.remote, start)
    : existingBranch(request, repository, source.remote, start);
}

async function localWorkspace({ settings, story }: RunRequest, repository: Repository, start: Begin): Opening {
  const { commit, branch: checkedOut } = repository.head;
  const base = { branch: start.baseBranch ?? checkedOut ?? 'HEAD', commit };
  const branch = wantedBranch(settings, story);
  const blocked = settings.dryRun ? undefined : await branchInTheWay(repository, branch);
  if (blocked === undefined) return { repository, head: commit, base, branch, behind: 0 };
  const detail = `The clone has a branch ${blocked}, so git cannot make ${branch}: rename it, or set \`branch-prefix\`.`;
  return { stop: { outcome: 'publish-failed', detail } };
}

/** A branch of the clone that a run goes on with: the work tree stands at its head already. */
async function localBranch(repository: Repository, start: GoOn): Opening {
  const { commit: head } = repository.head;
  const { branch, baseBranch, baseCommit } = start;
  const baseHead = (await repository.resolve(`refs/heads/${baseBranch}`)) ?? baseCommit;
  const base = baseHead === undefined ? undefined : await repository.mergeBase(head, baseHead);
  if (baseHead === undefined || base === undefined) {
    const detail = `This clone does not have a common ancestor of ${branch} and ${baseBranch}.`;
    return { stop: { outcome: 'error', detail } };
  }
  await repository.moveTo(head, branch);
  const behind = await repository.behind(head, baseHead);
  return { repository, head, base: { branch: baseBranch, commit: base }, branch, behind };
}

async function newBranch(request: RunRequest, repository: Repository, remote: Remote, start: Begin): Opening {
  const { settings, story } = request;
  const wanted = wantedBranch(settings, story);
  // One call for both: on a hosted runner each costs a third of a second.
  const state = await remoteBranches(repository, remote, [`${numberedStart(wanted)}*`, start.baseBranch ?? 'HEAD']);
  if (state.kind !== 'known') return unreachable(state.reason);
  const baseBranch = start.baseBranch ?? state.defaultBranch;
  const commit = baseBranch && state.commits.get(baseBranch);
  if (baseBranch === undefined || commit === undefined) return absentBase(request, baseBranch);
  const fetched = await hereOrFetched(repository, remote, baseBranch, commit);
  if (typeof fetched !== 'string') return fetched;
  await repository.moveTo(fetched, baseBranch);

  // A branch of that name that is not recorded as ours is somebody else's: the next free one is used.
  const branch = freeName(wanted, state.commits);
  if (typeof branch !== 'string') return branch;
  return { repository, head: fetched, base: { branch: baseBranch, commit: fetched }, branch, behind: 0 };
}

/** A branch of ours, or somebody else's: then the base is that branch before anything of ours was on it. */
async function existingBranch(request: RunRequest, repository: Repository, remote: Remote, start: GoOn): Opening {
  const { settings, story } = request;
  const { branch: existing, baseBranch, theirs } = start;
  const fork = await forkOf(repository, remote, existing, baseBranch);
  if ('stop' in fork) return fork;
  const { head, baseHead, forkPoint } = fork;
  if (start.update) {
    const made = await mergedHead(request, repository, { ...fork, branch: existing, base: baseBranch });
    if (made !== undefined) return 'stop' in made ? made : { repository, branch: existing, behind: 0, ...made };
  }
  await repository.moveTo(head, existing);
  const behind = await repository.behind(head, baseHead);
  if (theirs === undefined) {
    return { repository, head, base: { branch: baseBranch, commit: forkPoint }, branch: existing, behind };
  }
  const commit = await headBeforeUs(repository, forkPoint, head);
  if (theirs.target === 'head') {
    return { repository, head, base: { branch: baseBranch, commit }, branch: existing, forkPoint, behind };
  }
  const wanted = wantedBranch(settings, story);
  const taken = await remoteBranches(repository, remote, [`${numberedStart(wanted)}*`]);
  if (taken.kind !== 'known') return unreachable(taken.reason);
  const branch = freeName(wanted, taken.commits);
  if (typeof branch !== 'string') return branch;
  return { repository, head, base: { branch: existing, commit }, branch, forkPoint, behind: 0 };
}
