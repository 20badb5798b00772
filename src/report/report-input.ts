/**
 * Defines the data from which a run's report is rendered (run, events, logs, diffs), and says if the run is still in
 * progress.
 */

import type { RunDiff, RunLog } from '../run/logs-and-diffs.ts';
import type { RecordedEvent, Run } from '../run/run.ts';

export interface ReportInput {
  run: Run;
  /** For the conversation; without them a report has none. */
  events: readonly RecordedEvent[];
  /** In the order of the run: setup, baseline, one for each verification. */
  logs: readonly RunLog[];
  diffs: readonly RunDiff[];
  /** The run has no end and its process is gone: it will have none by itself. */
  interrupted?: boolean;
}

export function goesOn({ run, interrupted }: Pick<ReportInput, 'run' | 'interrupted'>) {
  return run.state === 'running' && interrupted !== true;
}
