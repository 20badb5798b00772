/** The Run that its first event tells. */

import { type RecordedEvent, type Run, runFormat } from './run.ts';
import { noUsage } from './usage.ts';

export function startedRun(event: RecordedEvent & { type: 'run-started' }): Run {
  const { runId, version, repository, story, trigger, settings, mode, model, sandbox, maxIterations, base, parentRun } =
    event;
  return {
    format: runFormat,
    id: runId,
    version,
    repository,
    state: 'running',
    story,
    trigger,
    settings,
    mode,
    model,
    sandbox,
    maxIterations,
    parentRun,
    base,
    commands: {},
    attempts: [],
    attemptCount: 0,
    retryCount: 0,
    changes: [],
    reviews: [],
    warnings: [],
    waitMs: 0,
    usage: noUsage,
    reviewUsage: noUsage,
    costUsd: 0,
    reviewCostUsd: 0,
    startedAt: event.at,
    doing: 'starting',
    doingSince: event.at,
    lastSeq: event.seq,
  };
}
