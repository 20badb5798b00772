/**
 * Decides which changed files of a commit may be pushed, and holds back files that are dangerous, large or too many. It
 * must judge git's trees, not the work tree, and hold back what it cannot judge.
 */

import { type Git, smallFoldersFirst, topFolder } from '../git/git.ts';
import { listEntries, readBlobs, sizesOf } from '../git/git-objects.ts';
import type { Repository } from '../git/repository.ts';
import { absentMode, type Difference, linkMode, submoduleMode } from '../git/trees.ts';
import { frozenDependencies, packagesOf } from './dependency-changes.ts';
import { type ContentJudgement, judgeContents } from './forbidden-content.ts';
import {
  behindLinks,
  isCredentialFile,
  neverChanged,
  type PathRule,
  pathJudge,
  shownByLink,
} from './protected-paths.ts';
import { unknownKinds } from './unknown-file-kinds.ts';
import { badLink, inEmbeddedRepository, inNewNodeModules, type Links, sameNames } from './unsafe-paths.ts';

interface HeldBack {
  /** A path, or a folder with a slash at its end that stands for many. */
  path: string;
  reason: string;
  rule: Rule;
}

type OwnRule = 'repository' | 'installed' | 'mode' | 'link' | 'size' | 'count' | 'unknown-kind';
type Rule = OwnRule | PathRule['rule'] | ContentJudgement['rule'];

export interface PolicyRules {
  /** The setting `protected-paths`; adds to the built-in list. */
  protectedPaths: readonly string[];
  /** Values that must never leave: keys, tokens, what `test-env` names. */
  secrets: readonly string[];
  /** What the story says: a file of an unknown kind that it or a dependency names is let go. */
  story?: string;
  /** The setting `dependencies` is frozen. */
  frozen?: boolean;
  limits?: Partial<PolicyLimits>;
}

/**
 * Judges `tree` against `parent`, the commit that it follows, and against `base`, where the branch began. Gives it without what is
 * held back.
 */
export async function publishable(
  repository: Repository,
  { tree, parent, base }: { tree: string; parent: string; base: string },
  rules: PolicyRules,
) {
  const { git } = repository;
  const limits = { ...policyLimits, ...rules.limits };
  const changes = await repository.differences(parent, tree);
  // Against the base only to count: what the parent has already was judged when it came, or is a person's own.
  const earlier = base === parent ? [] : await repository.differences(base, parent);
  const sizes = await sizesOf(git, idsOf([...changes, ...earlier]));

  const packages = packagesOf((await repository.readFile(tree, 'package.json')) ?? '') ?? new Map();
  const story = [rules.story, ...packages.keys()].join('\n');
  const byKind = await judgeKinds(git, { changes, tree, parent }, { ...rules, story }, sizes, limits);
  const allowed = without(changes, byKind);
  const frozen = rules.frozen ? await frozenDependencies(repository, allowed, { tree, parent }) : [];
  const fit = without(allowed, frozen);
  const cut = beyondLimits(fit, earlier, sizes, limits);
  const left = without(fit, cut);
  const searched = { secrets: rules.secrets, maxBytes: limits.fileBytes, place: repository.tree };
  const byContent = await judgeContents(git, left, sizes, searched);

  const counted = summaryOf(cut, limits).map((held): HeldBack => ({ ...held, rule: 'count' }));
  const paths = [...byKind, ...frozen, ...cut, ...byContent].map(({ path }) => path);
  return {
    tree: paths.length === 0 ? tree : await repository.treeWith(tree, parent, paths),
    heldBack: [...byKind, ...frozen, ...byContent, ...counted],
  };
}

/** `tree` less the files that are for credentials or hold a secret, whatever else holds them back; they are as `parent` has them. */
export async function withoutSecrets(
  repository: Repository,
  { tree, parent }: { tree: string; parent: string },
  secrets: readonly string[],
): Promise<{ tree: string; left: string[] }> {
  const { git } = repository;
  const changes = await repository.differences(parent, tree);
  const before = (await listEntries(git, parent)).map(({ path }) => path);
  const sizes = await sizesOf(git, idsOf(changes));
  const maxBytes = policyLimits.fileBytes;
  // What is too large to be searched may hold anything.
  const unfit = changes.filter(({ path, toId }) => isCredentialFile(path, before) || (sizes.get(toId) ?? 0) > maxBytes);
  const searched = { secrets, maxBytes, secretsOnly: true };
  const found = await judgeContents(git, without(changes, unfit), sizes, searched);
  const left = [...unfit, ...found].map(({ path }) => path);
  return { tree: left.length === 0 ? tree : await repository.treeWith(tree, parent, left), left };
}

