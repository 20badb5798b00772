/** `redgreen diff <run>`: what a run changed, or one of its attempts. */

import { styleText } from 'node:util';
import { RedgreenError } from '../../errors.ts';
import { readDiffs } from '../../store/run-files.ts';
import { textsIn } from '../../store/run-texts.ts';
import { visible } from '../../terminal-text.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { openRun } from '../local-record.ts';
import { wantsColours } from '../terminal.ts';
import { wholeNumber } from './runs.ts';

export interface DiffOptions {
  run: string;
  /** Default: the last one, against the base. */
  attempt?: string;
  /** Against the base, not the attempt before. */
  base: boolean;
}

/** A patch for `git apply` on a pipe; on a terminal the same, coloured. */
export async function diffCommand(io: CommandIo, options: DiffOptions): Promise<ExitCode> {
  const attempt = options.attempt === undefined ? undefined : wholeNumber('--attempt', options.attempt, 1, 1000);
  await using found = await openRun(io, options.run);
  const diffs = await readDiffs(textsIn(found.folder), found.run);
  const diff = attempt === undefined ? diffs.at(-1) : diffs.find((one) => one.attempt === attempt);
  if (diff === undefined) {
    const known = diffs.map((one) => one.attempt).join(', ');
    const which = attempt === undefined ? 'a diff' : `a diff of attempt ${attempt}`;
    throw new RedgreenError(
      'not-found',
      `run ${found.run.id} has no ${which.slice(2)}${known === '' ? '' : `; there are ${known}`}`,
    );
  }
  const text = attempt === undefined || options.base ? diff.sinceBase : diff.sincePrevious;
  writeDiff(io, text);
  return 0;
}

/** What `git apply` takes on a pipe; on a terminal made visible and coloured. */
export function writeDiff(io: CommandIo, text: string): void {
  const onTerminal = io.stdout.isTTY === true;
  io.stdout.write(onTerminal ? coloured(visible(text), wantsColours(io.stdout, io.environment)) : text);
}

function coloured(text: string, colours: boolean): string {
  if (!colours) return text;
  return text.replace(/^(?:[+-]|@@|diff ).*$/gm, (line) => {
    if (line.startsWith('diff ')) return styleText('bold', line, { validateStream: false });
    const style = line.startsWith('@@') ? 'cyan' : line.startsWith('+') ? 'green' : 'red';
    return styleText(style, line, { validateStream: false });
  });
}
