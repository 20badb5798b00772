/** Commands as the sandbox runs them, without its walls: real processes, merged output in a file, ended with their children. */

import { closeSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import type { Exec } from '../../src/sandbox/exec.ts';
import { withoutShims } from './shims.ts';

/**
 * Settings of runners for a tree that is run once: no code kept for another run, no symbols for a debugger, no collection of garbage
 * in Go's compiler. Where hypothesis is installed, pytest takes four times as long to start; cargo takes a third less, go a seventh.
 */
export const briefly =
  'PYTHONDONTWRITEBYTECODE=1 PYTEST_DISABLE_PLUGIN_AUTOLOAD=1 CARGO_INCREMENTAL=0 CARGO_PROFILE_DEV_DEBUG=0 GOGC=off';

/** In `root`; `environment` is all that a command gets beside its own. */
export function plainExec(root: string, environment: NodeJS.ProcessEnv = process.env): Exec {
  return async ({ script, cwd = '.', logPath, timeoutMs, stdin = '', env, signal }) => {
    // Its types know no other descriptors than 3 to 9; it takes all.
    const log = openSync(logPath, 'w') as 3;
    const { exitCode, timedOut, isCanceled, durationMs } = await execa('/bin/sh', ['-c', script], {
      cwd: join(root, cwd),
      env: { ...environment, PATH: withoutShims(environment.PATH), ...env },
      extendEnv: false,
      input: stdin,
      // A descriptor and no pipe: a process of its own session would hold a pipe open, and the call with it.
      stdio: ['pipe', log, log],
      buffer: false,
      timeout: Math.ceil(timeoutMs),
      cancelSignal: signal,
      killDescendants: true,
      killSignal: 'SIGKILL',
      reject: false,
    });
    closeSync(log);
    const ended = timedOut ? 'timed-out' : isCanceled ? 'cancelled' : 'exited';
    return { exitCode: exitCode ?? null, ended, durationMs, logBytes: statSync(logPath).size, leftOutBytes: 0 };
  };
}
