/** Says what a report file of a test runner tells. */

import type { Failure } from '../../output/failure.ts';
import type { TestCounts } from '../../run/verification.ts';

export interface FileReport {
  failures: Failure[];
  counts: TestCounts;
  /** Of the failures those whose test has a later entry in the same file, which passed. */
  again?: Failure[];
  /** The file ends before its time: its runner was killed. Its counts are a lower bound. */
  cut: boolean;
}
