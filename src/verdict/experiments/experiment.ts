/** Says what an experiment is: mutants of a tree, and what it means that tests detect them or do not. */

import type { TestCheck } from '../../run/test-check.ts';
import type { Change } from '../change.ts';
import type { Code } from '../languages/functions.ts';
import type { GreenAttempt, Trees } from '../trees.ts';
import type { AskingTest } from './asking-tests.ts';
import type { Runs } from './runs.ts';

/** A changed file of production, read. */
export interface ChangedCode {
  change: Change;
  text: string;
  code: Code;
  /** Lines that the base does not have. */
  fresh: ReadonlySet<number>;
}

/** What is known of a green attempt while its experiments run. */
export interface Work {
  trees: Trees;
  attempt: GreenAttempt;
  runs: Runs;
  tests: readonly AskingTest[];
  code: readonly ChangedCode[];
  /** By test: what has shown that it depends on the work. */
  checked: Map<AskingTest, 'expectation' | 'code' | 'assertion'>;
  /** Tests that are green over the base's production; undefined: nobody knows. */
  greenWithout?: ReadonlySet<AskingTest>;
}

export interface Experiment {
  name: string;
  /** Lays its mutants and runs them. Nothing: there is nothing to try. */
  run(work: Work): Promise<Finding | undefined>;
}

export interface Finding {
  /** What fails the attempt, and what stays unchecked: a sentence each. */
  fails?: readonly string[];
  unchecked?: readonly string[];
  /** For the record and its line. */
  summary?: Partial<Pick<TestCheck, 'withoutChange' | 'expectations' | 'code' | 'knownAnswers' | 'by'>>;
}
