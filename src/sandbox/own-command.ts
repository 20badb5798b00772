/** Runs a program of the machine for our own purposes: absolute path, empty environment, failure thrown with what it said. */

import { type ExecFileException, execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';

const folders = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];

/** Never looked for on PATH, where foreign code may have put its own. */
export const findProgram = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

export function program(name: string): string {
  const path = findProgram(name);
  if (!path) throw new Error(`${name} is not installed`);
  return path;
}

// node:child_process and not execa, which is 27 ms of processor and 279 KB at every start, for a call of one line.
const call = promisify(execFile);
const mostOutputBytes = 64 * 1024 * 1024;

export async function runOwn(name: string, args: string[]): Promise<string> {
  const env = { LC_ALL: 'C.UTF-8', PATH: folders.join(':') };
  try {
    const path = isAbsolute(name) ? name : program(name);
    const { stdout } = await call(path, args, { env, maxBuffer: mostOutputBytes });
    return stdout.replace(/\n$/, '');
  } catch (cause) {
    const { stderr, message } = cause as ExecFileException;
    throw new Error(`${name} failed: ${stderr?.trim() || message}`, { cause });
  }
}
