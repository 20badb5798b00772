// @module-tag full

import { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { isConnectionError } from '../../src/store/database.ts';
import { startPostgres } from '../support/postgres.ts';
import { until } from '../support/processes.ts';

test('what pg-boss reports of a database that is away is a broken connection, copied errors too', async () => {
  const server = await startPostgres();
  if ('missing' in server) throw new Error(server.missing);
  await using postgres = server;
  const connectionString = await postgres.database('reports');
  const boss = new PgBoss({ connectionString, schedule: false, supervise: false, queueCacheIntervalSeconds: 1 });
  const reports: unknown[] = [];
  boss.on('error', (error) => reports.push(error));
  await boss.start();
  await postgres.restart(3_000);
  await until(() => reports.some((report) => !(report instanceof Error)), 'its list of queues could not be read');
  await boss.stop({ graceful: false, close: true });
  expect(reports.filter((report) => !isConnectionError(report))).toEqual([]);
});
