/** Collects Prometheus metrics about this process, and about runs, jobs and workers in the database, on request. */

import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../store/database.ts';
import { modelSums, recordBytes, recordCounts, runsEndedSince } from '../store/read-metrics.ts';
import { aliveMs } from './options.ts';

const durationBuckets = [30, 60, 120, 300, 600, 1200, 1800, 3600, 7200];
const jobStates = ['queued', 'active', 'done', 'failed', 'dead'] as const;

/** Name, what it tells, and its labels. */
const described = [
  ['runs', 'Runs in the record by outcome; running: not ended', 'outcome'],
  ['model_runs', 'Runs in the record by model and outcome', 'model', 'outcome'],
  ['model_cost_usd', 'Cost of these runs, as far as it is known', 'model', 'outcome'],
  ['model_tokens', 'Tokens of these runs', 'model', 'outcome', 'kind'],
  ['jobs', 'Jobs in the record by state', 'state'],
  ['queue_depth', 'Jobs that wait'],
  ['queue_oldest_seconds', 'How long the oldest waiting job waits'],
  ['runs_active', 'Jobs that a worker has'],
  ['workers_alive', 'Workers that reported in the last 30 seconds'],
  ['deliveries', 'Webhook deliveries in the record', 'state'],
  ['record_bytes', 'What the database takes on disk'],
] as const;
type Described = (typeof described)[number][0];

/** Durations are of runs that ended since `createMetrics`; all else is what the record holds now. */
export function createMetrics(store: Store, now: () => Date) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const gauges = new Map(
    described.map(([name, help, ...labelNames]) => [
      name,
      new Gauge({ name: `redgreen_${name}`, help, labelNames, registers: [register] }),
    ]),
  );
  const set = (name: Described, value: number, labels: Record<string, string> = {}) =>
    gauges.get(name)?.set(labels, value);
  const durations = new Histogram({
    name: 'redgreen_run_duration_seconds',
    help: 'Duration of runs that ended since this process started',
    labelNames: ['outcome'],
    buckets: durationBuckets,
    registers: [register],
  });
  let cursor = now().toISOString();
  let counted = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();

  async function observeDurations(): Promise<void> {
    const ended = await runsEndedSince(store, cursor);
    for (const { id, outcome, seconds } of ended) if (!counted.has(id)) durations.observe({ outcome }, seconds);
    // The newest millisecond may get more: those of it that are counted are remembered.
    cursor = ended.reduce((newest, { ended_at }) => (ended_at > newest ? ended_at : newest), cursor);
    counted = new Set(ended.filter(({ ended_at }) => ended_at === cursor).map(({ id }) => id));
  }

  async function collect(): Promise<string> {
    const at = now().getTime();
    const counts = await recordCounts(store, new Date(at - aliveMs));
    for (const each of gauges.values()) each.reset();
    for (const [outcome, count] of counts.runs) set('runs', count, { outcome });
    for (const { model, outcome, runs, costUsd, tokens } of await modelSums(store)) {
      set('model_runs', runs, { model, outcome });
      set('model_cost_usd', costUsd, { model, outcome });
      for (const [kind, sum] of Object.entries(tokens)) set('model_tokens', sum, { model, outcome, kind });
    }
    for (const state of jobStates) set('jobs', counts.jobs.get(state) ?? 0, { state });
    const { waitsSince, workers, deliveries } = counts;
    set('queue_depth', counts.jobs.get('queued') ?? 0);
    set('queue_oldest_seconds', waitsSince === undefined ? 0 : Math.max(0, (at - Date.parse(waitsSince)) / 1000));
    set('runs_active', counts.jobs.get('active') ?? 0);
    set('workers_alive', workers);
    for (const [state, count] of Object.entries(deliveries)) set('deliveries', count, { state });
    set('record_bytes', await recordBytes(store));
    await observeDurations();
    return await register.metrics();
  }

  return {
    contentType: register.contentType,
    // One at a time: two that run together would count a run twice.
    text() {
      const next = turn.then(collect);
      turn = next.catch(() => undefined);
      return next;
    },
  };
}
