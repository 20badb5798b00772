// @module-tag full

import { expect, test } from 'vitest';
import { openStore } from '../../../src/store/database.ts';
import { openPgBossQueue } from '../../../src/store/queue-pg-boss.ts';
import { until } from '../../support/processes.ts';
import { postgresDatabase } from '../../support/shared.ts';

test('jobs that wait for their repository’s cap do not hide the job of another one behind them', async () => {
  const url = await postgresDatabase('fair');
  await using store = await openStore(url);
  const log = () => undefined;
  await using queue = await openPgBossQueue(store, { url, log });
  const job = { installation_id: 1, kind: 'event' as const, payload: '{}' };
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
