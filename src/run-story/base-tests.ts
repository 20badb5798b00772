/**
 * Builds the git tree whose tests an attempt must keep: the base's tests with the changes that people made on the branch. What
 * Redgreen's own commits changed in tests does not count.
 */

import type { LoggedCommit } from '../git/commit.ts';
import type { Repository } from '../git/repository.ts';
import { belongsToTests } from '../verdict/roles.ts';
import type { Workspace } from './request.ts';

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
    const changed = (await repository.differences(parent, commit)).map(({ path }) => path);
    const own = changed.filter((path) => belongsToTests(path, testPaths));
    if (own.length > 0) tree = await withChange(repository, tree, { parent, commit, paths: own });
  }
  return tree;
}

/** A commit of ours counts for nothing; of a merge that we made counts what the other side brought, by whom ever. */
async function changeByPeople(
  repository: Repository,
  { commit, parents: [parent, merged], trailers }: LoggedCommit,
): Promise<{ parent: string; commit: string } | undefined> {
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
  repository: Workspace['repository'],
  tree: string,
  { parent, commit, paths }: { parent: string; commit: string; paths: string[] },
): Promise<string> {
  const touched = new Set((await repository.differences(tree, parent)).map(({ path }) => path));
  const both = paths.filter((each) => touched.has(each));
  const merged = await carriedOver(repository, both, { from: parent, to: commit, onto: tree });
  const whole = paths.filter((path) => !merged.has(path));
  return repository.treeWithFiles(await repository.treeWith(tree, commit, whole), merged);
}

/** What changed in these files between two trees, on a third one, line by line; those that conflict or are not in all three are left out. */
export async function carriedOver(
  repository: Repository,
  paths: readonly string[],
  trees: { from: string; to: string; onto: string },
): Promise<Map<string, string>> {
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
