/** Defines `redgreen eval`, which runs the agent on an eval suite's stories (tasks) and reports which were solved. */

import type { Command } from 'commander';
import { startEvals } from '../../eval/eval-run.ts';
import { type StandIn, standIns } from '../../eval/eval-types.ts';
import { formatOfFile } from '../../eval/format/report.ts';
import { planStories, selectStories } from '../../eval/suite.ts';
import { RedgreenError } from '../../run/errors.ts';
import { command as importCommand } from '../eval-import.ts';
import { carryEvals, evalExitCodes, planEvals, storiesOf, unfinishedEvals } from '../eval-suite.ts';
import { repeatable, wholeNumber } from '../option-values.ts';
import { openEvalRecord } from '../run-database.ts';
import { addSettingFlags, flagsOf, withSwitchValues } from '../setting-flags.ts';
import type { CommandFile } from '../subcommand.ts';

interface EvalOptions {
  grep?: string;
  tag: readonly string[];
  repeat: string;
  parallel: string;
  resume?: boolean;
  matrix?: string;
  replay?: boolean;
  json?: boolean;
  /** Files, each in the form that its ending names. */
  output: readonly string[];
}

export const command: CommandFile = {
  place: 160,
  declare: (command) =>
    addSettingFlags(
      command
        .description('run every story of a suite, as a test of the agent')
        .argument('<suite>', 'a folder of story files, or one file')
        .option('--grep <text>', 'only stories with this text in their id or title')
        .addOption(repeatable('--tag <tag>', 'only stories with this tag; may be repeated', 'all'))
        .option('--repeat <k>', 'run every story k times', '1')
        .option('--parallel <n>', 'how many stories run at the same time', '1')
        .option('--resume', 'continue the interrupted eval of this suite')
        .option('--matrix <file>', 'run the suite once for each row of this file: agents × models × settings')
        .option('--replay', 'replay the answers recorded beside the stories: no key, no network')
        .option('--json', 'print the eval run as JSON')
        .addOption(
          repeatable('-o, --output <file>', 'also write a file, in the format of its extension; may be repeated'),
        ),
    ),
  notes: `
Beside the setting's own values, --agent reference replays the change that was
really made (stories of \`eval import\`), and --agent empty does nothing: neither
asks a model.
${evalExitCodes}`,
  examples: [
    'redgreen eval stories/ --repeat 3 --parallel 2 -o report.html',
    'redgreen eval examples/stories --replay',
  ],
  more: { import: importCommand },
  prepare: withSwitchValues,
  async run(io, suite: string, options: EvalOptions, command: Command) {
    const format = options.json ? 'json' : 'terminal';
    checkOutputs(options.output);
    const stories = await storiesOf(io, suite);
    const chosen = selectStories(stories, {
      grep: options.grep,
      tags: options.tag,
    });
    if (chosen.length === 0) {
      const fix = 'Give another --grep or --tag; without them all stories run.';
      throw new RedgreenError('bad-usage', `no story of ${suite} matches`, { fix });
    }
    const { standIn, flags } = standInOf(flagsOf(command));
    const { replay = false, matrix, output: outputs } = options;
    const repeat = wholeNumber('--repeat', options.repeat, 1, 1000);
    const parallel = wholeNumber('--parallel', options.parallel, 1, 64);
    const titles = new Map(chosen.map(({ id, title }) => [id, title]));
    const plan = planStories(chosen, repeat).map((one) => ({ ...one, title: titles.get(one.storyId) ?? '' }));
    const planned = await planEvals(io, suite, { stories: plan, repeat, flags, replay, standIn }, matrix);
    await using record = await openEvalRecord(io);
    const before = options.resume ? await unfinishedEvals(io, record, suite, matrix !== undefined) : undefined;
    const runs = before ?? (await startEvals(record.store, planned, new Date()));
    return await carryEvals(io, record, runs, { stories, format, outputs, parallel });
  },
};

/** The two values of `--agent` that only an eval knows. */
function standInOf({ agent, ...flags }: Record<string, string>): { standIn?: StandIn; flags: Record<string, string> } {
  const standIn = standIns.find((name) => name === agent);
  return { standIn, flags: standIn !== undefined || agent === undefined ? flags : { ...flags, agent } };
}

function checkOutputs(outputs: readonly string[]) {
  const unknown = outputs.find((path) => formatOfFile(path) === undefined);
  if (unknown === undefined) return;
  const allowed = '.txt, .json, .html';
  throw new RedgreenError('bad-usage', `--output is ${unknown}; allowed endings: ${allowed}`);
}
