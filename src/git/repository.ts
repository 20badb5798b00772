/**
 * Opens a checkout and returns operations on its commits and files. Redgreen's own git folder stands in for the
 * checkout's `.git`, which may be manipulated.
 */

import { join, relative, resolve } from 'node:path';
import { ignoredSince } from './changed-ignored-files.ts';
import { type CommitOptions, commitTree, log } from './commit.ts';
import { findDotGit, isPartial, readRefs } from './dot-git.ts';
import { type Git, requireVersion } from './git.ts';
import { listEntries, objectInfo, readText, treeOf } from './git-objects.ts';
import { fillContent } from './lfs-content.ts';
import { carryOver } from './merge.ts';
import { commitInside, copyIndex, excludeLeftovers, fillInside, type Inside, makeOwnGitDir } from './own-git-dir.ts';
import { once, queue } from './serial-queue.ts';
import { onHead, type RawSnapshot, takeRaw } from './snapshot.ts';
import { pastPipes } from './tree-walk.ts';
import { changesWithMoves, differences, diffStat, patch, treeWith, treeWithFiles } from './trees.ts';
import { exportOver, restore, uncommitted } from './work-files.ts';

export interface RepositoryOptions {
  /** The work tree, absolute. */
  tree: string;
  /** Made afresh, outside the tree; nothing foreign may write there. */
  gitDir: string;
  /** The checkout whose `.git` is read. Default: `tree`. */
  checkout?: string;
  /** What counts as HEAD. Default: the checkout's own. */
  commit?: string;
  /** The files of HEAD are written into the tree, which is empty, and what the clone has in the place of LFS pointers. */
  writes?: boolean;
  /** No command runs in the tree: its index is copied when it is first asked about. */
  reads?: boolean;
  /** Of all paths of HEAD, the folders in which tools run, beside the root. */
  toolFolders?(paths: readonly string[]): string[];
}

export type Repository = ReturnType<typeof repositoryAt>;

/** Opens a checkout. Throws where there is none, nothing is committed, or its objects are not all here. */
export async function openRepository(options: RepositoryOptions) {
  const tree = resolve(options.tree);
  const checkout = resolve(options.checkout ?? tree);
  const gitDir = resolve(options.gitDir);
  if (!relative(tree, gitDir).startsWith('..'))
    throw new Error(`the git folder ${gitDir} must lie outside the tree ${tree}`);
  const dot = await findDotGit(checkout);
  if (dot === undefined) throw new Error(`${checkout} is not a git repository: it has no .git`);
  const refs = await readRefs(dot);
  const commit = options.commit ?? refs.commit;
  if (commit === undefined) throw new Error(`${checkout} has no commit yet: make a first commit`);

  const place = { gitDir, tree };
  const git = await makeOwnGitDir(place, dot, refs, commit);
  await requireVersion(git);
  const own = checkout === tree;
  const readTree = async () => {
    await git.bytes(['read-tree', ...(options.writes ? ['--reset', '-u'] : []), commit]);
    return [];
  };
  const index = once(() => (own ? copyIndex(git, dot) : readTree()));
  const [headTree, indexed] = await Promise.all([
    treeOf(git, commit),
    options.reads ? undefined : index().catch((error: Error) => error),
  ]);
  if (headTree === undefined) {
    throw new Error(
      `${checkout} lacks the objects of ${commit}: it is ${(await isPartial(dot)) ? 'a partial' : 'a broken'} clone`,
    );
  }
  if (indexed instanceof Error) throw indexed;
  const lfs = [join(dot.commonDir, 'lfs', 'objects'), `${gitDir}-lfs`] as const;
  if (!options.reads) {
    const paths = (await listEntries(git, commit)).map(({ path }) => path);
    excludeLeftovers(git, paths, options.toolFolders?.(paths) ?? []);
  }
  if (options.writes) await fillContent(git, tree, commit, lfs);
  const onBranch = commit === refs.commit ? refs.branch : undefined;
  const head = { commit, ...(onBranch === undefined ? {} : { branch: onBranch }) };
  return repositoryAt({ git, tree, head, lfs, index });
}

interface RepositoryParts {
  /** The call itself, for the other files of this folder. */
  git: Git;
  tree: string;
  head: { commit: string; branch?: string };
  /** Where what LFS pointers stand for is looked for: the clone's own place, then what is fetched for this run; either may not exist. */
  lfs: readonly [clone: string, own: string];
  /** Ends when the index is copied, with the paths that a sparse checkout need not have. */
  index(): Promise<readonly string[]>;
}

