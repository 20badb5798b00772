/** What a verification and a review found out. Pure types: the words of `run.ts` that are about tests. */

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
  file?: string;
  line?: number;
  message?: string;
  expected?: string;
  actual?: string;
  /** Frames in the repository's own files, innermost first. */
  stack?: string[];
  /** Equal for failures of the same test that say the same, timings and addresses aside. */
  fingerprint?: string;
}

/** Failing test names compared with an earlier verification. */
export interface TestChanges {
  fixed: string[];
  stillFailing: string[];
  newlyBroken: string[];
}

/** What weakened a test, or may have: `weakens` makes the attempt red, `review` is shown first in the pull request. */
export interface TamperFinding {
  severity: 'weakens' | 'review';
  rule: string;
  path: string;
  line?: number;
  message: string;
}

export interface Verification {
  /** `broken`: the command could not start (126, 127). Only `passed` is green. */
  result: 'passed' | 'failed' | 'timed-out' | 'broken';
  /** Which command ended it. */
  step: 'build' | 'test';
  command: string;
  exitCode: number | null;
  durationMs: number;
  tree: string;
  /** Absent where no runner was recognised: unknown, not zero. */
  counts?: TestCounts;
  failures: TestFailure[];
  /** Runners recognised in the output, by their readers' names. */
  runners?: string[];
  /** Condensed output within the feedback budget. */
  output: string;
  /** Where the full log lies, relative to the run's folder. */
  logPath: string;
  sinceLast?: TestChanges;
  sinceBaseline?: TestChanges;
  flaky?: string[];
  tampering?: TamperFinding[];
  /** The same tree with the base versions of the tests laid over it. */
  second?: {
    result: 'passed' | 'failed' | 'timed-out' | 'broken';
    bent: string[];
    changedBehaviour: string[];
    flaky?: string[];
  };
  /** Sentences about the verification that feedback and comment repeat: an ignored path, a changed manifest. */
  notes: string[];
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
  criteria: { criterion: string; met: boolean; evidence: string }[];
  findings: ReviewFinding[];
  /** Names of changed tests whose change the story asks for, in the reviewer's finding. */
  askedFor: string[];
  usage: Usage;
  costUsd: number | null;
}
