// @module-tag full

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore, type Store } from '../../../src/store/database.ts';
import { openPgBossQueue } from '../../../src/store/queue-engines.ts';
import { until } from '../../support/processes.ts';
import { postgresDatabase } from '../../support/shared.ts';

test('jobs that wait for their repository’s cap do not hide the job of another one behind them', async () => {
  const url = await postgresDatabase('fair');
  await using store = await openStore(url);
  const log = () => undefined;
  await using queue = await openPgBossQueue(store, { url, log, pollMs: 20 });
  const job = { installation_id: 1, kind: 'event' as const, payload: '{}' };
  await clockOfLooks(store);
  for (let number = 1; number <= 90; number++) {
    await queue.enqueue({ ...job, repository: 'acme/shop', repository_id: 7, number });
  }
  await queue.enqueue({ ...job, repository: 'acme/about', repository_id: 8, number: 1 });
  const over = Promise.withResolvers<void>();
  const ended = new AbortController();
  const begun: string[] = [];
  const working = queue.work({
    ...{ worker: 'here', host: 'here', pid: process.pid, concurrency: 3, signal: ended.signal, log },
    limits: { perRepository: 2, perInstallation: 10, perDay: 1_000 },
    async run({ row }) {
      begun.push(row.repository);
      await over.promise;
      return { kind: 'done' };
    },
  });
  await until(() => begun.includes('acme/about'), 'the other repository has its turn', 60_000).finally(() => {
    over.resolve();
    ended.abort();
  });
  await working;
  expect(begun.toSorted()).toEqual(['acme/about', 'acme/shop', 'acme/shop']);
});

/**
 * pg-boss reads a clock that each change of a ticket moves by 20 ms, a look by 40: whether those behind are looked at before the
 * first come up again is asked of the waits, and not of how fast this machine looks.
 */
async function clockOfLooks({ db }: Store): Promise<void> {
  const statements = `create table pgboss.looked as select now() as at;
    create or replace function pgboss.job_now() returns timestamptz language sql stable as 'select at from pgboss.looked';
    create function pgboss.look() returns trigger language plpgsql as
      $$ begin update pgboss.looked set at = at + interval '20 ms'; return null; end $$;
    create trigger look after update on pgboss.job for each statement execute function pgboss.look();
    create trigger look after update on pgboss.job_common for each statement execute function pgboss.look()`;
  for (const statement of statements.split(/;\n/)) await sql.raw(statement).execute(db);
}
