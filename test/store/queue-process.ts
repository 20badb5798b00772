/** A worker process for the tests of the queue: `queue-process.ts <location> <worker> <lease ms> <file> <work ms>`. Each job is one line. */

import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../src/store/database.ts';
import { defaultLimits } from '../../src/store/queue.ts';
import { openPgBossQueue, openSqliteQueue } from '../../src/store/queue-engines.ts';

const [, , location = '', worker = '', leaseMs = '1000', file = '', workMs = '0', concurrency = '1'] = process.argv;
const log = (text: string) => process.stderr.write(`${worker}: ${text}\n`);
await using store = await openStore(location);
await using queue =
  store.kind === 'sqlite'
    ? openSqliteQueue(store, { leaseMs: Number(leaseMs), pollMs: 20 })
    : await openPgBossQueue(store, { url: location, log, pollMs: 50 });
const ended = new AbortController();
process.once('SIGTERM', () => ended.abort());
const write = (line: string) => appendFileSync(file, `${line}\n`);
process.stdout.write('ready\n');
await queue.work({
  worker,
  host: 'here',
  pid: process.pid,
  concurrency: Number(concurrency),
  limits: { ...defaultLimits, perRepository: 1000, perInstallation: 1000, perDay: 100_000 },
  signal: ended.signal,
  log,
  async run({ row, signal, fence }) {
    write(`start ${row.number} ${worker} ${row.tries} ${row.generation}`);
    if (row.payload.includes('poison')) process.kill(process.pid, 'SIGKILL');
    if (row.payload.includes('throw')) throw new Error('the network is away');
    for (let waited = 0; waited < Number(workMs) && !signal.aborted; waited += 20) await sleep(20);
    const stopped = signal.aborted && signal.reason.kind === 'stopped';
    if (!stopped) {
      await fence().then(
        () => write(`effect ${row.number} ${worker}`),
        (error: Error) => {
          write(`refused ${row.number} ${worker} ${error.name}`);
          throw error;
        },
      );
    }
    write(`end ${row.number} ${worker}${stopped ? ` stopped: ${signal.reason.reason}` : ''}`);
    return { kind: 'done' };
  },
});
