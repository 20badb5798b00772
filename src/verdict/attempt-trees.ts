/** Describes a green attempt to the checks that run something, and the trees that they lay out and run. */

import type { TestFailure, Verification } from '../run/verification.ts';
import type { Change, Side } from './changed-files.ts';

export interface Trees {
  /** Every path of one side. */
  list(side: Side): Promise<readonly string[]>;
  /** undefined: absent, no regular file, or too large. */
  read(side: Side, path: string): Promise<string | undefined>;
  /** The tree of `side` with `taken` as the other side has them (deleted where it has none), and these texts in it. */
  make(side: Side, taken: readonly string[], files: ReadonlyMap<string, string>): Promise<string>;
  /** `test`: a command in the place of the whole suite's. */
  run(tree: string, name: string, test?: string): Promise<Verification>;
  /** The command for the files of these tests alone; undefined where it cannot be known. */
  pick(tests: readonly TestFailure[]): Promise<string | undefined>;
  /** Nothing but the machine is between two runs, and it has room for both. */
  sideBySide(green: Verification): boolean;
  remainingMs(): number;
  /** The check of this name begins. */
  checking(name: string): void;
  /** Asked before each run: why the experiments are to end. */
  stopped(): Promise<string | undefined>;
  /** The run is over: what did not come to its end shows nothing. */
  ended(): boolean;
}

/** The command for these files of tests alone; undefined: only the whole suite can be run. */
export async function pickFiles(
  { pick }: Trees,
  { runners: [runner] = [] }: Verification,
  files: readonly string[],
): Promise<string | undefined> {
  if (runner === undefined || files.length === 0) return undefined;
  return pick(files.map((path): TestFailure => ({ name: path, file: path, runner, kind: 'suite' })));
}

/** A green attempt: what the checks look at that run something. */
export interface GreenAttempt {
  changes: readonly Change[];
  green: Verification;
  /** Of the base's tree, before the agent. */
  baseline: Verification | undefined;
  /** Whole suites that have run, by tree. */
  known: ReadonlyMap<string, Verification>;
  /** Build and test command together. */
  command: string;
  testPaths: readonly string[] | undefined;
  /** Names of variables that whoever runs the tests hands them. */
  testEnv: readonly string[];
}