function repositoryAt({ index, ...parts }: RepositoryParts) {
  const { git, tree, head, lfs } = parts;
  const queued = queue();
  const inTurn = <T>(work: () => Promise<T>) => queued(() => pastPipes(tree, index().then(work)));
  let setup: RawSnapshot | undefined;
  let setupAtMs = Date.now();
  const known = () => new Set(setup?.nestedGit);
  const treeOfCommit = async (commit: string) => {
    const found = await treeOf(git, commit);
    if (found === undefined) throw new Error(`the commit ${commit} is not here`);
    return found;
  };
  /** The commit of each tree: ours where it was committed, else the one that was made for git inside the sandbox. */
  const commits = new Map<string, string>();
  const treesOf = async (from: string, to: string) =>
    [(await treeOf(git, from)) ?? from, (await treeOf(git, to)) ?? to] as const;
  const headTree = () => treeOfCommit(head.commit);
  const setupOrHead = async (): Promise<RawSnapshot> => {
    const nothing = { offenders: [], left: new Set<string>(), nestedGit: [], submodules: new Map() };
    return setup ?? { tree: await headTree(), ...nothing };
  };

  return {
    ...parts,
    /** A branch, tag, `origin/main` or object id as a commit; undefined where there is none. */
    resolve: async (ref: string) => (isRevision(ref) ? (await objectInfo(git, `${ref}^{commit}`))?.id : undefined),
    /** The tree of a whole commit id. */
    treeOf: treeOfCommit,
    /** A regular file's text out of a commit; undefined where it is absent, no regular file, or over `maxBytes`. */
    readFile: (commit: string, path: string, maxBytes = 1024 * 1024) => readText(git, commit, path, maxBytes),
    listFiles: async (commit: string) => (await listEntries(git, commit)).map(({ path }) => path),
    /** The tree as setup left it; what differs from it later is the agent's. */
    markSetup: () =>
      inTurn(async () => {
        setup = await takeRaw(git, tree, undefined);
        setupAtMs = Date.now();
        return { tree: setup.tree };
      }),
    snapshot: () =>
      inTurn(async () => {
        const now = await takeRaw(git, tree, known());
        return onHead(git, { commit: head.commit, tree: await headTree() }, tree, await setupOrHead(), now);
      }),
    differences: async (from: string, to: string) => differences(git, ...(await treesOf(from, to))),
    changesWithMoves: async (from: string, to: string) => changesWithMoves(git, ...(await treesOf(from, to))),
    pathsBetween: async (from: string, to: string) =>
      (await differences(git, ...(await treesOf(from, to)))).map(({ path }) => path),
    diffStat: (from: string, to: string) => diffStat(git, from, to),
    patch: (from: string, to: string, options?: { maxBytes?: number }) => patch(git, from, to, options?.maxBytes),
    /** `base` with `paths` (files or whole folders) as `from` has them, deleted where it has none. */
    treeWith: (base: string, from: string, paths: string[]) => treeWith(git, base, from, paths),
    /** `base` with these regular files in it, path → content. */
    treeWithFiles: (base: string, files: ReadonlyMap<string, string>) => treeWithFiles(git, base, files),
    /** A change of a text carried over to another version of it; undefined where git merges no such text. */
    carryOver,
    /**
     * Writes what differs between two trees into the folder `into`, as a checkout of `to` would, and names what it deletes.
     * With the head's tree as `from` this is what the run changed, and setup's own files stay as they are.
     */
    exportOver: (from: string, to: string, into: string) => exportOver(git, from, to, into),
    /** Makes the work tree what setup left plus what `goal` changes on HEAD. Ignored files stay. */
    writeTree: (goal: string) =>
      inTurn(async () => restore(git, tree, { head: head.commit, setup: await setupOrHead(), goal, lfs })),
    /** Before setup: goes to another commit that is here already, and is on `branch` then. Untracked and ignored files stay. */
    moveTo: (commit: string, branch: string) =>
      inTurn(async () => {
        if (commit !== head.commit) {
          const goal = await treeOfCommit(commit);
          await restore(git, tree, { head: head.commit, setup: await takeRaw(git, tree, undefined), goal, lfs });
          await git.text(['update-ref', '--no-deref', 'HEAD', commit]);
        }
        Object.assign(head, { commit, branch });
      }),
    /** Ignored files that changed since setup, which no commit and no verification has. */
    ignoredChanges: () => inTurn(() => ignoredSince(git, tree, setupAtMs)),
    /** Paths that differ from HEAD, staged, unstaged or untracked: for a clone that is only read. */
    uncommitted: () => inTurn(async () => uncommitted(git, tree, new Set(await index()))),
    async commit(options: CommitOptions) {
      const made = await commitTree(git, options);
      commits.set(options.tree, made);
      return made;
    },
    isAncestor: async (ancestor: string, descendant: string) =>
      isRevision(ancestor) &&
      isRevision(descendant) &&
      (await git.run(['merge-base', '--is-ancestor', ancestor, descendant])).code === 0,
    mergeBase: async (a: string, b: string) => {
      if (!isRevision(a) || !isRevision(b)) return undefined;
      const { code, stdout } = await git.run(['merge-base', a, b]);
      return code === 0 ? stdout.toString().trim() : undefined;
    },
    /** How many commits of `to` a branch that stands at `from` does not have. */
    behind: async (from: string, to: string) =>
      Number(await git.text(['rev-list', '--count', '--end-of-options', to, `^${from}`])),
    log: (from: string | undefined, to: string, how?: { firstParent?: boolean }) => log(git, from, to, how),
    /** Makes the throw-away `.git` for the sandbox in `into`; `objects` are the folders it borrows from, to be shown read-only. */
    fillInside: (into: string, at: Partial<Inside> = {}) =>
      inTurn(async () => {
        const { commit = head.commit, branch = head.branch ?? 'work', base, origin, tree: stands } = at;
        const isOther = stands !== undefined && stands !== (await treeOfCommit(commit));
        const own = isOther ? (commits.get(stands) ?? (await commitInside(git, stands, commit))) : commit;
        if (isOther) commits.set(stands, own);
        return fillInside(git, into, { commit: own, branch, base, origin });
      }),
  };
}

/** A ref or id as a plain word: no option, no range, no `:path`, no `@{…}`. */
function isRevision(ref: string) {
  return /^[\w@][\w./@+#=-]*$/u.test(ref) && !ref.includes('..');
}
