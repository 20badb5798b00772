/** A worker of the App in a process of its own. Its settings come as JSON in the environment, with the point at which it is to die. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAppSettings } from '../../../src/app/settings.ts';
import { runWorker } from '../../../src/app/worker.ts';
import { openInstallation } from '../../../src/github/app-client.ts';
import { openStore } from '../../../src/store/database.ts';
import { openPgBossQueue, openSqliteQueue } from '../../../src/store/queue-engines.ts';

/** `die` names points, by the number of the issue; the first worker that comes to one obeys, or each one with `every`. */
export interface WorkerOrders {
  leaseMs: number;
  die: Record<string, string | readonly string[]>;
  every?: boolean;
  signal?: 'SIGKILL' | 'SIGSTOP';
}

const { TEST_ORDERS = '{}', ...environment } = process.env;
const orders: WorkerOrders = JSON.parse(TEST_ORDERS);
const log = (text: string) => process.stderr.write(`${new Date().toISOString()} ${text}\n`);
const settings = await readAppSettings(environment, process.cwd());
const { appId = '', privateKey = '' } = settings.credentials ?? {};
await using store = await openStore(settings.database);
await using queue =
  store.kind === 'sqlite'
    ? openSqliteQueue(store, { leaseMs: orders.leaseMs, pollMs: 50 })
    : await openPgBossQueue(store, { url: settings.database, log, pollMs: 200 });
const ended = new AbortController();
process.once('SIGTERM', () => ended.abort());
process.stdout.write('ready\n');
await runWorker({
  settings: { ...settings, limits: { perRepository: 100, perInstallation: 100, perDay: 10_000 } },
  store,
  queue,
  environment,
  concurrency: 1,
  signal: ended.signal,
  log,
  ports: {
    open: ({ installation_id, repository_id }, more) =>
      openInstallation({
        appId,
        privateKey,
        apiUrl: settings.apiUrl,
        installationId: installation_id,
        reach: { repository_ids: [repository_id] },
        now: () => new Date(),
        secondMs: 5,
        ...more,
      }),
    crash(point, row) {
      const ordered = [orders.die[row.number] ?? []].flat();
      const at = ordered.findIndex((one) => new RegExp(`^${one}$`).test(point));
      if (at < 0 || (orders.every !== true && !isFirst(row.number, at))) return;
      log(`dies at ${point}`);
      process.kill(process.pid, orders.signal ?? 'SIGKILL');
    },
  },
});
log('has ended');

/** Not by the job's generation: on a slow machine a job may have changed hands before it comes to its point. */
function isFirst(issue: number, order: number): boolean {
  try {
    writeFileSync(join(settings.dataDir, `died-${issue}-${order}`), '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}
