/** Defines a failing test as a reader finds it, with the runner's own lines about it. */

import type { TestFailure } from '../run/verification.ts';
import type { RankedLine } from './failure-lines.ts';

/** One failing test with what the runner printed about it. */
export interface Failure extends TestFailure {
  /** Name of the reader that found it. */
  runner: string;
  /** In the runner's own words, ranked by how much they tell. */
  lines: RankedLine[];
  /** The place as the tool wrote it, with the column. */
  place?: string;
  /** Seen in passing (a progress line): gives way to a fuller account of the same test. `false`: certain, whatever is told below. */
  weak?: boolean;
}
