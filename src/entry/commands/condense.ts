import type { Readable, Writable } from 'node:stream';
import { condense } from '../../verify/condense.ts';
import { readLog } from '../../verify/read-log.ts';

/** A raw log on stdin, its condensed text of at most `budget` UTF-16 units on stdout. */
export async function condenseStdin({
  stdin,
  stdout,
  budget,
}: {
  stdin: Readable;
  stdout: Writable;
  budget: number;
}): Promise<void> {
  const report = await readLog(stdin);
  stdout.write(condense(report, { maxChars: budget }));
}
