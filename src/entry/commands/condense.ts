/** `redgreen condense`: a raw log on stdin, its condensed text on stdout. */

import { closeSync, fstatSync, openSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { RedgreenError } from '../../errors.ts';
import { condense } from '../../output/condense.ts';
import { readLog } from '../../output/read-log.ts';
import { fileBytes } from '../../text/file-bytes.ts';
import type { CommandFile } from '../command-file.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { wholeNumber } from '../option-values.ts';

export const command: CommandFile = {
  place: 200,
  declare: (condense) =>
    condense
      .description('condense a test log from stdin to what an agent gets to read')
      .option('--budget <characters>', 'at most this many; default: BUDGET in the environment, else 5000'),
  examples: ['npm test 2>&1 | redgreen condense', 'redgreen condense --budget 2000 < test.log'],
  run: condenseStdin,
};

async function condenseStdin(io: CommandIo, options: { budget?: string }): Promise<ExitCode> {
  const { stdin, stdout, environment } = io;
  const maxChars = wholeNumber('--budget', options.budget ?? (environment.BUDGET || '5000'), 100);
  const descriptor = descriptorOf(stdin);
  const report = await readLog(descriptor === undefined ? stdin : fileBytes(descriptor));
  if (descriptor !== undefined && descriptor !== 0) closeSync(descriptor);
  // The newline at the end is within the budget.
  stdout.write(`${condense(report, { maxChars: maxChars - 1 })}\n`);
  return 0;
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
    if (stat.isDirectory()) throw new RedgreenError('bad-usage', 'stdin is a folder; allowed: a file or a pipe');
    return stat.isFIFO() && process.platform === 'linux' ? openSync('/proc/self/fd/0', 'r') : undefined;
  } catch (error) {
    if (error instanceof RedgreenError) throw error;
    return undefined;
  }
}
