/** Defines `redgreen eval`, which runs the agent on every story (task) of an eval suite and reports which ones it solved. */

import type { Command } from 'commander';
import { resolveSettings } from '../../config/layers.ts';
import { evalOfRow, startEval } from '../../eval/eval-run.ts';
import { type StandIn, standIns } from '../../eval/eval-types.ts';
import { formatOfFile } from '../../eval/format/report.ts';
import { planStories, selectStories } from '../../eval/suite.ts';
import { RedgreenError, refuseProblems } from '../../run/errors.ts';
import { unfinishedEval } from '../../store/eval-results.ts';
import { command as importCommand } from '../eval-import.ts';
import { carryHere, carryMatrix, evalExitCodes, refuseResume, storiesOf } from '../eval-suite.ts';
import { repeatable, wholeNumber } from '../option-values.ts';
import { type LocalRecord, openEvalRecord } from '../run-database.ts';
import { addSettingFlags, flagsOf, withSwitchValues } from '../setting-flags.ts';
import type { CommandFile, CommandIo } from '../subcommand.ts';

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
    const { replay = false, parallel, output: outputs } = options;
    const model = standIn ?? (options.matrix === undefined ? modelOf(io, flags, replay) : '');

    await using record = await openEvalRecord(io);
    const repeat = wholeNumber('--repeat', options.repeat, 1, 1000);
    const titles = new Map(chosen.map(({ id, title }) => [id, title]));
    const plan = planStories(chosen, repeat).map((one) => ({ ...one, title: titles.get(one.storyId) ?? '' }));
    if (options.matrix !== undefined) {
      const { matrix: file, resume = false } = options;
      const each = { stories: plan, repeat, flags, replay, standIn };
      return await carryMatrix(io, record, { file, suite, stories, plan: each, format, outputs, parallel, resume });
    }
    const before = options.resume ? await interrupted(io, record, suite) : undefined;
    const parts = { suite, model, plan: { stories: plan, repeat, flags, replay, standIn } };
    const run = before ?? (await startEval(record.store, parts, new Date()));
    return await carryHere(io, record, run, { stories, format, outputs, parallel });
  },
};

async function interrupted(io: CommandIo, record: LocalRecord, suite: string) {
  const row = await unfinishedEval(record.store, suite, false);
  if (row === undefined) await refuseResume(io, record, suite);
  return row && evalOfRow(row);
}

/** The two values of `--agent` that only an eval knows. */
function standInOf({ agent, ...flags }: Record<string, string>): { standIn?: StandIn; flags: Record<string, string> } {
  const standIn = standIns.find((name) => name === agent);
  return { standIn, flags: standIn !== undefined || agent === undefined ? flags : { ...flags, agent } };
}

/** Told before the first story, and not by each of them. */
function modelOf(io: CommandIo, flags: Record<string, string>, replay: boolean) {
  const { settings, problems } = resolveSettings({ flags, environment: io.environment, needsKey: !replay });
  refuseProblems('bad-settings', problems);
  return settings.agent === 'command' ? 'command' : settings.model;
}

function checkOutputs(outputs: readonly string[]) {
  const unknown = outputs.find((path) => formatOfFile(path) === undefined);
  if (unknown === undefined) return;
  const allowed = '.txt, .json, .html';
  throw new RedgreenError('bad-usage', `--output is ${unknown}; allowed endings: ${allowed}`);
}