/** By path, mode, name, where a link leads and size: all that can be told without reading a file. */
async function judgeKinds(
  git: Git,
  { changes, tree, parent }: { changes: readonly Difference[]; tree: string; parent: string },
  { protectedPaths, story = '' }: PolicyRules,
  sizes: ReadonlyMap<string, number>,
  limits: PolicyLimits,
): Promise<HeldBack[]> {
  const parentEntries = await listEntries(git, parent);
  const before = parentEntries.map(({ path }) => path);
  const judgePath = pathJudge(protectedPaths, before);
  const added = changes.filter(({ status }) => status === 'added').map(({ path }) => path);
  const newLinks = changes.some(({ toMode }) => toMode === linkMode);
  const steers = changes.some(({ path }) => /\/(head|config|config\.worktree|commondir|hooks\/[^/]+)$/i.test(path));
  const entries = added.length > 0 || newLinks || steers ? await listEntries(git, tree) : [];
  const all = entries.map(({ path }) => path);
  const fresh = new Set(added);
  const embedded = inEmbeddedRepository(all);
  const installed = inNewNodeModules(all.filter((path) => !fresh.has(path)));
  const unknownKind = unknownKinds({ base: before, story });
  const sameName = sameNames(added, added.length === 0 ? [] : all);
  const links = newLinks ? await linksOf(git, entries) : new Map<string, string>();
  const isProtected = neverChanged(protectedPaths);
  // Those that stay: a new one that would open such a name goes itself.
  const behind = behindLinks(await linksOf(git, parentEntries), isProtected);

  const judge = (change: Difference): Omit<HeldBack, 'path'> | undefined => {
    const { path, toMode, toId } = change;
    const [isNew, isLink] = [change.status === 'added', toMode === linkMode];
    const isLarge = (sizes.get(toId) ?? 0) > limits.fileBytes;
    const named = (rule: Rule, reason: string | undefined) => (reason === undefined ? undefined : { rule, reason });
    return (
      judgePath(path, isNew) ??
      named('mode', badMode(change)) ??
      (embedded(path) ? named('repository', 'lies in a folder that git takes for a repository') : undefined) ??
      (isNew ? named('name', sameName(path)) : undefined) ??
      (isNew && installed(path) ? named('installed', 'is an installed package') : undefined) ??
      (isLink ? named('link', badLink(path, links)) : undefined) ??
      named('protected-path', isLink ? shownByLink(path, { links, paths: all, isProtected }) : undefined) ??
      named('protected-path', behind(path)) ??
      (isLarge ? named('size', `is larger than ${limits.fileBytes / 2 ** 20} MiB`) : undefined) ??
      (isNew ? named('unknown-kind', unknownKind(path)) : undefined)
    );
  };
  return changes.flatMap((change) => {
    const found = judge(change);
    return found === undefined ? [] : [{ path: change.path, ...found }];
  });
}

function badMode({ fromMode, toMode }: Difference) {
  if (toMode === submoduleMode || fromMode === submoduleMode) return 'is a submodule';
  return ['100644', '100755', linkMode, absentMode].includes(toMode) ? undefined : `has the mode ${toMode}`;
}

async function linksOf(git: Git, entries: readonly { mode: string; id: string; path: string }[]): Promise<Links> {
  const links = entries.filter(({ mode }) => mode === linkMode);
  const ids = links.map(({ id }) => id);
  const targets = await readBlobs(git, ids, await sizesOf(git, ids));
  return new Map(links.map(({ path, id }) => [path, targets.get(id)?.toString() ?? '']));
}

function without(changes: readonly Difference[], held: readonly { path: string }[]): Difference[] {
  const paths = new Set(held.map(({ path }) => path));
  return changes.filter(({ path }) => !paths.has(path));
}

function idsOf(changes: readonly Difference[]) {
  return changes.flatMap(({ fromMode, toMode, fromId, toId }) => [
    ...([absentMode, submoduleMode].includes(fromMode) ? [] : [fromId]),
    ...([absentMode, submoduleMode].includes(toMode) ? [] : [toId]),
  ]);
}

interface PolicyLimits {
  files: number;
  fileBytes: number;
  totalBytes: number;
}

/** Of the whole branch against its base. */
export const policyLimits: PolicyLimits = { files: 1000, fileBytes: 5 * 1024 * 1024, totalBytes: 20 * 1024 * 1024 };

/**
 * The changes that are too much, given what the branch has changed `earlier`: changes of existing files stay, then new ones,
 * and those of the largest new folder are cut first.
 */
function beyondLimits(
  changes: readonly Difference[],
  earlier: readonly Difference[],
  sizes: ReadonlyMap<string, number>,
  limits: PolicyLimits,
): Difference[] {
  const size = ({ toId }: Difference) => sizes.get(toId) ?? 0;
  const before = new Map(earlier.map((change) => [change.path, size(change)]));
  let files = before.size;
  let bytes = earlier.reduce((sum, change) => sum + size(change), 0);
  const added = changes.filter(({ status }) => status === 'added');
  const others = changes.filter(({ status }) => status !== 'added');
  const cut: Difference[] = [];
  for (const change of [...others, ...smallFoldersFirst(added, ({ path }) => path)]) {
    const known = before.get(change.path);
    const moreFiles = known === undefined ? 1 : 0;
    const moreBytes = size(change) - (known ?? 0);
    if (files + moreFiles > limits.files || bytes + moreBytes > limits.totalBytes) cut.push(change);
    else {
      files += moreFiles;
      bytes += moreBytes;
    }
  }
  return cut;
}

/** One line for each folder that was cut, and not one for each of ten thousand files. */
export function summaryOf(cut: readonly Difference[], limits: PolicyLimits): { path: string; reason: string }[] {
  const most = `the ${limits.files} files or ${limits.totalBytes} bytes that a pull request may change`;
  return [...Map.groupBy(cut, ({ path }) => topFolder(path))].map(([path, { length }]) => ({
    path,
    reason: `${length} ${length === 1 ? 'file is' : 'files are'} beyond ${most}`,
  }));
}
