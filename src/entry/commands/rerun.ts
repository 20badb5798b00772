/** `redgreen rerun <run or eval run>`: the same again, as a new one that is linked to it. */

import { RedgreenError, refuseProblems } from '../../errors.ts';
import { evalOfRow, resultsOf, startEval } from '../../eval/eval-run.ts';
import { exitCode } from '../../run/outcome.ts';
import type { Run } from '../../run/run.ts';
import { findRunId, readRun } from '../../store/read.ts';
import { findEval } from '../../store/story-results.ts';
import type { EvalRow } from '../../store/tables.ts';
import { visibleLine } from '../../text/terminal-text.ts';
import type { CommandFile } from '../command-file.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { openEvalRecord } from '../eval-record.ts';
import { carryHere, evalExitCodes, storiesOf } from '../eval-suite.ts';
import { localBase } from '../local-base.ts';
import { openClone } from '../local-clone.ts';
import { type LocalRecord, openExistingRecord } from '../local-record.ts';
import { runLocally } from '../local-run.ts';
import { readStoryFile } from '../local-story.ts';
import { settingsOfRun } from '../recorded-settings.ts';
import { eventTeller } from '../terminal.ts';

interface RerunOptions {
  /** Only tries that did not pass: failures and errors. */
  failedOnly?: boolean;
  parallel: string;
  failFast?: boolean;
}

export const command: CommandFile = {
  place: 170,
  declare: (rerun) =>
    rerun
      .description('take a run or an eval run from the start again')
      .argument('<id>', 'of an eval run or a run, the beginning of it, or `latest` for the latest eval run')
      .option('--failed-only', 'of an eval run: only what did not pass')
      .option('--parallel <n>', 'stories at the same time', '1')
      .option('--fail-fast', 'begin no story after one that did not pass'),
  notes: evalExitCodes,
  examples: ['redgreen rerun latest --failed-only', 'redgreen rerun 20261121-10 --parallel 4'],
  run: runAgain,
};

async function runAgain(io: CommandIo, id: string, options: RerunOptions): Promise<ExitCode> {
  const found = await find(io, id);
  if ('run' in found) return await rerunRun(io, found.run);
  await using record = await openEvalRecord(io);
  return await rerunEval(io, record, found.eval, options);
}

/** An eval run before a run: evals are what one reruns. */
async function find(io: CommandIo, id: string): Promise<{ run: Run } | { eval: EvalRow }> {
  await using evals = await openEvalRecord(io);
  const row = await findEval(evals.store, id);
  if (!('problem' in row)) return { eval: row };
  // It stands for an eval run, and what runs again costs money.
  if (id === 'latest') throw new RedgreenError('not-found', `${row.problem}; a run is named by its id`);
  await using record = await openExistingRecord(io);
  const found = record && (await findRunId(record.store, id));
  const run =
    record === undefined || found === undefined || 'problem' in found
      ? undefined
      : await readRun(record.store, found.id);
  if (run === undefined) throw new RedgreenError('not-found', `${row.problem}, and no run either`);
  return { run };
}

async function rerunEval(io: CommandIo, record: LocalRecord, row: EvalRow, options: RerunOptions): Promise<ExitCode> {
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
  const again = { suite, model, parent, plan: { ...before.plan, stories: wanted } };
  const run = await startEval(record.store, again, new Date());
  io.stderr.write(`Eval ${run.id} runs ${wanted.length} of ${before.plan.stories.length} of ${before.id} again.\n`);
  return await carryHere(io, record, run, { ...options, stories, format: 'terminal', outputs: [] });
}

/** The story as it stands now, from HEAD as it stands now, with the settings of then. */
async function rerunRun(io: CommandIo, before: Run): Promise<ExitCode> {
  const { path } = before.story;
  if (path === undefined) {
    const where =
      before.story.issue === undefined ? 'its story is in no file' : `comment /retry on #${before.story.issue}`;
    throw new RedgreenError('bad-usage', `run ${before.id} cannot be run again from here: ${where}`);
  }
  const read = await readStoryFile(io.cwd, path);
  const { story, warnings } = read;
  await using clone = await openClone(io);
  const { settings, problems } = settingsOfRun(before, { environment: io.environment });
  refuseProblems('bad-settings', problems);
  const base = await localBase(clone, settings);
  const run = await runLocally({
    story,
    read,
    start: base.start,
    settings,
    sources: before.settings,
    warnings,
    clone,
    environment: io.environment,
    signal: io.signal,
    repeats: { runId: before.id, commit: base.commit },
    onEvent: eventTeller(io),
  });
  const lines = [
    `outcome: ${run.outcome}`,
    `attempts: ${run.attemptCount}`,
    `run: ${run.id}`,
    `branch: ${run.branch ?? ''}`,
  ];
  io.stdout.write(`${lines.map((line) => visibleLine(line)).join('\n')}\n`);
  return exitCode(run.outcome ?? 'error');
}
