/** The log of a command that has ended, under a budget: read as the output of a verification is. */

import { condense } from '../output/condense.ts';
import { readLog } from '../output/read-log.ts';
import { fileBytes } from '../text/file-bytes.ts';

export async function condensedLog(path: string, maxChars: number): Promise<string> {
  return condense(await readLog(fileBytes(path)), { maxChars });
}

/** Reads and condenses a few lines, while the base's tests run: what reads their output has been compiled by then. */
export async function readAhead(): Promise<void> {
  condense(await readLog(sample()), { maxChars: 1000, exitCode: 1 });
}

async function* sample(): AsyncGenerator<Uint8Array> {
  yield Buffer.from(
    `✖ adds up (1.2ms)\n  AssertionError: 1 !== 2\n      at test/sum.test.js:3:5\nℹ tests 1\nℹ fail 1\n`,
  );
}
