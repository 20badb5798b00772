/** `redgreen runs`: what was run here, newest first. */

import { countsWords } from '../../eval/format/words.ts';
import type { EvalPlan } from '../../eval/result.ts';
import { outcomes } from '../../run/run.ts';
import { attemptsWords, durationWords, statedCostWords } from '../../run/words.ts';
import { listRuns, type RunFilter, type RunPage } from '../../store/read.ts';
import { countRuns } from '../../store/read-list.ts';
import { runFolderPath } from '../../store/run-folder.ts';
import { ownerIsGone } from '../../store/run-owner.ts';
import { type CountedEval, listEvals } from '../../store/story-results.ts';
import type { RunRow } from '../../store/tables.ts';
import { visibleLine } from '../../text/terminal-text.ts';
import type { CommandFile } from '../command-file.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { openExistingEvalRecord } from '../eval-record.ts';
import { type LocalRecord, openExistingRecord } from '../local-record.ts';
import { momentOf, oneOf, wholeNumber } from '../option-values.ts';
import { rowMs, runTable } from '../run-table.ts';
import { wantsColours, writeRows } from '../terminal.ts';

interface RunsOptions extends Pick<RunFilter, 'outcome' | 'state' | 'title' | 'model' | 'since' | 'until'> {
  issue?: string;
  limit: string;
  evals?: boolean;
  all?: boolean;
  json?: boolean;
}

export const command: CommandFile = {
  place: 70,
  declare: (runs) =>
    runs
      .description('list the runs of this clone, newest first')
      .option('--outcome <outcome>', 'only runs that ended so')
      .option('--state <state>', 'running, interrupted or finished')
      .option('--issue <number>', 'only runs of this issue')
      .option('--title <text>', 'only runs whose title has this text')
      .option('--model <model>', 'only runs with this model')
      .option('--since <when>', '7d, 12h, 30m or a date')
      .option('--until <when>', '7d, 12h, 30m or a date')
      .option('--limit <n>', 'at most this many', '50')
      .option('--evals', 'the eval runs instead; of the other options only --limit and --json count')
      .option('--all', 'also the runs of evals and replays, which are left out')
      .option('--json', 'print the rows as JSON'),
  examples: ['redgreen runs --outcome failed --since 7d', 'redgreen runs --json | jq .[0].id', 'redgreen runs --evals'],
  run: list,
};

async function list(io: CommandIo, options: RunsOptions): Promise<ExitCode> {
  const limit = wholeNumber('--limit', options.limit, 1, 100_000);
  const { json } = options;
  if (options.evals) {
    await using record = await openExistingEvalRecord(io);
    const evals = record === undefined ? [] : await listEvals(record.store, limit);
    const none = 'No eval run was recorded here yet; `redgreen eval <suite>` makes one.';
    const head = ['EVAL', 'STATE', 'RESULT', 'TIME', 'SUITE', 'AGENT', 'MODEL', 'ROW'];
    writeRows(io, evals, { json, cells: evalCells, none, head });
    return 0;
  }
  const filter = filterOf(options, limit);
  await using record = await openExistingRecord(io);
  const listed = record === undefined ? [] : await withInterrupted(record, await listRuns(record.store, filter));
  const runs = listed.filter(({ state }) => options.state === undefined || state === options.state);
  if (io.stdout.isTTY && !json && runs.length > 0) io.stdout.write(runTable(runs, tableOptions(io)));
  else writeRows(io, runs, { json, cells: runCells, none: runs.length > 0 ? '' : await noneWords(record, options) });
  if (listed.length === limit) io.stderr.write(`Only the newest ${listed.length}; --limit shows more.\n`);
  return 0;
}

/** Of what there is, the options leave nothing: that is no empty record. */
async function noneWords(
  record: LocalRecord | undefined,
  { all, limit, json, ...filters }: RunsOptions,
): Promise<string> {
  const countOf = async (kinds: 'all' | 'asked-for') =>
    record === undefined ? 0 : (await countRuns(record.store, { kinds })).values().reduce((sum, one) => sum + one, 0);
  const [matching, every] = [await countOf('asked-for'), await countOf('all')];
  if (every === 0) return 'No run was recorded here yet; `redgreen run story.md` makes the first.';
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  if (isFiltered && (all ? every : matching) > 0)
    return `No run matches; \`redgreen runs${all ? ' --all' : ''}\` lists all.`;
  return 'Only evals and replays ran here; `redgreen runs --all` lists their runs.';
}

function filterOf(options: RunsOptions, limit: number): RunFilter & Pick<RunPage, 'limit'> {
  const { outcome, state, issue, title, model, since, until, all } = options;
  if (outcome !== undefined) oneOf('--outcome', outcome, outcomes);
  if (state !== undefined) oneOf('--state', state, ['running', 'interrupted', 'finished']);
  return {
    kinds: all ? 'all' : 'asked-for',
    outcome,
    // The record cannot know of a process that was killed.
    state: state === 'interrupted' ? 'running' : state,
    issue: issue === undefined ? undefined : wholeNumber('--issue', issue, 1, 2 ** 31 - 1),
    title,
    model,
    since: since === undefined ? undefined : momentOf('--since', since),
    until: until === undefined ? undefined : momentOf('--until', until),
    limit,
  };
}

function withInterrupted({ root }: LocalRecord, runs: readonly RunRow[]): Promise<RunRow[]> {
  return Promise.all(
    runs.map(async (run) =>
      run.state === 'running' && (await ownerIsGone(runFolderPath(root, run.id)))
        ? { ...run, state: 'interrupted' }
        : run,
    ),
  );
}

function tableOptions({ stdout, environment }: CommandIo) {
  return { columns: stdout.columns || 80, colours: wantsColours(stdout, environment), now: new Date() };
}

function runCells(run: RunRow): string[] {
  const about = run.issue === null ? (run.story_path ?? '') : `#${run.issue}`;
  return [
    run.id,
    run.outcome ?? run.state,
    attemptsWords(run.attempt_count),
    durationWords(rowMs(run, new Date())),
    statedCostWords(run.cost_usd),
    visibleLine(`${about} ${run.title}`, 100),
  ];
}

function evalCells(row: CountedEval): string[] {
  const plan = JSON.parse(row.plan) as Partial<EvalPlan>;
  return [
    row.id,
    // One that was interrupted stays open until `--resume`.
    row.state === 'finished' ? 'finished' : 'unfinished',
    countsWords(row),
    row.ended_at === null ? '–' : durationWords(Date.parse(row.ended_at) - Date.parse(row.started_at)),
    row.suite,
    plan.standIn ?? plan.flags?.agent ?? 'anthropic',
    row.model,
    plan.matrix?.variant ?? '–',
  ];
}
