/** Collects Prometheus metrics about this process, and about runs, jobs and workers in the database, on request. */

import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Store } from '../store/database.ts';
import { modelSums, recordBytes, recordCounts } from '../store/read-metrics.ts';
import { aliveMs } from './options.ts';

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

  async function collect(): Promise<string> {
    const at = now().getTime();
    const [counts, sums, bytes] = await Promise.all([
      recordCounts(store, new Date(at - aliveMs)),
      modelSums(store),
      recordBytes(store),
    ]);
    // Nothing is waited for from here on: two that ask at once would mix their figures.
    for (const each of gauges.values()) each.reset();
    for (const [outcome, count] of counts.runs) set('runs', count, { outcome });
    for (const { model, outcome, runs, costUsd, tokens } of sums) {
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
    set('record_bytes', bytes);
    return await register.metrics();
  }

  return { contentType: register.contentType, text: collect };
}
