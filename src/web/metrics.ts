/** Prometheus metrics over the record: what is counted is read when somebody asks. */

import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../store/database.ts';
import { modelSums, recordBytes, recordCounts, runsEndedSince } from '../store/read-metrics.ts';

export interface Metrics {
  contentType: string;
  text(): Promise<string>;
}

/** A lost worker is replaced within this time. */
const aliveMs = 30_000;
const durationBuckets = [30, 60, 120, 300, 600, 1200, 1800, 3600, 7200];
const jobStates = ['queued', 'active', 'done', 'failed', 'dead'] as const;

/** Durations are of runs that ended since `createMetrics`; all else is what the record holds now. */
export function createMetrics(store: Store, now: () => Date): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `redgreen_${name}`, help, labelNames, registers: [register] });
  const runs = gauge('runs', 'Runs in the record by outcome; running: not ended', ['outcome']);
  const ofModel = gauge('model_runs', 'Runs in the record by model and outcome', ['model', 'outcome']);
  const cost = gauge('model_cost_usd', 'Cost of these runs, as far as it is known', ['model', 'outcome']);
  const tokens = gauge('model_tokens', 'Tokens of these runs', ['model', 'outcome', 'kind']);
  const jobs = gauge('jobs', 'Jobs in the record by state', ['state']);
  const depth = gauge('queue_depth', 'Jobs that wait');
  const waiting = gauge('queue_oldest_seconds', 'How long the oldest waiting job waits');
  const active = gauge('runs_active', 'Jobs that a worker has');
  const workers = gauge('workers_alive', 'Workers heard of in the last 30 seconds');
  const deliveries = gauge('deliveries', 'Webhook deliveries in the record', ['state']);
  const size = gauge('record_bytes', 'What the database takes on disk');
  const durations = new Histogram({
    name: 'redgreen_run_duration_seconds',
    help: 'How long runs took that ended since this process started',
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
    runs.reset();
    for (const [outcome, count] of counts.runs) runs.set({ outcome }, count);
    for (const each of [ofModel, cost, tokens]) each.reset();
    for (const { model, outcome, runs: count, costUsd, tokens: used } of await modelSums(store)) {
      ofModel.set({ model, outcome }, count);
      cost.set({ model, outcome }, costUsd);
      for (const [kind, sum] of Object.entries(used)) tokens.set({ model, outcome, kind }, sum);
    }
    for (const state of jobStates) jobs.set({ state }, counts.jobs.get(state) ?? 0);
    depth.set(counts.jobs.get('queued') ?? 0);
    waiting.set(counts.waitsSince === undefined ? 0 : Math.max(0, (at - Date.parse(counts.waitsSince)) / 1000));
    active.set(counts.jobs.get('active') ?? 0);
    workers.set(counts.workers);
    deliveries.set({ state: 'handled' }, counts.deliveries.handled);
    deliveries.set({ state: 'waiting' }, counts.deliveries.waiting);
    size.set(await recordBytes(store));
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
