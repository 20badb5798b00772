/** Another program that has a transaction open in a SQLite file: a backup, a shell with `begin immediate`. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endWithTest } from './children.ts';
import { keepErrors } from './processes.ts';

/** Resolves when it has the lock; `release` gives it back, and resolves when it is free. */
export async function holdLock(path: string): Promise<{ release(): Promise<unknown> }> {
  const script = `
    const file = new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 10_000 });
    file.exec('begin immediate');
    process.stdout.write('held');
    process.stdin.on('end', () => file.exec('commit')).resume();`;
  const child = endWithTest(spawn(process.execPath, ['-e', script, path], { stdio: ['pipe', 'pipe', 'pipe'] }));
  keepErrors(child);
  const released = once(child, 'close');
  await once(child.stdout, 'data');
  return {
    release: () => {
      child.stdin.end();
      return released;
    },
  };
}
