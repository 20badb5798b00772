/** Opens what a run works with: the tree with our own git, and the sandbox. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '../errors.ts';
import type { Stop } from '../run.ts';
import type { RunRequest } from '../run-request.ts';
import { branchName, numbered, numberedStart } from '../workspace/branch-name.ts';
import { findGit } from '../workspace/git.ts';
import { withMaskedLogs } from '../workspace/masked-log.ts';
import { clone, deepen, type Remote } from '../workspace/remote.ts';
import { remoteBranches } from '../workspace/remote-branches.ts';
import { openRepository, type Repository } from '../workspace/repository.ts';
import { openSandbox } from '../workspace/sandbox.ts';
import type { Sandbox } from '../workspace/sandbox-options.ts';
import { selfTest } from '../workspace/self-test.ts';
import { makeWorkTree } from '../workspace/work-tree.ts';
import { absent, headOf, hereOrFetched, unreachable } from './branches.ts';
import { deletedBranch, takeUp } from './take-up.ts';
import type { Opening, Workspace } from './workspace.ts';

/** The tree at the commit where the run starts. A stop where the repository cannot be had. */
export async function openWorkspace(request: RunRequest): Opening {
  const { place, environment, resume } = request;
  const runDir = workDirOf(request);
  const gitDir = join(runDir, 'own.git');
  const tree = treeFolder(request);
  await mkdir(runDir, { recursive: true, mode: 0o700 });
  if (place.kind === 'local') {
    const repository = await makeWorkTree({
      clone: place.clone,
      commit: place.commit,
      into: tree,
      gitDir,
      path: environment.PATH,
    });
    return localWorkspace(request, repository);
  }

  if (place.kind === 'clone') {
    const branch = request.start.kind === 'again' ? request.start.branch : request.start.baseBranch;
    const git = findGit(tree, environment.PATH);
    const cloned = await clone(place.remote, tree, { git, branch, depth: 50, mirror: place.mirror });
    if (cloned.kind === 'absent') return deletedBranch(resume, branch) ?? absent(branch ?? 'the default branch');
    if (cloned.kind !== 'cloned') return unreachable(cloned.reason);
  }
  const repository = await openRepository({ tree, gitDir, path: environment.PATH });
  const taken = await takeUp(request, repository, place.remote);
  if (taken !== undefined) return taken;
  return request.start.kind === 'new'
    ? newBranch(request, repository, place.remote)
    : ownBranch(request, repository, place.remote, request.start);
}

function workDirOf({ runDir, workDir }: RunRequest): string {
  return workDir ?? runDir;
}

function treeFolder(request: RunRequest): string {
  return request.place.kind === 'checkout' ? request.place.folder : join(workDirOf(request), 'tree');
}

/** Opens the sandbox around the tree, most of it while the tree is still being filled. */
export async function openRunSandbox(request: RunRequest, opening: Opening): Promise<Sandbox | { stop: Stop }> {
  const { settings, environment, hidden, redact } = request;
  const runDir = workDirOf(request);
  const tree = treeFolder(request);
  await mkdir(runDir, { recursive: true, mode: 0o700 });
  await mkdir(tree, { recursive: true });
  const opened = await openSandbox({
    tree,
    treeReady: opening,
    runDir: join(runDir, 'sandbox'),
    choice: settings.sandbox,
    network: settings.sandboxNetwork,
    testEnv: pick(environment, settings.testEnv),
    services: settings.testServices.map((service) => Number(service.slice(service.lastIndexOf(':') + 1))),
    readable: [join(request.runDir, 'logs')],
    hidden,
    environment: { ...environment },
    async gitInside(into) {
      const workspace = await opening;
      if ('stop' in workspace) return undefined;
      const { repository, head, branch } = workspace;
      return repository.fillInside(into, { commit: head, branch });
    },
  });
  if (opened.ok) return withMaskedLogs(opened.sandbox, redact);
  return { stop: { outcome: 'setup-failed', detail: `No sandbox works here: ${opened.reason}. ${opened.fix}` } };
}

/** Canaries tried from inside, before any model is called. A sandbox that was asked to be none has nothing to prove. */
export async function provedSandbox(request: RunRequest, sandbox: Sandbox): Promise<Stop | undefined> {
  const { settings, hidden, environment, secrets } = request;
  if (sandbox.kind === 'none') return undefined;
  const { HOME, RUNNER_TEMP } = environment;
  const closed = [HOME, RUNNER_TEMP, ...hidden].filter((path) => path !== undefined && path !== '') as string[];
  const { leaks, checks } = await selfTest(sandbox, {
    runDir: join(workDirOf(request), 'sandbox'),
    network: settings.sandboxNetwork,
    closed,
    secrets: [...secrets],
  });
  if (leaks.length === 0) return undefined;
  const told = checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name} (${detail})`);
  return {
    outcome: 'setup-failed',
    detail: `${catalogue['sandbox-leaks'].what}: ${told.join(', ')}. ${catalogue['sandbox-leaks'].fix}`,
  };
}

/** The named variables that are set. */
export function pick(
  environment: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function localWorkspace({ settings, story }: RunRequest, repository: Repository): Workspace {
  const { commit, branch } = repository.head;
  return {
    repository,
    head: commit,
    base: { branch: branch ?? 'HEAD', commit },
    branch: branchName(settings.branchPrefix, story.ref.issue, story.title),
    behind: 0,
  };
}

async function newBranch(
  { settings, start, story }: RunRequest,
  repository: Repository,
  remote: Remote,
): Promise<Workspace | { stop: Stop }> {
  const wanted = branchName(settings.branchPrefix, story.ref.issue, story.title);
  // One call for both: on a hosted runner each costs a third of a second.
  const state = await remoteBranches(repository, remote, [`${numberedStart(wanted)}*`, start.baseBranch ?? 'HEAD']);
  if (state.kind !== 'known') return unreachable(state.reason);
  const baseBranch = start.baseBranch ?? state.defaultBranch;
  if (baseBranch === undefined) return absent('the default branch');
  const fetched = await hereOrFetched(repository, remote, baseBranch, state.commits.get(baseBranch));
  if (typeof fetched !== 'string') return fetched;
  await repository.moveTo(fetched, baseBranch);

  // A branch of that name that is not recorded as ours is somebody else's: the next free one is used.
  const branch = Array.from({ length: 99 }, (_, at) => numbered(wanted, at + 1)).find(
    (name) => !state.commits.has(name),
  );
  if (branch === undefined) return absent(`a free name from ${wanted} to ${wanted}-99`);
  return {
    repository,
    head: fetched,
    base: { branch: baseBranch, commit: fetched },
    branch,
    behind: 0,
  };
}

async function ownBranch(
  _request: RunRequest,
  repository: Repository,
  remote: Remote,
  start: { branch: string; baseBranch: string },
): Promise<Workspace | { stop: Stop }> {
  const head = await headOf(repository, remote, start.branch);
  if (typeof head !== 'string') return head;
  const baseHead = await headOf(repository, remote, start.baseBranch);
  if (typeof baseHead !== 'string') return baseHead;
  const base = await deepen(repository, remote, [head, baseHead], [start.branch, start.baseBranch]);
  if (base.kind === 'none') return absent(`a common ancestor of ${start.branch} and ${start.baseBranch}`);
  if (base.kind !== 'found') return unreachable(base.reason);
  await repository.moveTo(head, start.branch);
  const { behind } = await repository.aheadBehind(head, baseHead);
  return {
    repository,
    head,
    base: { branch: start.baseBranch, commit: base.commit },
    branch: start.branch,
    behind,
  };
}
