/**
 * The second verification: the base versions of the tests and their configuration laid over the agent's tree.
 * Pure: which paths are laid over, whether it is needed, and how its result is read beside the baseline's.
 */

import type { TestFailure, Verification } from '../verification.ts';
import { type ChangedPath, classify as classifyPath, type PathKind } from './tamper/classify.ts';

export interface LayOver {
  /** Written as the base has them: changed, deleted or renamed tests, snapshots, test and coverage configuration. */
  restore: string[];
  /** Left out: tests and configuration that the base does not have. */
  remove: string[];
  /** Package manifests: the tree's version with the base's scripts and test settings (`withBaseScripts`). */
  scripts: string[];
  /** False where nothing of the base is changed or can be hidden: then the first verification says it all. */
  needed: boolean;
}

/** What the second verification is made of. `classify` tells kinds apart; the default knows no configured globs. */
export function basePathsToLayOver(
  changed: readonly ChangedPath[],
  classify: (path: string) => PathKind = classifyPath,
): LayOver {
  const restore: string[] = [];
  const remove: string[] = [];
  const scripts: string[] = [];
  let hides = false;
  for (const { path, status, from } of changed) {
    const kind = classify(path);
    const before = from ?? path;
    if (status !== 'added' && laidOver.has(classify(before))) restore.push(before);
    if ((status === 'added' || status === 'renamed') && laidOver.has(kind)) {
      remove.push(path);
      hides ||= kind !== 'test';
    }
    if (status === 'modified' && mergesScripts(path)) scripts.push(path);
  }
  return { restore, remove, scripts, needed: restore.length > 0 || scripts.length > 0 || hides };
}

const laidOver: ReadonlySet<PathKind> = new Set(['test', 'snapshot', 'test-config', 'coverage']);
const testSettings = ['scripts', 'jest', 'mocha', 'ava', 'tap', 'nyc', 'c8', 'vitest', 'autoload-dev'] as const;

function mergesScripts(path: string): boolean {
  return /(^|\/)(package|composer)\.json$/.test(path);
}

/** The tree's manifest with the base's scripts and test settings; undefined where they are equal or one is no JSON object. */
export function withBaseScripts(base: string, tree: string): string | undefined {
  const before = parseObject(base);
  const after = parseObject(tree);
  if (before === undefined || after === undefined) return undefined;
  const merged = { ...after };
  for (const key of testSettings) {
    if (before[key] === undefined) delete merged[key];
    else merged[key] = before[key];
  }
  if (JSON.stringify(merged) === JSON.stringify(after)) return undefined;
  return `${JSON.stringify(merged, undefined, 2)}\n`;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

export interface SecondReading {
  /** Base tests that were red at the baseline and still are: their expectations were bent, not met. */
  bent: string[];
  /** Base tests that were green at the baseline and are red now. */
  changedBehaviour: string[];
  verdict: 'backed' | 'bent' | 'changed-behaviour';
}

/**
 * Reads the verification of the base's tests over the agent's tree. A red that names no test counts as bent where the
 * baseline was red without naming any either (what was red is unknown), else as changed behaviour.
 */
export function readSecond(baseline: Verification | undefined, second: Verification): SecondReading {
  const redBefore = new Set((baseline?.failures ?? []).map(key));
  const namesBefore = new Set((baseline?.failures ?? []).map((failure) => failure.name));
  const unknownBefore = baseline !== undefined && baseline.result !== 'passed' && redBefore.size === 0;
  const bent: string[] = [];
  const changedBehaviour: string[] = [];

  for (const failure of second.failures) {
    const wasRed = redBefore.has(key(failure)) || (failure.file === undefined && namesBefore.has(failure.name));
    (wasRed || unknownBefore ? bent : changedBehaviour).push(failure.name);
  }
  if (second.result !== 'passed' && second.failures.length === 0) {
    const how = second.result === 'failed' ? `exit ${second.exitCode ?? 'none'}` : second.result;
    (unknownBefore ? bent : changedBehaviour).push(`${second.command} with the tests of the base (${how})`);
  }
  const lost = ran(baseline) - ran(second);
  if (second.result === 'passed' && lost > 0) {
    changedBehaviour.push(`${lost} ${lost === 1 ? 'test' : 'tests'} of the base did not run`);
  }
  const verdict = bent.length > 0 ? 'bent' : changedBehaviour.length > 0 ? 'changed-behaviour' : 'backed';
  return { bent, changedBehaviour, verdict };
}

/** File and name, where the runner tells the file: two files may hold tests of one name. */
function key(failure: TestFailure): string {
  return `${failure.file ?? ''}\n${failure.name}`;
}

/** Tests that ran; 0 where the runner was not recognised, which compares as "not fewer". */
function ran(verification: Verification | undefined): number {
  const counts = verification?.counts;
  return counts === undefined ? 0 : counts.passed + counts.failed;
}
