/** Defines `redgreen diff`, which prints as a diff what a run, or an attempt of a run, changed in the files. */

import { existsSync } from 'node:fs';
import { readDiffs, textsIn } from '../../store/run-files.ts';
import { aRun, attemptOf, hasNone } from '../option-values.ts';
import { openRun } from '../run-database.ts';
import type { CommandFile } from '../subcommand.ts';
import { writeDiff } from '../terminal.ts';

export const command: CommandFile = {
  place: 100,
  declare: (diff) =>
    diff
      .description('show what a run changed against its base, or what one attempt changed')
      .argument('[run]', aRun, 'latest')
      .option('--attempt <n>', 'what this attempt changed since the one before')
      .option('--base', 'against the base, also with --attempt'),
  examples: ['redgreen diff | git apply', 'redgreen diff --attempt 2'],
  /** A patch for `git apply` on a pipe; on a terminal the same, coloured. */
  async run(io, run: string, options: { attempt?: string; base?: boolean }) {
    const attempt = attemptOf(options.attempt);
    await using found = await openRun(io, run);
    const diffs = await readDiffs(textsIn(found.folder), found.run);
    const diff = attempt === undefined ? diffs.at(-1) : diffs.find((one) => one.attempt === attempt);
    const known = diffs.map((one) => one.attempt);
    if (diff === undefined) throw hasNone('diff', found.run.id, known, existsSync(found.folder));
    const text = attempt === undefined || options.base ? diff.sinceBase : diff.sincePrevious;
    writeDiff(io, text);
    return 0;
  },
};
