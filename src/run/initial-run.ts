/** Builds the first state of a Run object, before any attempt or test, from the event `run-started`. */

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
