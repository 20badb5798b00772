/** Defines the types of the results of setup, tests and review, and of the changes to tests that make an attempt fail. */

import type { TestCheck } from './test-check-result.ts';
import type { Usage } from './usage.ts';

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface TestFailure {
  /** Full name, suites joined with " › " in front; for a compiler or linter error its file. */
  name: string;
  /** `suite`: a test file or package that could not run at all; `compile`: an error of a compiler or linter. Absent: a test. */
  kind?: 'suite' | 'compile';
  /** What reported it, as people call it: `vitest`, `go test`. */
  runner?: string;
  /** Whose output it was in, where the log holds that of several packages or containers. */
  stream?: string;
  file?: string;
  line?: number;
  message?: string;
  expected?: string;
  actual?: string;
  /** Frames in the repository's own files, innermost first. */
  stack?: string[];
}

/** Failing test names compared with an earlier verification. */
export interface TestChanges {
  fixed: string[];
  stillFailing: string[];
  newlyBroken: string[];
}

/** What became of the tests and of what they stand on. Only `fails` makes the attempt red; the rest is a list for reader and reviewer. */
export interface TestChange {
  kind: 'fails' | 'weakened' | 'changed' | 'new';
  rule: string;
  path: string;
  line?: number;
  message: string;
}

/** `broken`: the command could not start (126, 127). Only `passed` is green. */
export type Verdict = 'passed' | 'failed' | 'timed-out' | 'broken';

export interface Verification {
  result: Verdict;
  /** Which command ended it. */
  step: 'build' | 'test';
  command: string;
  exitCode: number | null;
  durationMs: number;
  tree: string;
  /** Absent where no runner was recognised: unknown, not zero. */
  counts?: TestCounts;
  failures: TestFailure[];
  /** The command exits 0, and the runner's own word is that it ran no test. */
  noTestRan?: true;
  /** Failing tests by the runner's own word, where the command exits 0 all the same. */
  reportedFailed?: number;
  /** Those of them that were printed by a runner without a total. */
  printedFailed?: number;
  /** The runner's own report files were there. */
  reportFiles?: true;
  /** Runners recognised in the output, by their readers' names. */
  runners?: string[];
  /** Condensed output within the feedback budget. */
  output: string;
  /** Where the full log lies, relative to the run's folder. */
  logPath: string;
  sinceLast?: TestChanges;
  sinceBaseline?: TestChanges;
  flaky?: string[];
  testChanges?: TestChange[];
  /** The tests of the base over the production of this tree; absent where none of them was touched. */
  baseTests?: BaseTests;
  /** Whether the tests of this green depend on the work. */
  testCheck?: TestCheck;
  /** The repository's own install command over a fresh copy, where manifests or lock files changed. */
  install?: FreshInstall;
  /** Where the command is made of the projects of a workspace. */
  decided?: DecidingCommands;
  /** Sentences about the verification that feedback and comment repeat: an ignored path, a changed manifest. */
  notes: string[];
}

/** In a workspace: what decided about this tree. `whole`: the commands of all projects, where it was other ones. */
export interface DecidingCommands {
  build?: string;
  test: string;
  because: string;
  whole?: { build?: string; test: string };
}

/** `unproved`: it fails without the change as well. */
export interface FreshInstall {
  result: 'passed' | 'failed' | 'unproved';
  command: string;
}

export interface BaseTests {
  result: Verdict;
  /** Red at the baseline and red still: the expectation was changed instead of met. */
  unmet: string[];
  /** Green at the baseline and red now: whether the story asks for that is for the reviewer to say. */
  changedBehaviour: string[];
  /** They would be unmet, and the story says that tests may change. */
  allowed?: string[];
  /** They went with code that the change removes. */
  gone?: string[];
  /** Files of settings, data and helpers that they need as the attempt has them. */
  needs?: string[];
  /** The attempt deleted them, although its production meets them. */
  deleted?: string[];
  flaky?: string[];
}

/** Names of tests of a green that wait for a reviewer, who has to find that the story asks for their change. */
export function waitingIn({ baseTests }: Pick<Verification, 'baseTests'>): string[] {
  return baseTests?.changedBehaviour ?? [];
}

/** What stops an attempt whatever its command exits with. */
export function failingChanges({ testChanges = [] }: Pick<Verification, 'testChanges'>): TestChange[] {
  return testChanges.filter(({ kind }) => kind === 'fails');
}

/** The note of it; records from before `noTestRan` have nothing else. */
export const noTestRanNote = 'no test ran';

export function ranNoTest({ noTestRan, notes }: Verification): boolean {
  return noTestRan ?? notes.includes(noTestRanNote);
}

/** Whether a test failed, and not only a linter, a compiler or what called them. */
export function namesFailingTest({ counts, failures }: Pick<Verification, 'counts' | 'failures'>): boolean {
  return (counts?.failed ?? 0) > 0 || failures.some(({ kind }) => kind !== 'compile');
}

export interface ReviewFinding {
  path: string;
  line?: number;
  severity: 'blocker' | 'major' | 'minor' | 'note';
  message: string;
}

export interface Review {
  verdict: 'approve' | 'request_changes';
  summary: string;
  /** `test`: the test that asks for it, by its name; absent where none does. */
  criteria: { criterion: string; met: boolean; evidence: string; test?: string }[];
  findings: ReviewFinding[];
  /** Names of changed tests whose change the story asks for, in the reviewer's finding. */
  askedFor: string[];
  usage: Usage;
  costUsd: number | null;
}

export interface SetupEnd {
  result: 'passed' | 'failed' | 'timed-out';
  exitCode: number | null;
  durationMs: number;
  logPath: string;
  /** Condensed; absent where it passed. */
  output?: string;
}
