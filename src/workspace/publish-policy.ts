/**
 * What of a commit may leave the machine, decided on the trees that git has, before the push. A path that may not is held
 * back: the tree goes without it, as the parent has it. Denies by default; a path that cannot be judged is held back.
 */

import { smallFoldersFirst, topFolder } from './git-path.ts';
import { badLink, type Links } from './link-targets.ts';
import { changedSources } from './lock-sources.ts';
import { sameNames } from './protected-names.ts';
import { pathJudge } from './protected-paths.ts';
import type { Repository } from './repository.ts';
import { lintSecrets, maxLintedLength } from './secret-lint.ts';
import { type SecretScan, scanFor } from './secret-scan.ts';
import { absentMode, type Difference, linkMode, listEntries, readBlob, submoduleMode } from './trees.ts';

interface HeldBack {
  /** A path, or a folder with a slash at its end that stands for many. */
  path: string;
  reason: string;
  rule: Rule;
}

type Rule =
  | 'protected-path'
  | 'setting'
  | 'credential-file'
  | 'name'
  | 'mode'
  | 'link'
  | 'size'
  | 'count'
  | 'secret'
  | 'package-source';

export interface PolicyRules {
  /** The setting `protected-paths`; adds to the built-in list. */
  protectedPaths: readonly string[];
  /** Values that must never leave: keys, tokens, what `test-env` names. */
  secrets: readonly string[];
  limits?: Partial<PolicyLimits>;
}

interface PolicyLimits {
  files: number;
  fileBytes: number;
  totalBytes: number;
}

/** Of one commit against its parent, and of the whole branch against its base. A change that a person can review is smaller. */
const policyLimits: PolicyLimits = { files: 1000, fileBytes: 5 * 1024 * 1024, totalBytes: 20 * 1024 * 1024 };

export interface Publishable {
  /** `tree` without what is held back. */
  tree: string;
  heldBack: HeldBack[];
}

/** Judges `tree` against `parent`, the commit that it follows, and against `base`, where the branch began. */
export async function publishable(
  repository: Repository,
  { tree, parent, base }: { tree: string; parent: string; base: string },
  rules: PolicyRules,
): Promise<Publishable> {
  const limits = { ...policyLimits, ...rules.limits };
  const changes = await repository.differences(parent, tree);
  const heldBack = await judgeChanges(repository, changes, tree, rules, limits);
  const held = new Set(heldBack.map(({ path }) => path));
  const left = changes.filter(({ path }) => !held.has(path));
  // Against the base only to count: what the parent has already was judged when it came, or is a person's own.
  const earlier = base === parent ? [] : await repository.differences(base, parent);
  const { paths, summary } = await overLimits(repository, left, earlier, limits);
  const reduced = await repository.treeWith(tree, parent, [...held, ...paths]);
  return { tree: reduced, heldBack: [...heldBack, ...summary] };
}

async function judgeChanges(
  repository: Repository,
  changes: Difference[],
  tree: string,
  rules: PolicyRules,
  limits: PolicyLimits,
): Promise<HeldBack[]> {
  const judgePath = pathJudge(rules.protectedPaths);
  const scan = scanFor(rules.secrets);
  const links = changes.some(({ toMode }) => toMode === linkMode) ? await linksOf(repository, tree) : new Map();
  const collides = changes.some(({ status }) => status === 'added')
    ? await namesOf(repository, tree, changes)
    : () => undefined;
  const held: HeldBack[] = [];
  for (const change of changes) {
    const { path, status } = change;
    const found =
      judgePath(path, status === 'added') ??
      judgeMode(change) ??
      (status === 'added' ? reasonOf('name', collides(path)) : undefined) ??
      (change.toMode === linkMode ? reasonOf('link', badLink(path, links)) : undefined) ??
      (status === 'deleted' ? undefined : await judgeContent(repository, change, scan, limits));
    if (found !== undefined) held.push({ path, ...found });
  }
  return held;
}

type Judgement = Omit<HeldBack, 'path'> | undefined;

function reasonOf(rule: Rule, reason: string | undefined): Judgement {
  return reason === undefined ? undefined : { rule, reason };
}

function judgeMode({ fromMode, toMode }: Difference): Judgement {
  if (toMode === submoduleMode || fromMode === submoduleMode) return { rule: 'mode', reason: 'is a submodule' };
  if (['100644', '100755', linkMode, absentMode].includes(toMode)) return undefined;
  return { rule: 'mode', reason: `has the mode ${toMode}` };
}

