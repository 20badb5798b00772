/** Builds the initial Run object from the run's first event, `run-started`, when no attempt has been made or tested yet. */

import { type RecordedEvent, type Run, runFormat } from './run.ts';
import { noUsage } from './usage.ts';

export function startedRun(event: RecordedEvent & { type: 'run-started' }): Run {
  const { type: _, runId, seq, at, ...begun } = event;
  return {
    ...{ ...begun, format: runFormat, id: runId, state: 'running' },
    ...{ commands: {}, attempts: [], attemptCount: 0, retryCount: 0, changes: [], reviews: [], warnings: [] },
    ...{ waitMs: 0, usage: noUsage, reviewUsage: noUsage, costUsd: 0, reviewCostUsd: 0 },
    ...{ startedAt: at, doing: 'starting', doingSince: at, lastSeq: seq },
  };
}
