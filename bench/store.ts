/** How long the store takes: opening, recording an event, and a page of the list out of 10,000 runs. `node bench/store.ts` */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { RunEvent } from '../src/run/run.ts';
import { openStore, type Store } from '../src/store/database.ts';
import { prune } from '../src/store/prune.ts';
import { listRuns, readRun } from '../src/store/run-queries.ts';
import { recordRun } from '../src/store/run-rows.ts';
import { wholeRun } from '../test/store/sample-run.ts';

const runs = 10_000;

/** Medians in milliseconds, by what was measured. */
export async function measureStore(): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'redgreen-bench-'));
  const path = join(folder, 'redgreen.db');
  try {
    const first = await timed(async () => void (await (await openStore(path)).db.destroy()));
    const again = await median(20, async () => void (await (await openStore(path)).db.destroy()));
    await using store = await openStore(path);
    const append = await appendMs(store, wholeRun('template-run', 4, 'failed'));
    await copyTemplate(store);
    const cursor = (await listRuns(store, { limit: 5_000 })).at(-1);
    return {
      'first start, with migrations': first,
      'open again': again,
      'record one event': append,
      'first page of 10,000 runs': await median(50, () => listRuns(store)),
      'page in the middle': await median(50, () => listRuns(store, { after: cursor })),
      'page of one outcome': await median(50, () => listRuns(store, { outcome: 'failed' })),
      'page by a title that no run has': await median(20, () => listRuns(store, { title: 'no such title' })),
      'read one run': await median(20, () => readRun(store, 'run-05000')),
      'prune half of them': await timed(() => prune(store, { before: new Date('2026-01-01T00:00:00Z') })),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function appendMs(store: Store, events: RunEvent[]): Promise<number> {
  const recorder = await recordRun(store, 'template-run', { redact: (text) => text, now: () => new Date() });
  const times: number[] = [];
  for (const event of events) times.push(await timed(() => recorder.append(event)));
  return middle(times);
}

/** Copies the recorded run 10,000 times over two years: recording them one by one would take minutes. */
async function copyTemplate({ db }: Store): Promise<void> {
  const numbers = sql`with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${runs})`;
  const id = sql`printf('run-%05d', i)`;
  const at = sql`strftime('%Y-%m-%dT%H:%M:%fZ', '2025-01-01', '+' || (i * 105) || ' minutes')`;
  for (const table of ['runs', 'attempts', 'events']) {
    const columns = (await db.introspection.getTables()).find(({ name }) => name === table)?.columns ?? [];
    const values = columns.map(({ name }) => {
      if (name === 'id' || name === 'run_id') return id;
      return name === 'started_at' || name === 'last_event_at' ? at : sql.ref(`t.${name}`);
    });
    const key = sql.ref(table === 'runs' ? 't.id' : 't.run_id');
    await sql`insert into ${sql.table(table)} ${numbers} select ${sql.join(values)} from n, ${sql.table(table)} t where ${key} = 'template-run'`.execute(
      db,
    );
  }
}

async function median(times: number, work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let index = 0; index < times; index++) taken.push(await timed(work));
  return middle(taken);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

if (import.meta.main) {
  for (const [name, ms] of Object.entries(await measureStore())) {
    process.stdout.write(`${ms.toFixed(1).padStart(8)} ms  ${name}\n`);
  }
}
