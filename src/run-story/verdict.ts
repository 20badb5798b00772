/** What stands behind "passed": the tamper guard, and a second verification with the tests as they were. */

import { changedTexts } from '../git/changed-text.ts';
import type { Repository } from '../git/repository.ts';
import { type ChangedPath, classify } from '../guard/classify.ts';
import { findTampering } from '../guard/guard.ts';
import { languageOf } from '../guard/language.ts';
import { roleOf } from '../guard/production.ts';
import type { AlsoGuard } from '../loop/tdd.ts';
import type { TamperFinding, Verification } from '../run/verification.ts';
import type { Story } from '../story/story.ts';
import { wholeCommand } from '../verify/commands.ts';
import { followedTests } from '../verify/followed-tests.ts';
import { metElsewhere } from '../verify/met-elsewhere.ts';
import { reExports } from '../verify/re-exports.ts';
import { basePathsToLayOver, readSecond, withBaseTests } from '../verify/second.ts';
import { unmarkedTests } from '../verify/unmarked-tests.ts';
import { settleFlakes } from './flakes.ts';
import { permitted, whatMayStay } from './may-stay.ts';
import { longestMs, withTwins } from './prove.ts';
import type { RunRequest } from './request.ts';
import { changedPaths } from './rerun.ts';
import type { Verifier, VerifierOptions } from './verifier.ts';

/** Exit 0 is only the beginning: tests that were weakened make it red, tests that were changed are verified as they were. */
export async function judge(
  options: VerifierOptions,
  verifier: Verifier,
  { tree, name, settled, also }: Judged,
): Promise<Verification> {
  const changed = await changedPaths(options, options.baseTree, tree);
  const tampering = await findTamperingIn(options, verifier, tree, changed, settled, also);
  const guarded: Verification = { ...settled, ...(tampering.length === 0 ? {} : { tampering }) };
  if (guarded.result !== 'passed') return guarded;
  if (tampering.some(({ severity }) => severity === 'weakens')) return { ...guarded, result: 'failed' };
  return verifyWithBaseTests(options, verifier, tree, changed, guarded, name);
}

interface Judged {
  tree: string;
  name: string;
  /** The commands' own verification of the tree, its flakes settled. */
  settled: Verification;
  also?: AlsoGuard;
}

async function findTamperingIn(
  { request, workspace, commands, baseTree }: VerifierOptions,
  verifier: Verifier,
  tree: string,
  changed: ChangedPath[],
  verification: Verification,
  also: AlsoGuard | undefined,
): Promise<TamperFinding[]> {
  const { settings } = request;
  const { repository } = workspace;
  const context = {
    commands,
    baseline: verifier.baseline,
    verification,
    testPaths: settings.testPaths,
    story: { mayChangeTests: settings.testsMayChange, text: storyText(request) },
  };
  const from = async (base: string, paths: ChangedPath[]) =>
    findTampering({ base, tree, changed: paths, read: await changedTexts(repository, base, tree) }, context);
  const found = [...(also?.findings ?? []), ...(await from(baseTree, changed))];
  if (also?.testsOf === undefined || also.testsOf === baseTree) return found;
  const since = await changedPaths({ workspace }, also.testsOf, tree);
  const known = new Set(found.map(({ rule, path, line }) => `${rule}\n${path}\n${line}`));
  const more = await from(also.testsOf, since);
  return [...found, ...more.filter(({ rule, path, line }) => !known.has(`${rule}\n${path}\n${line}`))];
}

function storyText(request: RunRequest): string {
  return permittingText(isTheirs(request) ? { ...request.story, byWriter: false } : request.story);
}

/** Somebody else's pull request asks for nothing: its text tells what its author did. */
function isTheirs({ code: { start } }: RunRequest): boolean {
  return start.kind === 'again' && start.theirs !== undefined;
}

/** What people who may write to the repository have said: an issue of somebody else's permits nothing. */
export function permittingText({ title, body, comments, byWriter }: Story): string {
  const own = byWriter === false ? [] : [title, body];
  return [...own, ...comments.map((one) => one.body)].join('\n');
}

