/** The App's database, and whether what is queued in it will be run by somebody. */

import { existsSync } from 'node:fs';
import { type Check, fail, ok, warn } from '../run/check.ts';
import { messageOf } from '../text/message-of.ts';
import { openStore } from './database.ts';
import { recordCounts } from './read-metrics.ts';

/** A worker says more often than this that it is there. */
const silentMs = 60_000;

export async function checkQueue(database: string, now: Date): Promise<Check[]> {
  const isServer = /^postgres(ql)?:\/\//.test(database);
  if (!isServer && !existsSync(database)) {
    return [warn('database', `${database} does not exist yet`, '`redgreen serve` makes it at its first start.')];
  }
  try {
    await using store = await openStore(database);
    const { jobs, waitsSince, workers } = await recordCounts(store, new Date(now.getTime() - silentMs));
    const count = (state: Parameters<typeof jobs.get>[0]) => jobs.get(state) ?? 0;
    const [queued, active, dead] = [count('queued'), count('active'), count('dead')];
    // Not the URL: it may hold a password.
    const place = store.kind === 'sqlite' ? database : 'PostgreSQL';
    const start = 'Start `redgreen worker`, or `redgreen serve` on SQLite.';
    const found = `${queued} queued, ${active} active; ${workers} ${workers === 1 ? 'worker' : 'workers'}`;
    return [
      ok('database', place),
      queued > 0 && workers === 0
        ? fail('queue', `${found}, and the oldest waits since ${waitsSince}`, start)
        : ok('queue', found),
      ...(dead === 0
        ? []
        : [warn('dead jobs', `${dead} broke their workers three times`, 'The queue page names them, with the error.')]),
    ];
  } catch (error) {
    const fix = isServer ? 'Check DATABASE_URL, and that PostgreSQL is up.' : 'Check the file and its folder.';
    return [fail('database', `cannot be used: ${messageOf(error)}`, fix)];
  }
}
