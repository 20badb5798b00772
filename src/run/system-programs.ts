/**
 * Finds the programs that Redgreen starts, such as git, only in folders to which just the administrator can write. PATH
 * must not be used, because it may hold folders of a repository, whose programs would run outside of the sandbox.
 */

import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Undefined where no folder that only the administrator can write has it. */
export function findProgram(name: string): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** Throws a sentence that tells what to install. */
export function program(name: string): string {
  const path = findProgram(name);
  if (path === undefined) throw new Error(`${name} is not installed: it is looked for in ${folders.join(', ')}`);
  return path;
}

const system = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];
/** Also of root's, but hosted machines let everybody write to some of them: there they do not count. */
const further = ['/usr/local/bin', '/usr/local/sbin', '/run/current-system/sw/bin'];
const folders = [...system, ...further.filter(isRootsAlone)];

/** The whole environment of a program that needs nothing else. */
export const plainEnvironment: Readonly<Record<string, string>> = {
  PATH: folders.join(':'),
  HOME: '/nonexistent',
  LANG: 'C.UTF-8',
};

function isRootsAlone(folder: string) {
  try {
    const { uid, mode } = statSync(realpathSync(folder));
    return uid === 0 && (mode & 0o022) === 0;
  } catch {
    return false;
  }
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
