/** Defines `redgreen rerun`, which starts a new eval run with all or only the failed stories (tasks) of another one. */

import { evalOfRow, resultsOf, startEvals } from '../../eval/eval-run.ts';
import { RedgreenError } from '../../run/errors.ts';
import { findEval } from '../../store/eval-results.ts';
import type { EvalRow } from '../../store/tables.ts';
import { visibleLine } from '../../text/terminal-text.ts';
import { carryEvals, evalExitCodes, onlyEvals, storiesOf } from '../eval-suite.ts';
import { wholeNumber } from '../option-values.ts';
import { type LocalRecord, openEvalRecord } from '../run-database.ts';
import type { CommandFile, CommandIo } from '../subcommand.ts';

interface RerunOptions {
  /** Only tries that did not pass: failures and errors. */
  failedOnly?: boolean;
  parallel: string;
}

export const command: CommandFile = {
  place: 170,
  declare: (rerun) =>
    rerun
      .description('run the stories of an eval run again')
      .argument('<eval-run>', 'its id, the beginning of it, or `latest`')
      .option('--failed-only', 'only stories that did not pass')
      .option('--parallel <n>', 'how many stories run at the same time', '1'),
  notes: evalExitCodes,
  examples: ['redgreen rerun latest --failed-only', 'redgreen rerun 20261121-10 --parallel 4'],
  async run(io, id: string, options: RerunOptions) {
    await using record = await openEvalRecord(io);
    const row = await findEval(record.store, id);
    if ('problem' in row) throw new RedgreenError('not-found', row.problem, { fix: onlyEvals });
    return await rerunEval(io, record, row, options);
  },
};

async function rerunEval(io: CommandIo, record: LocalRecord, row: EvalRow, options: RerunOptions) {
  const before = evalOfRow(row);
  const passed = new Set(
    (await resultsOf(record.store, before))
      .filter(({ status }) => status === 'passed')
      .map(({ storyId, repetition }) => `${storyId}\n${repetition}`),
  );
  const wanted = before.plan.stories.filter(
    ({ storyId, repetition }) => !options.failedOnly || !passed.has(`${storyId}\n${repetition}`),
  );
  if (wanted.length === 0) {
    io.stderr.write(`Nothing to run again: every story of ${before.id} passed.\n`);
    return 0;
  }
  const stories = await storiesOf(io, before.suite);
  const { suite, model, id: parent } = before;
  const parallel = wholeNumber('--parallel', options.parallel, 1, 64);
  const again = { suite, model, parent, plan: { ...before.plan, matrix: undefined, stories: wanted } };
  const runs = await startEvals(record.store, [again], new Date());
  const said = `Eval ${runs[0]?.id} runs ${wanted.length} of ${before.plan.stories.length} of ${parent} again.`;
  io.stderr.write(`${visibleLine(said)}\n`);
  return await carryEvals(io, record, runs, { stories, parallel, format: 'terminal', outputs: [] });
}
