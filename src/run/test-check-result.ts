/** Defines the result of the test check, which breaks code or tests on purpose to see whether the tests notice it. */

/** One thing that was changed on purpose, and what the tests said to it. */
export interface MutantRecord {
  /** Which experiment made it: `changed expectations`, `broken code`. */
  experiment: string;
  path: string;
  line: number;
  /** The test that it stands in, or that asks for the code. */
  test?: string;
  before: string;
  after: string;
  /** `invalid`: it did not build, had no effect, or the base does not detect it either. */
  outcome: 'detected' | 'survived' | 'invalid';
  /** Of the run that told, relative to the run's folder. */
  logPath?: string;
}

/** Added and changed tests of the attempt over the production of the base. */
export interface WithoutChange {
  tests: number;
  /** Red there by an assertion, and red because something is missing. */
  assertion: number;
  missing: number;
  /** Names of those that are green there. */
  green: string[];
  logPath?: string;
}

export interface Tally {
  tried: number;
  detected: number;
}

export interface TestCheck {
  /** `vacuous`: the tests would be green without the work. `unchecked`: it could not be told. */
  result: 'checked' | 'vacuous' | 'unchecked';
  /** One sentence each: what survived, with file and line, or why nothing could be told. Empty where checked. */
  reasons: string[];
  /** The attempt added no test or changed no code, and tests of the base detect a mutant or there is none: lines that are gone. */
  by?: 'base';
  withoutChange?: WithoutChange;
  expectations?: Tally;
  code?: Tally;
  /** Values of the tests that stand in new production as a condition or a key, and folders of the tests that it names: `test/data/`. */
  knownAnswers?: { path: string; line: number; value: string }[];
  mutants: MutantRecord[];
  runs: number;
  durationMs: number;
  /** Each run that an experiment needed. */
  ran: { name: string; picked: boolean; durationMs: number }[];
}
