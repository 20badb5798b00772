/** A process of ours outside the sandbox with a canary in its environment, its arguments and its keyring: nothing inside may see it. */

import { spawn } from 'node:child_process';
import { plantedBy } from './keyring.ts';

export interface Decoy extends Disposable {
  /** Settles when the key is there, or cannot be. */
  planted: Promise<void>;
}

export function startDecoy(canary: string): Decoy {
  // The one that plants the key stays: two processes would be one more at every start.
  const [file, ...args] = plantedBy() ?? ['/bin/sh', '-c', 'echo; read -r until_closed'];
  // node:child_process and not execa: there at once, before anything is awaited, and its end is of no interest.
  const child = spawn(file, [...args, canary], {
    env: { REDGREEN_CANARY: canary },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const planted = new Promise<void>((resolve) => {
    child.stdout.once('data', () => resolve());
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  child.unref();
  return {
    planted,
    [Symbol.dispose]() {
      child.stdin.end();
      child.kill('SIGKILL');
    },
  };
}
