/** `redgreen diff <run>`: what a run changed, or one of its attempts. */

import { RedgreenError } from '../../errors.ts';
import type { CommandFile } from '../command-file.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { openRun, readRunDiffs } from '../local-record.ts';
import { aRun, wholeNumber } from '../option-values.ts';
import { writeDiff } from '../terminal.ts';

export const command: CommandFile = {
  place: 100,
  declare: (diff) =>
    diff
      .description('show what a run changed against its base, or what one attempt changed')
      .argument('<run>', aRun)
      .option('--attempt <n>', 'what this attempt changed since the one before')
      .option('--base', 'against the base, also with --attempt'),
  examples: ['redgreen diff latest | git apply', 'redgreen diff latest --attempt 2'],
  run: showDiff,
};

/** A patch for `git apply` on a pipe; on a terminal the same, coloured. */
async function showDiff(io: CommandIo, run: string, options: { attempt?: string; base?: boolean }): Promise<ExitCode> {
  const attempt = options.attempt === undefined ? undefined : wholeNumber('--attempt', options.attempt, 1, 1000);
  await using found = await openRun(io, run);
  const diffs = await readRunDiffs(found);
  const diff = attempt === undefined ? diffs.at(-1) : diffs.find((one) => one.attempt === attempt);
  if (diff === undefined) {
    const { id } = found.run;
    const known = diffs.map((one) => one.attempt);
    const which = attempt === undefined ? 'diff' : `diff of attempt ${attempt}`;
    const there = known.length === 0 ? '' : `; there ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}`;
    const fix =
      known.length === 0
        ? `\`redgreen show ${id}\` tells how far it came; a diff is on the machine that ran it.`
        : `\`redgreen diff ${id} --attempt ${known.at(-1)}\` shows the last.`;
    throw new RedgreenError('not-found', `run ${id} has no ${which}${there}`, { fix });
  }
  const text = attempt === undefined || options.base ? diff.sinceBase : diff.sincePrevious;
  writeDiff(io, text);
  return 0;
}
