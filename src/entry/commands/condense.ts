import { closeSync, fstatSync, openSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { condense } from '../../verify/condense.ts';
import { fileBytes } from '../../verify/file-bytes.ts';
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
  const descriptor = descriptorOf(stdin);
  const report = await readLog(descriptor === undefined ? stdin : fileBytes(descriptor));
  if (descriptor !== undefined && descriptor !== 0) closeSync(descriptor);
  stdout.write(condense(report, { maxChars: budget }));
}

/**
 * A descriptor to read a file or pipe from without the stream's copies, which take 40 MiB more at 1 GB. A pipe is
 * opened once more: the stream has made its own end of it non-blocking.
 */
function descriptorOf(stdin: Readable & { fd?: unknown }): number | undefined {
  if (stdin.fd !== 0) return undefined;
  try {
    const stat = fstatSync(0);
    if (stat.isFile()) return 0;
    return stat.isFIFO() && process.platform === 'linux' ? openSync('/proc/self/fd/0', 'r') : undefined;
  } catch {
    return undefined;
  }
}
