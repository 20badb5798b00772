/** Defines the types of a run's logs and diffs, long texts that are stored separately from the run's events. */

export interface RunLog {
  /** `setup`, `baseline`, or the attempt's label. */
  title: string;
  /** As in the run: relative to its folder. */
  path: string;
  text: string;
  /** Number of the attempt whose verification wrote it. */
  attempt?: number;
  /** Names of failing tests, to find the first error by. */
  failures: readonly string[];
}

/** Unified diffs of one attempt: against the tree before it, and against the base. Empty where nothing changed. */
export interface RunDiff {
  attempt: number;
  sincePrevious: string;
  sinceBase: string;
}
