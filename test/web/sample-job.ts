/** A job of the queue, for tests of the pages. */

import type { JobRow } from '../../src/store/tables.ts';

let jobs = 0;
export function job(over: Partial<JobRow>): JobRow {
  jobs += 1;
  return {
    id: `job-${jobs}`,
    key: `501#${jobs}`,
    repository: 'acme/shop',
    repository_id: 501,
    installation_id: 9,
    number: jobs,
    kind: 'event',
    delivery_id: null,
    payload: '{}',
    state: 'queued',
    tries: 0,
    progress: 0,
    buried_at: null,
    generation: 0,
    worker: null,
    lost_worker: null,
    waiting: null,
    run_id: null,
    stop_reason: null,
    begun: null,
    created_at: new Date(Date.now() - 1000).toISOString(),
    not_before: new Date(Date.now() - 1000).toISOString(),
    started_at: null,
    heartbeat_at: null,
    ended_at: null,
    error: null,
    ...over,
  };
}
