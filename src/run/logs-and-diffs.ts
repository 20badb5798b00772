/** Defines the types of the long texts that are stored beside a run's events: its logs and each attempt's diffs. */

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
