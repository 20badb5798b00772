/**
 * Builds the git tree whose tests judge an attempt: the base commit's files with test changes by people, but not by
 * Redgreen.
 */

import type { LoggedCommit } from '../git/commit.ts';
import { mergeCommits } from '../git/merge.ts';
import type { Repository } from '../git/repository.ts';
import type { Stop } from '../run/run.ts';
import { belongsToTests } from '../verdict/file-roles.ts';
import type { RunRequest, Workspace } from './run-request.ts';

/** Somebody else's branch as it was before the first commit of any run of ours on it. */
export async function headBeforeUs(repository: Repository, mergeBase: string, head: string): Promise<string> {
  const commits = await repository.log(mergeBase, head);
  return commits.findLast(({ trailers }) => 'Redgreen-Run' in trailers)?.parents[0] ?? head;
}

/** The merge base's tree with the test changes of people's commits, and never those of an earlier attempt. */
export async function treeOfBaseTests(
  { repository, base, head }: Workspace,
  testPaths: string[] | undefined,
): Promise<string> {
  let tree = await repository.treeOf(base.commit);
  if (head === base.commit) return tree;
  const commits = (await repository.log(base.commit, head, { firstParent: true })).reverse();
  for (const logged of commits) {
    const change = await changeByPeople(repository, logged);
    if (change === undefined) continue;
    const { parent, commit } = change;
    const changed = await repository.pathsBetween(parent, commit);
    const own = changed.filter((path) => belongsToTests(path, testPaths));
    if (own.length > 0) tree = await withChange(repository, tree, { parent, commit, paths: own });
  }
  return tree;
}

/** A commit of ours counts for nothing; of a merge that we made counts what the other side brought, by whom ever. */
async function changeByPeople(repository: Repository, { commit, parents: [parent, merged], trailers }: LoggedCommit) {
  if (parent === undefined) return undefined;
  if (!('Redgreen-Run' in trailers)) return { parent, commit };
  if (merged === undefined) return undefined;
  const ancestor = await repository.mergeBase(parent, merged);
  return ancestor === undefined ? undefined : { parent: ancestor, commit: merged };
}

/**
 * `tree` with what a commit changed in these files. A file that an attempt had changed before it is merged line by line: taken
 * as a whole, it would bring the attempt's change along.
 */
async function withChange(
  repository: Repository,
  tree: string,
  { parent, commit, paths }: { parent: string; commit: string; paths: string[] },
) {
  const touched = new Set(await repository.pathsBetween(tree, parent));
  const both = paths.filter((each) => touched.has(each));
  const merged = await carriedOver(repository, both, { from: parent, to: commit, onto: tree });
  const whole = paths.filter((path) => !merged.has(path));
  return repository.treeWithFiles(await repository.treeWith(tree, commit, whole), merged);
}

/** What changed in these files between two trees, on a third one, line by line; those that conflict or are not in all three are left out. */
async function carriedOver(
  repository: Repository,
  paths: readonly string[],
  trees: { from: string; to: string; onto: string },
) {
  const carried = new Map<string, string>();
  for (const path of paths) {
    const texts = [trees.from, trees.to, trees.onto].map((tree) => repository.readFile(tree, path));
    const [from, to, onto] = await Promise.all(texts);
    if (from === undefined || to === undefined || onto === undefined) continue;
    const text = await repository.carryOver({ from, to, onto });
    if (text !== undefined) carried.set(path, text);
  }
  return carried;
}

/** What is merged with what, and where the branch had left the other. */
interface MergeEnds {
  head: string;
  baseHead: string;
  branch: string;
  base: string;
  forkPoint: string;
}

/**
 * The work tree at the merge, a commit that is only here, and what is left to do about it; undefined where there is nothing to merge.
 * In it a file that conflicts stands as the branch has it, a test file with what the base changed in it too: that is what verdict
 * and baseline count from. Our own branch is held against the base branch, somebody else's against the merge of
 * what there was before us.
 */
export async function mergedHead(
  { code, record, settings }: RunRequest,
  repository: Repository,
  { head, baseHead, branch, base, forkPoint }: MergeEnds,
): Promise<Pick<Workspace, 'head' | 'base' | 'merge'> | { stop: Stop } | undefined> {
  if (await repository.isAncestor(baseHead, head)) return undefined;
  const made = await mergeCommits(repository.git, head, baseHead);
  if ('problem' in made) return { stop: { outcome: 'error', detail: `${base} cannot be merged: ${made.problem}` } };
  const { conflicts, messages } = made;
  const tests = conflicts.filter((path) => belongsToTests(path, settings.testPaths));
  // What both sides changed in these files, line by line; what they changed in the same lines as the branch has it.
  const from = tests.length === 0 ? undefined : await repository.mergeBase(head, baseHead);
  const both =
    from === undefined
      ? new Map<string, string>()
      : await carriedOver(repository, tests, { from, to: head, onto: baseHead });
  const kept = conflicts.filter((path) => !both.has(path));
  const tree = await repository.treeWithFiles(await repository.treeWith(made.tree, head, kept), both);
  const message = `Merge ${base} into ${branch}`;
  const trailers = { 'Redgreen-Run': record.runId };
  const parents = { parent: head, merged: baseHead };
  const commit = await repository.commit({ tree, ...parents, message, author: code.author, trailers });
  await repository.moveTo(commit, branch);
  const before = code.start.theirs ? await headBeforeUs(repository, forkPoint, head) : baseHead;
  return {
    head: commit,
    base: { branch: base, commit: before === head ? commit : before },
    merge: { ...parents, message, conflicts, messages, marked: made.tree },
  };
}

/** The conflicts as the agent is told of them: both sides with the ancestor between, under a budget. */
export async function conflictText({ repository, merge }: Workspace, maxChars: number): Promise<string> {
  if (merge === undefined || merge.conflicts.length === 0) return '';
  const parts = [merge.messages, ''];
  for (const path of merge.conflicts) {
    // Marks included.
    const hunks = ((await repository.readFile(merge.marked, path)) ?? '').match(conflict) ?? [];
    parts.push(`${path}${hunks.length === 0 ? '' : `\n${hunks.join('\n')}`}`);
  }
  return parts.join('\n').slice(0, maxChars);
}

/** Files of a tree in which marks of a conflict are left, of those that the run has changed: more than either side has by itself. */
export async function markedFiles({ repository, merge, head }: Workspace, tree: string): Promise<string[]> {
  if (merge === undefined) return [];
  const marked: string[] = [];
  for (const path of await repository.pathsBetween(head, tree)) {
    const own = merge.conflicts.includes(path) ? allMarks : marks;
    const counts = [tree, merge.parent, merge.merged].map(
      async (at) => (await repository.readFile(at, path))?.match(own)?.length,
    );
    const [left = 0, ours = 0, theirs = 0] = await Promise.all(counts);
    if (left > ours + theirs) marked.push(path);
  }
  return marked;
}

/** Seven of them, unless an attribute of git's asks for more. The middle one underlines headings too: it counts in a file of conflicts. */
const marks = /^(?:<{7,}|>{7,}|\|{7,})(?: .*)?$/gm;
const allMarks = /^(?:(?:<{7,}|>{7,}|\|{7,})(?: .*)?|={7,})$/gm;
const conflict = /^<{7,}(?: .*)?\r?\n[\s\S]*?^>{7,}(?: .*)?$/gm;
