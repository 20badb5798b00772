/** A file that a command was told to write its result to. */

import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { RedgreenError } from '../errors.ts';
import { visibleLine } from '../text/terminal-text.ts';
import type { CommandIo } from './command-io.ts';

/** Throws `bad-usage` where it cannot be written. */
export async function writeOutput({ cwd, stderr }: CommandIo, path: string, text: string): Promise<void> {
  await writeFile(resolve(cwd, path), text).catch((error) => throwUnwritable(path, error));
  stderr.write(`Wrote ${visibleLine(path)}\n`);
}

export function throwUnwritable(path: string, error: NodeJS.ErrnoException): never {
  throw new RedgreenError('bad-usage', `${path} cannot be written (${error.code})`, {
    cause: error,
    fix: 'Name a file in a folder that is there and can be written.',
  });
}
