import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStore, type Store } from '../../src/store/database.ts';
import { type ActiveJob, defaultLimits } from '../../src/store/queue.ts';
import { openSqliteQueue } from '../../src/store/queue-sqlite.ts';
import type { JobRow } from '../../src/store/tables.ts';
import { until } from '../support/processes.ts';

const leaseMs = 800;
const broken = (code: string) => Object.assign(new Error(`connect ${code}`), { code });

/** A job whose store answers slowly or not at all while `fault` says so. */
async function place(given: Partial<JobRow> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'redgreen-outage-'));
  const store = await openStore(join(folder, 'redgreen.db'));
  const fault = { isAway: false, slowMs: 0 };
  const db = store.db.withPlugin({
    transformQuery({ node }) {
      if (fault.isAway) throw broken('ECONNREFUSED');
      return node;
    },
    async transformResult({ result }) {
      if (fault.slowMs > 0) await sleep(fault.slowMs);
      return result;
    },
  });
  const queue = openSqliteQueue({ ...store, db } as Store, { leaseMs, pollMs: 20 });
  const ids = { repository: 'acme/shop', repository_id: 7, installation_id: 1, number: 1 };
  await queue.enqueue({ ...ids, kind: 'event', payload: '{}' });
  await store.db
    .updateTable('jobs')
    .set({ generation: 0, ...given })
    .execute();
  return {
    ...{ store, fault },
    /** Until the job is in the queue again. */
    async once(run: (job: ActiveJob) => Promise<never>): Promise<JobRow> {
      const ended = new AbortController();
      const work = queue.work({
        ...{ worker: 'w', host: 'h', pid: 1, concurrency: 1, limits: defaultLimits, log: () => undefined },
        ...{ signal: ended.signal, run },
      });
      const row = () => store.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
      const waits = async () => {
        const { state, started_at } = await row();
        return state === 'queued' && started_at !== null;
      };
      await until(waits, 'it waits again', 10_000).finally(() => ended.abort());
      await work;
      return await row();
    },
    async [Symbol.asyncDispose]() {
      await store[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const aheadMs = ({ not_before }: JobRow) => Date.parse(not_before) - Date.now();

test("a connection that breaks elsewhere costs a try, also while the store's answer is late", async () => {
  await using at = await place();
  const after = await at.once(async () => {
    at.fault.slowMs = leaseMs / 2;
    await sleep(leaseMs * 0.6);
    at.fault.slowMs = 0;
    throw broken('ECONNRESET');
  });
  expect(after).toMatchObject({ tries: 1, error: 'connect ECONNRESET' });
  expect(aheadMs(after)).toBeGreaterThan(1_000);
});

test.each([
  { generation: 0, tries: 0 },
  { generation: 40, tries: 1 },
])('a store that was away costs no try, the next one waits, and that has an end: $generation', async (given) => {
  await using at = await place({ generation: given.generation });
  const after = await at.once(async () => {
    at.fault.isAway = true;
    await sleep(leaseMs * 0.6);
    setTimeout(() => {
      at.fault.isAway = false;
    }, 50);
    throw broken('ECONNREFUSED');
  });
  expect(after.tries).toBe(given.tries);
  expect(aheadMs(after)).toBeGreaterThan(1_000);
});
