/** Another program that has a transaction open in a SQLite file: a backup, a shell with `begin immediate`. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endWithTest } from './children.ts';
import { keepErrors } from './processes.ts';

/** Resolves when it has the lock, which it gives back after so many milliseconds. */
export async function holdLock(path: string, ms: number): Promise<void> {
  const script = `
    const file = new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 10_000 });
    file.exec('begin immediate');
    process.stdout.write('held');
    setTimeout(() => file.exec('commit'), ${ms});`;
  const child = endWithTest(spawn(process.execPath, ['-e', script, path], { stdio: ['ignore', 'pipe', 'pipe'] }));
  keepErrors(child);
  await once(child.stdout, 'data');
}
