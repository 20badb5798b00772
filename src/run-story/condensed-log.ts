/** The log of a command that has ended, under a budget: read as the output of a verification is. */

import { condense } from '../output/condense.ts';
import { readLog } from '../output/read-log.ts';
import { fileBytes } from '../text/file-bytes.ts';

export async function condensedLog(path: string, maxChars: number): Promise<string> {
  return condense(await readLog(fileBytes(path)), { maxChars });
}
