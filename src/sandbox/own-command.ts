/** Runs programs such as cp or sudo for Redgreen itself, in a clean environment, outside of the sandbox. */

import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { type ExecaError, execa } from 'execa';
import { plainEnvironment, program } from '../run/system-programs.ts';
import { isUnder } from './toolchains.ts';

export async function runOwn(name: string, args: string[], cwd = '/'): Promise<string> {
  const path = isAbsolute(name) ? name : program(name);
  try {
    const { stdout } = await execa(path, args, { cwd, env: plainEnvironment, extendEnv: false, stdin: 'ignore' });
    return stdout;
  } catch (cause) {
    const { stderr, shortMessage } = cause as ExecaError<object>;
    throw new Error(`${name} failed: ${String(stderr ?? '').trim() || shortMessage}`, { cause });
  }
}

interface PersonalCommand {
  /** The clone: a program that lies in it is never started. */
  root: string;
  environment: NodeJS.ReadOnlyDict<string>;
  input?: string;
  signal: AbortSignal;
}

/**
 * Runs a program that the person at the terminal has agreed to, with their PATH and environment: their git knows their name and
 * their key, and `gh` their account. Undefined: it is not installed.
 */
export async function runAsPerson(
  [name = '', ...args]: readonly string[],
  { root, environment, input, signal }: PersonalCommand,
) {
  const folders = (environment.PATH ?? '').split(delimiter).filter(isAbsolute);
  const path = folders.map((folder) => join(folder, name)).find((file) => isOwn(file, root));
  if (path === undefined) return undefined;
  const { failed, stderr, shortMessage } = await execa(path, args, {
    ...{ cwd: '/', env: environment as Record<string, string>, extendEnv: false, reject: false, cancelSignal: signal },
    ...{ stdin: input === undefined ? 'ignore' : 'pipe', stdout: 'ignore', input },
  });
  return { ok: !failed, said: failed ? stderr.replace(/\s+/g, ' ').trim() || String(shortMessage) : '' };
}

/** Not of the repository, whose programs `npx` puts first on PATH, and in a folder that no other user can write. */
function isOwn(file: string, root: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    const { mode } = statSync(dirname(file));
    return (mode & 0o002) === 0 && !isUnder(file, root) && !isUnder(realpathSync(file), realpathSync(root));
  } catch {
    return false;
  }
}