async function judgeContent(
  { git }: Repository,
  change: Difference,
  scan: SecretScan,
  limits: PolicyLimits,
): Promise<Judgement> {
  const { path, fromMode, fromId, toId } = change;
  // A change of the mode alone brings no bytes.
  if (fromId === toId) return undefined;
  const bytes = await readBlob(git, toId, limits.fileBytes);
  if (bytes === undefined) return { rule: 'size', reason: `is larger than ${limits.fileBytes} bytes` };
  const text = textOf(bytes);
  const before =
    fromMode === absentMode ? '' : textOf((await readBlob(git, fromId, limits.fileBytes)) ?? Buffer.alloc(0));
  if (scan.holds(path) || (scan.holds(text) && !scan.holds(before))) {
    return { rule: 'secret', reason: 'holds a secret of this run' };
  }
  const sources = changedSources(path, before, text);
  if (sources.length > 0)
    return {
      rule: 'package-source',
      reason: `takes packages from ${sources.slice(0, 3).join(', ')}, which it did not before`,
    };
  if (text.length > maxLintedLength) return undefined;
  const secrets = await lintSecrets(text);
  const fresh = secrets.find((secret) => !before.includes(secret.text));
  return fresh === undefined ? undefined : { rule: 'secret', reason: `holds what looks like a secret (${fresh.kind})` };
}

/** UTF-16 as it reads; any other bytes one character each, so that ASCII in a binary is found. */
function textOf(bytes: Buffer): string {
  if (bytes.length >= 2 && bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le');
  return bytes.includes(0) ? `${bytes.toString('latin1')}\n${bytes.toString('utf16le')}` : bytes.toString('utf8');
}

async function linksOf({ git }: Repository, tree: string): Promise<Links> {
  const links = (await listEntries(git, tree)).filter(({ mode }) => mode === linkMode);
  const targets = await Promise.all(links.map(async ({ id }) => (await readBlob(git, id, 8192))?.toString() ?? ''));
  return new Map(links.map(({ path }, index) => [path, targets[index] ?? '']));
}

async function namesOf(
  { git }: Repository,
  tree: string,
  changes: Difference[],
): Promise<(path: string) => string | undefined> {
  const added = changes.filter(({ status }) => status === 'added').map(({ path }) => path);
  const all = (await listEntries(git, tree)).map(({ path }) => path);
  return sameNames(added, all);
}

/** Cuts what is too much: changes of existing files stay, then new ones, those of the largest new folder last. */
async function overLimits(
  { git }: Repository,
  changes: Difference[],
  earlier: Difference[],
  limits: PolicyLimits,
): Promise<{ paths: string[]; summary: HeldBack[] }> {
  const before = new Set(earlier.map(({ path }) => path));
  const sizes = await sizesOf(git, [...changes, ...earlier]);
  const size = ({ toId }: Difference) => sizes.get(toId) ?? 0;
  const [added, others] = [true, false].map((wanted) =>
    changes.filter(({ status }) => (status === 'added') === wanted),
  );
  const sorted = [...(others ?? []), ...smallFoldersFirst(added ?? [], ({ path }) => path)];
  let files = before.size;
  let bytes = earlier.reduce((sum, change) => sum + size(change), 0);
  const cut: Difference[] = [];
  for (const change of sorted) {
    const more = before.has(change.path) ? 0 : 1;
    if (files + more > limits.files || bytes + size(change) > limits.totalBytes) cut.push(change);
    else {
      files += more;
      bytes += size(change);
    }
  }
  const groups = Map.groupBy(cut, ({ path }) => topFolder(path));
  const summary = [...groups].map(([folder, { length }]): HeldBack => {
    const reason = `${length} ${length === 1 ? 'file is' : 'files are'} beyond the ${limits.files} files or ${limits.totalBytes} bytes that a pull request may change`;
    return { path: folder, reason, rule: 'count' };
  });
  return { paths: cut.map(({ path }) => path), summary };
}

async function sizesOf(git: Repository['git'], changes: Difference[]): Promise<Map<string, number>> {
  const ids = [
    ...new Set(
      changes.filter(({ toMode }) => toMode !== absentMode && toMode !== submoduleMode).map(({ toId }) => toId),
    ),
  ];
  if (ids.length === 0) return new Map();
  const out = await git.text(['cat-file', '--batch-check=%(objectname) %(objectsize)'], {
    input: `${ids.join('\n')}\n`,
  });
  return new Map(out.split('\n').map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ')[1])]));
}
