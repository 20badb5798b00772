/** Defines `redgreen runs`, which lists the recorded runs, or with `--evals` the eval runs, newest first. */

import type { EvalPlan } from '../../eval/eval-types.ts';
import { countsWords } from '../../eval/format/terminal.ts';
import { outcomes } from '../../run/run.ts';
import { durationWords, statedCostWords } from '../../run/run-phrases.ts';
import { type CountedEval, listEvals } from '../../store/eval-results.ts';
import { ownerIsGone, runFolderPath } from '../../store/run-folder.ts';
import { listRuns } from '../../store/run-queries.ts';
import type { RunRow } from '../../store/tables.ts';
import { momentOf, oneOf, wholeNumber } from '../option-values.ts';
import { type LocalRecord, openExistingEvalRecord, openExistingRecord } from '../run-database.ts';
import type { CommandFile } from '../subcommand.ts';
import { writeRows } from '../terminal.ts';

interface RunsOptions {
  outcome?: string;
  since?: string;
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
      .option('--outcome <outcome>', 'only runs with this outcome')
      .option('--since <when>', 'only runs since then: 7d, 12h, 30m or a date')
      .option('--limit <n>', 'list at most this many', '50')
      .option('--evals', 'list the eval runs instead; only --limit and --json go with it')
      .option('--all', 'also list the runs of evals')
      .option('--json', 'print the rows as JSON'),
  examples: ['redgreen runs --outcome failed --since 7d', 'redgreen runs --json | jq .[0].id', 'redgreen runs --evals'],
  async run(io, options: RunsOptions) {
    const limit = wholeNumber('--limit', options.limit, 1, 100_000);
    const { json, outcome, since, all } = options;
    if (options.evals) {
      await using record = await openExistingEvalRecord(io);
      const evals = record === undefined ? [] : await listEvals(record.store, limit);
      const none = 'No eval run was recorded here yet; `redgreen eval <suite>` makes one.';
      const head = ['EVAL', 'STATE', 'RESULT', 'TIME', 'SUITE', 'AGENT', 'MODEL', 'ROW'];
      writeRows(io, evals, { json, cells: evalCells, none, head });
      return 0;
    }
    const filter = {
      outcome: outcome && oneOf('--outcome', outcome, outcomes),
      since: since && momentOf('--since', since),
    };
    await using record = await openExistingRecord(io);
    const kinds = all ? 'all' : 'asked-for';
    const runs = record && (await withInterrupted(record, await listRuns(record.store, { ...filter, kinds, limit })));
    const isFiltered = Object.values(filter).some((value) => value !== undefined);
    const none = isFiltered
      ? 'No run matches; `redgreen runs` lists all.'
      : `No run was recorded here yet; \`redgreen run story.md\` makes the first${all ? '' : ', and --all lists those of evals'}.`;
    const head = ['RUN', 'STARTED', 'OUTCOME', 'ATTEMPTS', 'TIME', 'COST', 'STORY'];
    writeRows(io, runs ?? [], { json, head, cells: runCells, none });
    if (runs?.length === limit) io.stderr.write(`Only the newest ${runs.length}; --limit shows more.\n`);
    return 0;
  },
};

/** The record cannot know of a process that was killed. */
function withInterrupted({ root }: LocalRecord, runs: readonly RunRow[]) {
  return Promise.all(
    runs.map(async (run) =>
      run.state === 'running' && (await ownerIsGone(runFolderPath(root, run.id)))
        ? { ...run, state: 'interrupted' }
        : run,
    ),
  );
}

function runCells(run: RunRow) {
  const about = run.issue === null ? (run.story_path ?? '') : `#${run.issue}`;
  // What was interrupted came as far as its last event.
  const end = run.ended_at ?? (run.state === 'interrupted' ? run.last_event_at : new Date().toISOString());
  return [
    run.id,
    run.started_at.slice(0, 16).replace('T', ' '),
    run.outcome ?? run.state,
    String(run.attempt_count),
    durationWords(Math.max(0, Date.parse(end) - Date.parse(run.started_at))),
    statedCostWords(run.cost_usd),
    `${about} ${run.title}`.trim(),
  ];
}

function evalCells(row: CountedEval) {
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
