/** Defines `redgreen condense`, which reads a test log from stdin and prints the short form that an agent reads. */

import { condense } from '../../output/condense.ts';
import { readLog } from '../../output/read-log.ts';
import { wholeNumber } from '../option-values.ts';
import type { CommandFile } from '../subcommand.ts';

export const command: CommandFile = {
  place: 200,
  declare: (condense) =>
    condense
      .description('shorten a test log from stdin to what an agent gets to read')
      .option('--budget <characters>', 'at most this many; default: BUDGET in the environment, else 5000'),
  examples: ['npm test 2>&1 | redgreen condense', 'redgreen condense --budget 2000 < test.log'],
  async run(io, options: { budget?: string }) {
    const { stdin, stdout, environment } = io;
    const maxChars = wholeNumber('--budget', options.budget ?? (environment.BUDGET || '5000'), 100);
    const report = await readLog(stdin);
    // The newline at the end is within the budget.
    stdout.write(`${condense(report, { maxChars: maxChars - 1 })}\n`);
    return 0;
  },
};
