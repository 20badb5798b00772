import { spawn } from 'node:child_process';
import { openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Exec } from '../../src/workspace/exec.ts';

/** Runs commands in `root` without a sandbox: what `verify` needs of one, with real processes. */
export function plainExec(root: string): Exec {
  return ({ script, cwd = '.', logPath, timeoutMs, signal }) =>
    new Promise((resolve, reject) => {
      const log = openSync(logPath, 'w');
      const started = performance.now();
      const child = spawn('/bin/sh', ['-c', script], {
        cwd: join(root, cwd),
        stdio: ['ignore', log, log],
        detached: true,
      });
      let ended: 'exited' | 'timed-out' | 'cancelled' = 'exited';
      const stop = (why: 'timed-out' | 'cancelled') => {
        ended = why;
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      };
      const timer = setTimeout(() => stop('timed-out'), timeoutMs);
      signal?.addEventListener('abort', () => stop('cancelled'));
      child.on('error', reject);
      child.on('exit', (code) => {
        clearTimeout(timer);
        resolve({
          exitCode: code,
          ended,
          durationMs: Math.round(performance.now() - started),
          logBytes: statSync(logPath).size,
          leftOutBytes: 0,
        });
      });
    });
}
