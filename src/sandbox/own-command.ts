/** Runs a program of the machine for our own purposes: nothing of the job's environment reaches it, and a failure is thrown with what it said. */

import { isAbsolute } from 'node:path';
import { type ExecaError, execa } from 'execa';
import { plainEnvironment, program } from '../run/programs.ts';

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
