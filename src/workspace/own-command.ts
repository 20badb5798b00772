/** Runs a program of the machine for our own purposes: absolute path, empty environment, failure thrown with what it said. */

import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { execa } from 'execa';

const folders = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];

/** Never looked for on PATH, where foreign code may have put its own. */
export const findProgram = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

export function program(name: string): string {
  const path = findProgram(name);
  if (!path) throw new Error(`${name} is not installed`);
  return path;
}

export async function runOwn(
  name: string,
  args: string[],
  options: { cwd?: string; input?: string } = {},
): Promise<string> {
  const { stdout, failed, stderr, shortMessage } = await execa(isAbsolute(name) ? name : program(name), args, {
    ...options,
    env: { LC_ALL: 'C.UTF-8', PATH: folders.join(':') },
    extendEnv: false,
    reject: false,
  });
  if (failed) throw new Error(`${name} failed: ${String(stderr).trim() || shortMessage}`);
  return String(stdout);
}
