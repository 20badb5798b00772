/**
 * The second verification: the base versions of the tests and their configuration laid over the agent's tree.
 * Pure: which paths are laid over, whether it is needed, and how its result is read beside the baseline's.
 */

import { type ChangedPath, classify as classifyPath, type PathKind } from '../guard/classify.ts';
import type { TestFailure, Verification } from '../run/verification.ts';
import { isObject, parsedJson } from '../text/json.ts';
import { withBaseTestModules } from './inline-tests.ts';

export interface LayOver {
  /** Written as the base has them: changed, deleted or renamed tests, snapshots, test and coverage configuration. */
  restore: string[];
  /** Left out: tests and configuration that the base does not have. */
  remove: string[];
  /** Files that hold more than tests: the tree's version with the base's part of it (`withBaseTests`). */
  scripts: string[];
  /** False where no test of the base is changed or can be hidden. Then only `scripts` can call for a second verification. */
  needed: boolean;
}

/**
 * What the second verification is made of. `classify` tells kinds apart; the default knows no configured globs. `followed`: tests
 * that are the base's own already, but for the place of a module that moved.
 */
export function basePathsToLayOver(
  changed: readonly ChangedPath[],
  classify: (path: string) => PathKind = classifyPath,
  followed: ReadonlySet<string> = new Set(),
): LayOver {
  const restore: string[] = [];
  const remove: string[] = [];
  const scripts: string[] = [];
  let hides = false;
  for (const { path, status, from } of changed.filter((one) => !followed.has(one.path))) {
    const kind = classify(path);
    const before = from ?? path;
    if (status !== 'added' && (laidOver.has(classify(before)) || isTestScript(before))) restore.push(before);
    if ((status === 'added' || status === 'renamed') && laidOver.has(kind)) {
      remove.push(path);
      hides ||= kind !== 'test';
    }
    if (status === 'modified' && isMixed(path) && !laidOver.has(kind)) scripts.push(path);
  }
  return { restore, remove, scripts, needed: restore.length > 0 || hides };
}

const laidOver: ReadonlySet<PathKind> = new Set(['test', 'snapshot', 'test-config', 'coverage']);
const testSettings = ['scripts', 'jest', 'mocha', 'ava', 'tap', 'nyc', 'c8', 'vitest', 'autoload-dev'] as const;

/** `test.sh`, `scripts/run-tests`, tests of shell and what they load from beside them: what it does belongs to the tests. */
function isTestScript(path: string): boolean {
  return (
    /(^|\/)(run[-_]?)?(tests?|check|verify)(\.(sh|bash))?$/.test(path) ||
    /(^|\/)(tests?|specs?|t)\/(.*\.bash|(.*\/)?[\w-]*(helpers?|asserts?|assertions|lib|common|util|support|setup)\.sh|(.*\/)?([\w-]+[-_.]tests?|tests?[-_][\w-]+)\.sh)$/.test(
      path,
    )
  );
}

function isMixed(path: string): boolean {
  return /(^|\/)(package|composer)\.json$|\.rs$/.test(path);
}

/** The tree's file with what the base has of tests in it: a manifest's scripts, Rust's test modules. undefined: nothing differs. */
export async function withBaseTests(path: string, base: string, tree: string): Promise<string | undefined> {
  return path.endsWith('.rs') ? withBaseTestModules(base, tree) : withBaseScripts(base, tree);
}

/** The tree's manifest with the base's scripts and test settings; undefined where they are equal or one is no JSON object. */
function withBaseScripts(base: string, tree: string): string | undefined {
  const before = parsedJson(base);
  const after = parsedJson(tree);
  if (!isObject(before) || !isObject(after)) return undefined;
  const merged = { ...after };
  for (const key of testSettings) {
    if (before[key] === undefined) delete merged[key];
    else merged[key] = before[key];
  }
  if (JSON.stringify(merged) === JSON.stringify(after)) return undefined;
  return `${JSON.stringify(merged, undefined, 2)}\n`;
}

export interface SecondReading {
  /** Base tests that were red at the baseline and still are: their expectations were bent, not met. */
  bent: string[];
  /** Base tests that were green at the baseline and are red now. */
  changedBehaviour: string[];
  /** Bent, and the story speaks of them: whether it asks for that is for a reviewer to say. */
  unmet: string[];
  kind: 'backed' | 'bent' | 'changed-behaviour';
}

/**
 * Reads the verification of the base's tests over the agent's tree. A red that names no test counts as bent where the
 * baseline was red without naming any either (what was red is unknown), else as changed behaviour. `met`: paths of files
 * that cannot be loaded any more, and whose red tests the attempt has as they were. `isSpokenOf`: whether the story speaks of a red test.
 */
export function readSecond(
  baseline: Verification | undefined,
  second: Verification,
  met: ReadonlySet<string> = new Set(),
  isSpokenOf: (name: string) => boolean = () => false,
): SecondReading {
  const before = baseline?.failures ?? [];
  const unknownBefore = baseline !== undefined && baseline.result !== 'passed' && before.length === 0;
  const bent: string[] = [];
  const unmet: string[] = [];
  const changedBehaviour: string[] = [];
  for (const failure of second.failures) {
    const isMet = failure.kind !== undefined && met.has(failure.file ?? failure.name);
    const wasRed = !isMet && (unknownBefore || before.some((earlier) => covers(earlier, failure)));
    const wasBent = isSpokenOf(failure.name) ? unmet : bent;
    (wasRed ? wasBent : changedBehaviour).push(failure.name);
  }
  if (second.result !== 'passed' && second.failures.length === 0) {
    const how = second.result === 'failed' ? `exit ${second.exitCode ?? 'none'}` : second.result;
    (unknownBefore ? bent : changedBehaviour).push(`${second.command} with the tests of the base (${how})`);
  }
  const lost = countRun(baseline) - countRun(second);
  if (second.result === 'passed' && second.counts !== undefined && lost > 0) {
    changedBehaviour.push(`${lost} ${lost === 1 ? 'test' : 'tests'} of the base did not run`);
  }
  const waits = changedBehaviour.length + unmet.length > 0;
  const kind = bent.length > 0 ? 'bent' : waits ? 'changed-behaviour' : 'backed';
  return { bent, changedBehaviour, unmet, kind };
}

/**
 * Whether what was red before is red in this failure: the same test, or a file of tests that could not run at all on either side.
 * A file that did not compile took its whole folder with it, as Go and Rust compile it.
 */
function covers(earlier: TestFailure, now: TestFailure): boolean {
  if (earlier.kind === undefined && now.kind === undefined) {
    const sameFile = earlier.file === undefined || now.file === undefined || earlier.file === now.file;
    return earlier.name === now.name && sameFile;
  }
  const [a, b] = [earlier.file ?? earlier.name, now.file ?? now.name];
  if (earlier.kind === 'compile' || now.kind === 'compile') return folderOf(a) === folderOf(b);
  return a === b;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Tests that ran; 0 where the runner was not recognised, which compares as "not fewer". */
function countRun(verification: Verification | undefined): number {
  const counts = verification?.counts;
  return counts === undefined ? 0 : counts.passed + counts.failed;
}
