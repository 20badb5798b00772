import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStore, type Store } from '../../src/store/database.ts';
import { handBack, uncountTry } from '../../src/store/job-rows.ts';
import { keepAlive } from '../../src/store/keep-alive.ts';
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

test('a try is taken back once, whoever does it, and only from its own claim or the next', async () => {
  await using at = await place();
  const { db } = at.store;
  const tries = async (set: Partial<JobRow>, undo: (row: JobRow) => Promise<unknown>) => {
    const row = await db.updateTable('jobs').set(set).returningAll().executeTakeFirstOrThrow();
    await undo(row);
    return (await db.selectFrom('jobs').select('tries').executeTakeFirstOrThrow()).tries;
  };
  const claim = { state: 'active', generation: 2, tries: 2 } as const;
  const back = { now: new Date(), delayMs: 0 };
  const uncount = (row: JobRow) => uncountTry(db, row);
  const both = async (row: JobRow) => {
    await uncount(row);
    await uncount(row);
    await handBack(db, row, back);
    await uncount(row);
  };
  expect(await tries(claim, both)).toBe(1);
  expect(await tries(claim, (row) => uncount({ ...row, generation: 1, tries: 1 }))).toBe(1);
  expect(await tries({ ...claim, generation: 4 }, (row) => uncount({ ...row, generation: 2 }))).toBe(2);
});

test.each(['settling', Symbol.dispose] as const)(
  'a renewal that fails after %s takes no counted try back',
  async (end) => {
    await using at = await place();
    const { db } = at.store;
    const claim = { state: 'active', generation: 1, tries: 1 } as const;
    const row = await db.updateTable('jobs').set(claim).returningAll().executeTakeFirstOrThrow();
    const renew = async () => {
      await sleep(leaseMs * 0.7);
      return false;
    };
    using beats = keepAlive({ db, leaseMs, now: () => new Date(), renew }, row, () => undefined);
    // The renewal is under way for two beats.
    await sleep(leaseMs * 0.8);
    beats[end]();
    await sleep(leaseMs * 0.4);
    expect((await db.selectFrom('jobs').select('tries').executeTakeFirstOrThrow()).tries).toBe(1);
  },
);
