/** What a report is made from: the run, and the texts that lie beside it in its folder. */

import type { RecordedEvent, Run } from '../run/run.ts';

export interface ReportInput {
  run: Run;
  /** For the conversation; without them a report has none. */
  events: readonly RecordedEvent[];
  /** In the order of the run: setup, baseline, one for each verification. */
  logs: readonly ReportLog[];
  diffs: readonly AttemptDiff[];
  /** The run has no end and its process is gone: it will have none by itself. */
  interrupted?: boolean;
}

export function goesOn({ run, interrupted }: Pick<ReportInput, 'run' | 'interrupted'>): boolean {
  return run.state === 'running' && interrupted !== true;
}

export interface ReportLog {
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

/** Unified diffs of one attempt; empty where nothing changed. */
export interface AttemptDiff {
  attempt: number;
  sincePrevious: string;
  sinceBase: string;
}
