/**
 * Writes the files that options such as `--output`, `redgreen init` or a story's status ask for, and explains why a
 * file cannot be written.
 */

import { mkdir, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isDiskFull, RedgreenError } from '../run/errors.ts';
import { replaceFile } from '../run/replace-file.ts';
import { visibleLine } from '../text/terminal-text.ts';
import type { CommandIo } from './subcommand.ts';

/** Throws `bad-usage` where it cannot be written. */
export async function writeOutput({ cwd, stderr }: CommandIo, path: string, text: string): Promise<void> {
  await writeFile(resolve(cwd, path), text).catch((error) => throwUnwritable(path, error));
  stderr.write(`Wrote ${visibleLine(path)}\n`);
}

function throwUnwritable(path: string, error: NodeJS.ErrnoException): never {
  const why = error.code === 'ENOENT' ? 'its folder is missing' : fileReason(error);
  throw new RedgreenError('bad-usage', `${path} cannot be written: ${why}`, {
    cause: error,
    fix: 'Name a file in a folder that is there and can be written.',
  });
}

/** Makes or replaces a file of the repository, its folders included. Throws `unwritable`. */
export async function putFile(root: string, path: string, content: string): Promise<void> {
  const file = join(root, path);
  try {
    await mkdir(dirname(file), { recursive: true });
    const isThere = await stat(file).catch(() => undefined);
    await (isThere === undefined ? replaceFile(file, content) : replaceThere(file, content));
  } catch (error) {
    if (isDiskFull(error)) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new RedgreenError('unwritable', `${path} (${code ?? message})`, { cause: error });
  }
}

/** A link stays a link, and the mode stays. */
export async function replaceThere(path: string, content: string | Uint8Array): Promise<void> {
  const file = await realpath(path);
  const { mode } = await stat(file);
  await replaceFile(file, content, mode);
}

const words: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder',
  EACCES: 'this user may not read or write it',
};

export function fileReason({ code, message }: NodeJS.ErrnoException): string {
  return words[code ?? ''] ?? code ?? message;
}
