import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test as plainTest } from 'vitest';
import { openStore } from '../../src/store/database.ts';
import { claimDeliveries, insertDeliveries, markHandled } from '../../src/store/deliveries.ts';
import {
  type ActiveJob,
  defaultLimits,
  jobKey,
  type NewJob,
  readTurns,
  type WorkOptions,
} from '../../src/store/queue.ts';
import { openPgBossQueue, openSqliteQueue } from '../../src/store/queue-engines.ts';
import { compiled } from '../support/compiled.ts';
import { opened, scratch } from '../support/fixtures.ts';
import { processBundle } from '../support/process-bundle.ts';
import { keepErrors, until } from '../support/processes.ts';
import { postgresDatabase } from '../support/shared.ts';
import { stretched } from '../support/slow-machine.ts';
import { delivery } from './sample-run.ts';

const root = scratch();
let count = 0;
const log = () => undefined;

type QueueStore = Awaited<ReturnType<typeof place>>;

async function place(kind: 'sqlite' | 'pg-boss', url?: string) {
  const id = ++count;
  const location = kind === 'sqlite' ? join(root, `${id}.db`) : (url ?? (await postgresDatabase('queue')));
  const store = await openStore(location);
  const queue =
    kind === 'sqlite'
      ? openSqliteQueue(store, { leaseMs: 10_000, pollMs: 20 })
      : await openPgBossQueue(store, { url: location, log, pollMs: 50 });
  const file = join(root, `${id}.log`);
  writeFileSync(file, '');
  return {
    location,
    store,
    queue,
    file,
    lines: () => readFileSync(file, 'utf8').split('\n').filter(Boolean),
    async [Symbol.asyncDispose]() {
      await queue[Symbol.asyncDispose]();
      await store[Symbol.asyncDispose]();
    },
  };
}

function job(number: number, more: Partial<NewJob> = {}): NewJob {
  return {
    repository: 'acme/shop',
    repository_id: 7,
    installation_id: 1,
    number,
    kind: 'event',
    payload: '{}',
    ...more,
  };
}