/** The same tree with the base's tests and test configuration laid over it. Costs nothing where none was touched. */
async function verifyWithBaseTests(
  options: VerifierOptions,
  verifier: Verifier,
  tree: string,
  changed: ChangedPath[],
  green: Verification,
  name: string,
): Promise<Verification> {
  const { request, workspace, baseTree, limits } = options;
  const { settings } = request;
  const { repository } = workspace;
  const read = (side: 'base' | 'tree', path: string) => repository.readFile(side === 'base' ? baseTree : tree, path);
  const list = () => repository.listFiles(baseTree);
  const command = wholeCommand(options.commands);
  const { baseline } = verifier;
  const followed = await followedTests({ changed, list, read, command, globs: settings.testPaths, baseline, green });
  const lay = basePathsToLayOver(changed, (path) => classify(path, settings.testPaths), followed);
  const merged = await mergedFiles(repository, { baseTree, tree, paths: lay.scripts });
  if (merged.size === 0 && !lay.needed) return green;
  const withTests = await repository.treeWith(tree, baseTree, [...lay.restore, ...lay.remove]);
  const unmarked = await unmarkedTests(read, lay.restore);
  const split = await reExports(
    changed,
    read,
    (path) => roleOf(path, { command, globs: settings.testPaths }) === 'production',
  );
  const laid = await repository.treeWithFiles(withTests, new Map([...merged, ...unmarked, ...split]));
  const suspect = { tree: laid, name: `${name}-base-tests`, of: tree, used: green.flaky === undefined ? 0 : 1 };
  const mostMs = longestMs(green, baseline);
  const red =
    (await greenWithTwins(options, verifier, { tree, changed, laid, name: suspect.name, mostMs })) ??
    (await verifier.run(laid, suspect.name, { mostMs }));
  const settled = await settleFlakes(options, verifier, { ...suspect, red });
  if (settled.result !== 'passed' && limits.aborted() !== undefined) {
    const note = 'The verification with the tests as they were did not come to its end: nothing backs the exit code.';
    return { ...green, result: 'failed', notes: [...green.notes, note] };
  }
  const met = await metElsewhere(read, baseline, settled);
  const reading = readSecond(baseline, settled, met);
  const result = {
    result: settled.result,
    bent: reading.bent,
    changedBehaviour: reading.changedBehaviour,
    ...(settled.flaky && { flaky: settled.flaky }),
  };
  const changesCode = changed.some(
    ({ path }) =>
      languageOf(path) !== undefined && roleOf(path, { command, globs: settings.testPaths }) === 'production',
  );
  const story = { text: storyText(request), mayChangeTests: settings.testsMayChange && changesCode };
  const isProduction = (path: string) => roleOf(path, { command, globs: settings.testPaths }) === 'production';
  const stays = reading.kind === 'bent' ? await whatMayStay(story, lay, { read, list, changed, isProduction }) : [];
  if (stays.length > 0) {
    const others = changed.filter(({ path }) => !stays.some((one) => one.path === path));
    const left = await verifyWithBaseTests(options, verifier, tree, others, green, `${name}-as-asked`);
    const notes = stays.map(
      ({ path, why }) => `${path}: ${why}, the tests of the base that were red need the new version`,
    );
    if (left.result === 'passed')
      return { ...left, tampering: permitted(left.tampering, stays), notes: [...left.notes, ...notes] };
  }
  if (reading.kind === 'bent') {
    const note = `With the tests as they were before the agent, these are still red: ${reading.bent.join(', ')}. Their expectations were bent, not met.`;
    return { ...green, result: 'failed', second: result, notes: [...green.notes, note] };
  }
  if (reading.kind === 'changed-behaviour' && settings.testsMayChange) {
    const note = `Changed with the behaviour, as the story allows: ${reading.changedBehaviour.join(', ')}`;
    return { ...green, second: { ...result, changedBehaviour: [] }, notes: [...green.notes, note] };
  }
  return { ...green, second: result };
}

interface LaidOver {
  tree: string;
  changed: ChangedPath[];
  /** The tree with the base's tests in it. */
  laid: string;
  name: string;
  mostMs: number;
}

/** Where the base's tests are green also with their numbers written differently, one run says both. undefined: not asked, or not so. */
async function greenWithTwins(
  options: VerifierOptions,
  verifier: Verifier,
  { tree, changed, laid, name, mostMs }: LaidOver,
): Promise<Verification | undefined> {
  // What breaks over them takes nothing away: then the plain tests speak.
  const twins = await withTwins(options, verifier, laid, { tree, changed }).catch(() => undefined);
  if (twins === undefined) return undefined;
  const verification = await verifier.run(twins.tree, name, { mostMs });
  const backed = verification.result === 'passed' && readSecond(verifier.baseline, verification).kind === 'backed';
  if (backed) verifier.twinned.set(laid, { edits: twins.edits, verification });
  return backed ? verification : undefined;
}

/** Manifests with the base's scripts and Rust files with its test modules, as far as those changed: the rest stays what the code needs. */
async function mergedFiles(
  repository: Repository,
  { baseTree, tree, paths }: { baseTree: string; tree: string; paths: string[] },
): Promise<Map<string, string>> {
  const merged = new Map<string, string>();
  for (const path of paths) {
    const [before, after] = await Promise.all([repository.readFile(baseTree, path), repository.readFile(tree, path)]);
    const text = await withBaseTests(path, before ?? '', after ?? '');
    if (text !== undefined) merged.set(path, text);
  }
  return merged;
}
