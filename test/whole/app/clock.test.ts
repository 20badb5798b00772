// @module-tag full

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStore } from '../../../src/store/database.ts';
import { defaultLimits } from '../../../src/store/queue.ts';
import { openSqliteQueue } from '../../../src/store/queue-sqlite.ts';
import { until } from '../../support/processes.ts';
import { stretched } from '../../support/slow-machine.ts';
import { openJobWorld, secondTry } from './job-world.ts';

const hour = 60 * 60_000;

/** The time of day of the machine is as many milliseconds ahead as a file says. Loaded before a process's own code. */
const settable = (file: string) => `const Real = Date, { readFileSync } = process.getBuiltinModule('node:fs');
const offset = () => Number(readFileSync(${JSON.stringify(file)}, 'utf8'));
globalThis.Date = class extends Real {
  constructor(...given) { if (given.length === 0) super(Real.now() + offset()); else super(...given); }
  static now() { return Real.now() + offset(); }
};`;

test('the clock is set an hour ahead during a run: nothing is ended early, taken away or done twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'redgreen-clock-'));
  const file = join(folder, 'ahead');
  writeFileSync(file, '0');
  let asked = 0;
  await using world = await openJobWorld({
    async script(request) {
      asked += 1;
      if (asked === 2) writeFileSync(file, String(hour));
      await sleep(2_500);
      return secondTry(request);
    },
    environment: {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(settable(file))}`,
      REDGREEN_TIMEOUT_MINUTES: '10',
    },
  });
  // Far below an hour, and more than any machine keeps a worker from renewing it.
  await world.worker({ leaseMs: 60_000 });
  await world.worker({ leaseMs: 60_000 });
  const issue = await world.label();
  await world.idle(80_000);
  const [job] = await world.store.db.selectFrom('jobs').selectAll().execute();
  expect(job).toMatchObject({ state: 'done', tries: 1, generation: 1 });
  expect(await world.run(issue)).toMatchObject({ outcome: 'passed', attempt_count: 2, retry_count: 1 });
  expect(asked).toBe(4);
  rmSync(folder, { recursive: true });
});

test('a job put down by a clock that was ahead waits for none, and a dead worker is missed although its time is still to come', {
  tags: 'variant',
}, async () => {
  await using store = await openStore(':memory:');
  let ahead = hour;
  const queue = openSqliteQueue(store, {
    leaseMs: 2_000,
    pollMs: 20,
    now: () => new Date(Date.now() + ahead),
  });
  const job = { repository: 'acme/shop', repository_id: 7, installation_id: 1, kind: 'event' as const, payload: '{}' };
  const first = await queue.enqueue({ ...job, number: 1 });
  await queue.enqueue({ ...job, number: 2 });
  // As a worker leaves it that was killed while the clock was ahead.
  const heartbeat_at = new Date(Date.now() + ahead).toISOString();
  await store.db
    .updateTable('jobs')
    .set({ state: 'active', worker: 'gone', generation: 1, tries: 1, heartbeat_at })
    .where('id', '=', first?.id ?? '')
    .execute();
  ahead = 0;
  const done: number[] = [];
  const ended = new AbortController();
  const from = performance.now();
  const working = queue.work({
    ...{ worker: 'here', host: 'here', pid: process.pid, concurrency: 1, signal: ended.signal, log: () => undefined },
    limits: { ...defaultLimits, perRepository: 10 },
    async run({ row }) {
      done.push(row.number);
      return { kind: 'done' };
    },
  });
  await until(() => done.length === 2, 'both are done', 10_000).finally(() => ended.abort());
  await working;
  expect(done).toEqual([2, 1]);
  expect(performance.now() - from).toBeLessThan(stretched(5_000));
});