async function startWorker({ location, file }: QueueStore, name: string, workMs = 0, lease?: number) {
  // One that a slow machine keeps from renewing it would lose its job.
  const leaseMs = lease ?? Math.round(stretched(1_000));
  const script = await processBundle('queue');
  const child = spawn(process.execPath, [script, location, name, String(leaseMs), file, String(workMs)], {
    env: { ...process.env, ...compiled },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  keepErrors(child);
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve) => child.stdout?.once('data', () => resolve()));
  return {
    child,
    exited,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

const states = async ({ store }: QueueStore) =>
  await store.db.selectFrom('jobs').select(['number', 'state', 'tries', 'generation', 'error']).orderBy('id').execute();

/** Works in this process until `done` says so. */
async function work(
  { queue }: QueueStore,
  run: (job: ActiveJob) => Promise<void>,
  done: () => boolean | Promise<boolean>,
  more: Partial<WorkOptions> = {},
): Promise<void> {
  const ended = new AbortController();
  const limits = { ...defaultLimits, perRepository: 1000, perInstallation: 1000, ...more.limits };
  const working = queue.work({
    worker: 'here',
    host: 'here',
    pid: process.pid,
    concurrency: 1,
    signal: ended.signal,
    log,
    ...more,
    limits,
    run: async (active) => {
      await run(active);
      return { kind: 'done' };
    },
  });
  await until(done, 'the work was done').finally(() => ended.abort());
  await working;
}

plainTest(
  'a delivery is stored once for its id and once for its meaning, and is found until it is handled',
  async () => {
    await using store = await openStore(join(root, 'deliveries.db'));
    const [one, two] = [{ meaning: '7#1:label:11' }, { meaning: '7#1:label:12' }];
    const first = [delivery('a', one), delivery('a', two), delivery('b', one)];
    expect([...(await insertDeliveries(store, first))]).toEqual(['a']);
    expect([...(await insertDeliveries(store, [delivery('c', two)]))]).toEqual(['c']);
    const claim = () => claimDeliveries(store, 'here', 0);
    expect(await claim()).toMatchObject([
      { id: 'a', tries: 1 },
      { id: 'c', tries: 1 },
    ]);
    await markHandled(store, { id: 'a', server: 'here', result: 'queued', now: new Date() });
    expect(await claim()).toMatchObject([{ id: 'c', tries: 2 }]);
    await markHandled(store, { id: 'c', server: 'elsewhere', result: 'queued', now: new Date() });
    expect(await claim()).toMatchObject([{ id: 'c', tries: 3 }]);
  },
);

/** Jobs, and the processes that share them. */
const [many, processes] = process.env.REDGREEN_KILLS === undefined ? [80, 4] : [500, 8];

const queueTests = (kind: 'sqlite' | 'pg-boss') => () => {
  const test = plainTest.extend<{ at: QueueStore }>({ at: opened(() => place(kind)) });

  test(`${processes} processes and ${many} jobs: each is run once`, { tags: ['full', 'soak'] }, async ({ at }) => {
    for (let number = 1; number <= many; number++) await at.queue.enqueue(job(number, { installation_id: number % 7 }));
    const workers = await Promise.all(
      Array.from({ length: processes }, (_, index) => startWorker(at, `w${index}`, 0, 10_000)),
    );
    try {
      await until(() => at.lines().filter((line) => line.startsWith('end')).length >= many, 'all jobs ended');
      await sleep(200);
      const starts = at.lines().filter((line) => line.startsWith('start'));
      expect(new Set(starts.map((line) => line.split(' ')[1])).size).toBe(many);
      expect(starts).toHaveLength(many);
      expect(new Set(starts.map((line) => line.split(' ')[2])).size).toBeGreaterThan(1);
      expect((await states(at)).every(({ state, tries }) => state === 'done' && tries === 1)).toBe(true);
    } finally {
      for (const worker of workers) await worker[Symbol.asyncDispose]();
    }
  });

  test('a delivery becomes one job; a key runs its jobs one after the other, in their order', async ({ at }) => {
    expect(await at.queue.enqueue(job(1, { delivery_id: 'a', payload: '"1"' }))).toMatchObject({ key: '7#1' });
    expect(await at.queue.enqueue(job(1, { delivery_id: 'a' }))).toBeUndefined();
    await at.queue.enqueue(job(1, { payload: '"2"' }));
    await at.queue.enqueue(job(2, { payload: '"other"' }));
    await at.queue.enqueue(job(1, { payload: '"3"' }));
    const seen: string[] = [];
    let active = 0;
    let most = 0;
    await work(
      at,
      async ({ row }) => {
        seen.push(JSON.parse(row.payload));
        if (row.number !== 1) return;
        most = Math.max(most, ++active);
        // On a busy machine it would be over before the other key's has begun.
        await until(() => seen.includes('other'), 'another key goes on');
        await sleep(30);
        active--;
      },
      () => seen.length === 4 && active === 0,
      { concurrency: 3 },
    );
    expect(most).toBe(1);
    expect(seen.filter((text) => text !== 'other')).toEqual(['1', '2', '3']);
    expect(seen.indexOf('other')).toBeLessThan(2);
  });

  test('caps hold for a repository and an installation, and in a day; nothing beyond is lost', async ({ at }) => {
    for (let number = 1; number <= 6; number++) await at.queue.enqueue(job(number));
    const active = new Set<number>();
    let most = 0;
    let ended = 0;
    const run = async ({ row, keep }: ActiveJob) => {
      await keep({ run_id: `run-${row.number}` });
      active.add(row.number);
      most = Math.max(most, active.size);
      // The first waits for company: on a busy machine it would be over before the second has begun.
      await until(() => most >= 2, 'two are at work');
      await sleep(30);
      active.delete(row.number);
      ended++;
    };
    const limits = { perRepository: 2, perInstallation: 5, perDay: 4 };
    await work(at, run, () => ended === 4, { concurrency: 6, limits });
    expect(most).toBe(2);
    expect((await states(at)).filter(({ state }) => state === 'queued')).toHaveLength(2);
    await at.store.db
      .updateTable('jobs')
      .set({ started_at: '2020-01-01T00:00:00.000Z' })
      .where('state', '=', 'done')
      .execute();
    await work(at, run, () => ended === 6, { concurrency: 6, limits });
    expect((await states(at)).every(({ state }) => state === 'done')).toBe(true);
  });

  test('what began no run uses nothing of the day up, however often it is asked for', async ({ at }) => {
    for (let number = 1; number <= 6; number++) await at.queue.enqueue(job(number));
    let ended = 0;
    const refuse = async () => void ended++;
    const limits = { perRepository: 1, perInstallation: 1, perDay: 1 };
    await work(at, refuse, () => ended === 6, { concurrency: 2, limits });
    await at.queue.enqueue(job(7));
    expect(await readTurns(at.store.db, limits, new Date())).toMatchObject([{ reason: 'worker', place: 1 }]);
    const begin = async ({ keep }: ActiveJob) => {
      await keep({ run_id: 'run-7' });
      ended++;
    };
    await work(at, begin, () => ended === 7, { concurrency: 2, limits });
    await at.queue.enqueue(job(8));
    expect(await readTurns(at.store.db, limits, new Date())).toMatchObject([
      { reason: 'day', place: 1, mayStart: false },
    ]);
  });

  test('first in, first out in a repository, also behind a cap and with newcomers', async ({ at }) => {
    for (let number = 1; number <= 5; number++) await at.queue.enqueue(job(number));
    const seen: number[] = [];
    const run = async ({ row }: ActiveJob) => {
      seen.push(row.number);
      // With fewer waiting a newcomer would have been given an earlier turn than those that wait since the burst.
      if (row.number === 3) for (let number = 6; number <= 8; number++) await at.queue.enqueue(job(number));
      await sleep(50);
    };
    await work(at, run, () => seen.length === 8, { concurrency: 3, limits: { ...defaultLimits, perRepository: 1 } });
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('a waiting job is taken out by itself; one that has begun is not', async ({ at }) => {
    const [one, two] = [await at.queue.enqueue(job(1)), await at.queue.enqueue(job(1, { payload: '"next"' }))];
    expect(await at.queue.cancel(two?.id ?? '', 'mona took it out')).toBe(true);
    expect(await at.queue.cancel(two?.id ?? '', 'mona took it out')).toBe(false);
    const seen: string[] = [];
    await work(
      at,
      async ({ row }) => {
        seen.push(row.payload);
        expect(await at.queue.cancel(row.id, 'too late')).toBe(false);
      },
      () => seen.length === 1,
    );
    expect(seen).toEqual([one?.payload]);
    expect((await states(at))[1]).toMatchObject({
      state: 'failed',
      error: 'stopped before it began: mona took it out',
    });
  });

  test("an installation does not wait for another's burst", async ({ at }) => {
    for (let number = 1; number <= 20; number++) await at.queue.enqueue(job(number));
    await at.queue.enqueue(job(101, { installation_id: 2, repository_id: 8 }));
    await at.queue.enqueue(job(102, { installation_id: 2, repository_id: 8 }));
    const seen: number[] = [];
    await work(
      at,
      async ({ row }) => void seen.push(row.number),
      () => seen.length === 22,
    );
    expect(Math.max(seen.indexOf(101), seen.indexOf(102))).toBeLessThan(6);
  });

  test('what throws is tried three times and is dead then; what failed is not; the key moves on', async ({ at }) => {
    const first = await at.queue.enqueue(job(1));
    await at.queue.enqueue(job(1, { payload: '"next"' }));
    const told: (string | null)[] = [];
    let tries = 0;
    let next = 0;
    const hurry = setInterval(() => {
      // The wait before another try is the row's: made short for the test.
      void at.store.db.updateTable('jobs').set({ not_before: '2020-01-01' }).where('state', '=', 'queued').execute();
    }, 100);
    await work(
      at,
      async ({ row }) => {
        if (row.payload === '"next"') return void next++;
        tries++;
        throw new Error('the network is away');
      },
      async () => next === 1 && told.length === 1 && (await states(at))[1]?.state === 'done',
      { endDead: async (row) => void told.push(row.error) },
    ).finally(() => clearInterval(hurry));
    expect(tries).toBe(3);
    expect(told).toEqual(['the network is away']);
    expect((await states(at))[0]).toMatchObject({ state: 'dead', tries: 3 });
    expect(first?.state).toBe('queued');
  });

  test('a job is stopped while it runs; one that was never begun leaves the queue', async ({ at }) => {
    await using worker = await startWorker(at, 'w', 60_000);
    await at.queue.enqueue(job(1));
    await until(() => at.lines().length === 1, 'it runs');
    await at.queue.enqueue(job(1, { payload: '"later"' }));
    expect(await at.queue.stop(jobKey(7, 1), 'mona said so')).toBe(true);
    await until(() => at.lines().some((line) => line.startsWith('end')), 'it ended');
    expect(at.lines().at(-1)).toBe('end 1 w stopped: mona said so');
    await until(async () => (await states(at))[0]?.state === 'done', 'its row says so');
    expect((await states(at))[1]).toMatchObject({ state: 'failed', tries: 0 });
    expect(await at.queue.stop(jobKey(7, 1), 'again')).toBe(false);
    expect(worker.child.exitCode).toBeNull();
  });

  test('SIGTERM hands the job to another worker within five seconds, and the try does not count', async ({ at }) => {
    await using first = await startWorker(at, 'first', 60_000, 20_000);
    await at.queue.enqueue(job(1));
    await until(() => at.lines().length === 1, 'it runs');
    await using second = await startWorker(at, 'second', 0, 20_000);
    const from = performance.now();
    first.child.kill('SIGTERM');
    await until(() => at.lines().some((line) => line.startsWith('start 1 second')), 'the other one has it', 10_000);
    expect(performance.now() - from).toBeLessThan(stretched(5_000));
    await first.exited;
    await until(async () => (await states(at))[0]?.state === 'done', 'it is done');
    expect((await states(at))[0]).toMatchObject({ tries: 1, generation: 2 });
    expect(at.lines().filter((line) => line.startsWith('effect'))).toEqual(['effect 1 second']);
    expect(second.child.exitCode).toBeNull();
  });

  test('a worker that is killed is replaced within 30 seconds; one that comes back from a stop may write nothing', {
    tags: 'full',
  }, async ({ at }) => {
    await using first = await startWorker(at, 'first', 3_000);
    await at.queue.enqueue(job(1));
    await until(() => at.lines().length === 1, 'it runs');
    await using second = await startWorker(at, 'second', 200);
    const from = performance.now();
    first.child.kill('SIGSTOP');
    await until(() => at.lines().some((line) => line.startsWith('end 1 second')), 'the other one ended it');
    expect(performance.now() - from).toBeLessThan(stretched(30_000));
    first.child.kill('SIGCONT');
    await until(() => at.lines().some((line) => line.startsWith('refused')), 'the first one is refused');
    expect(at.lines().filter((line) => line.startsWith('effect'))).toEqual(['effect 1 second']);
    expect((await states(at))[0]).toMatchObject({ state: 'done', tries: 2, generation: 2 });
    expect(second.child.exitCode).toBeNull();
  });
};

describe('sqlite', queueTests('sqlite'));
// Here everything takes seconds.
describe('pg-boss', { tags: 'full' }, queueTests('pg-boss'));
