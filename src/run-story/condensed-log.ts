/** The log of a command that has ended, under a budget: read as the output of a verification is. */

import { condense } from '../reading/condense.ts';
import { fileBytes } from '../reading/file-bytes.ts';
import { readLog } from '../reading/read-log.ts';

export async function condensedLog(path: string, maxChars: number): Promise<string> {
  return condense(await readLog(fileBytes(path)), { maxChars });
}
