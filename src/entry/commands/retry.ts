/** Defines `redgreen retry`, which starts a new run on the branch of an ended run, with a hint for the agent. */

import type { Command } from 'commander';
import { RedgreenError } from '../../run/errors.ts';
import { addProgressOptions, type ProgressOptions, runWithProgress } from '../run-progress.ts';
import { addSettingFlags, flagsOf, withSwitchValues } from '../setting-flags.ts';
import { type CommandFile, exitCodes } from '../subcommand.ts';

export const command: CommandFile = {
  place: 15,
  declare: (retry) =>
    addSettingFlags(
      addProgressOptions(
        retry
          .description('continue from the branch of an earlier run, with a hint for the agent')
          .argument('[run]', 'a run: its id, the beginning of it, or `latest` (the default)')
          .argument('[hint...]', 'a hint for the agent, in quotes'),
      ),
    ),
  notes: `
Retries count from 0 again. Settings are read anew; the earlier run's flags hold
unless you give them again. A run without a commit starts over, with the hint.
A green branch without a hint passes without a call to the model.
${exitCodes}`,
  examples: [
    'redgreen retry',
    'redgreen retry latest "round to cents before the sum, not after it"',
    'redgreen retry 20261121-10 --max-cost-usd 20',
  ],
  prepare: withSwitchValues,
  async run(io, first: string | undefined, rest: string[], options: ProgressOptions, command: Command) {
    const isRun = first === undefined || meansRun(first);
    const words = isRun ? rest : [first, ...rest];
    // A mistyped run would become a hint, which costs calls of the model.
    if (!isRun && rest.length > 0 && /^\S+$/.test(first)) {
      const fix = 'Give a run that `redgreen runs` lists, or none: `redgreen retry "<hint>"`.';
      throw new RedgreenError('bad-usage', `no run ${first}; put the hint in quotes`, { fix });
    }
    const { retryRun } = await import('../retried-run.ts');
    return await runWithProgress(io, options, (here) =>
      retryRun({ ...here, flags: flagsOf(command) }, isRun ? (first ?? 'latest') : 'latest', words.join(' ').trim()),
    );
  },
};

/** An id, or its beginning; the hint of a mistyped one would go to another run, and nobody would know. */
function meansRun(word: string) {
  return word === 'latest' || /^\d{4,}[\w-]*$/.test(word);
}
