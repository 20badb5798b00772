/** A process of ours outside the sandbox with a canary in its environment and its arguments: nothing inside may see it. */

import { spawn } from 'node:child_process';

export function startDecoy(canary: string): Disposable {
  // node:child_process and not execa: there at once, before anything is awaited, and its end is of no interest.
  const child = spawn('/bin/sh', ['-c', 'read -r until_closed', canary], {
    env: { REDGREEN_CANARY: canary },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.on('error', () => {});
  child.unref();
  return {
    [Symbol.dispose]() {
      child.stdin.end();
      child.kill('SIGKILL');
    },
  };
}
