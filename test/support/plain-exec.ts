/** Commands as the sandbox runs them, without its walls: real processes, merged output in a file, ended with their children. */

import { spawnSync } from 'node:child_process';
import { closeSync, openSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import type { Exec } from '../../src/sandbox/exec.ts';

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
    return { exitCode: exitCode ?? null, ended, durationMs, logBytes: statSync(logPath).size };
  };
}

const shims = /\/\.pyenv\/shims$/;
const known = new Map<string, string>();

/**
 * This PATH with the folder of the Python that pyenv's shims lead to in their place. They are scripts that look up the version anew:
 * 190 ms of processor time until Python starts, which itself takes 25.
 */
function withoutShims(path = ''): string {
  const kept = known.get(path) ?? path.split(delimiter).map(folderBehind).join(delimiter);
  known.set(path, kept);
  return kept;
}

function folderBehind(folder: string): string {
  if (!shims.test(folder)) return folder;
  const asked = ['-c', 'import os, sys; print(os.path.dirname(sys.executable), end="")'];
  const { status, stdout } = spawnSync(`${folder}/python3`, asked, { encoding: 'utf8' });
  // Another program may have its shim and Python none.
  return status === 0 && stdout !== '' ? `${stdout}${delimiter}${folder}` : folder;
}
