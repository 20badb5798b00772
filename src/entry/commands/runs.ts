/** `redgreen runs`: what was run here, newest first. */

import { RedgreenError } from '../../errors.ts';
import { columns } from '../../report/terminal.ts';
import { outcomes } from '../../run.ts';
import { listRuns, type RunFilter } from '../../store/read.ts';
import { runFolderPath } from '../../store/run-folder.ts';
import { ownerIsGone } from '../../store/run-owner.ts';
import type { RunRow } from '../../store/tables.ts';
import { visibleLine } from '../../terminal-text.ts';
import { attemptsWords, costWords, durationWords } from '../../words.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { type LocalRecord, openExistingRecord } from '../local-record.ts';

export interface RunsOptions {
  outcome?: string;
  state?: string;
  issue?: string;
  title?: string;
  model?: string;
  since?: string;
  until?: string;
  limit?: string;
  json: boolean;
}

export async function runsCommand(io: CommandIo, options: RunsOptions, now: Date): Promise<ExitCode> {
  const filter = filterOf(options, now);
  await using record = await openExistingRecord(io);
  const listed = record === undefined ? [] : await withInterrupted(record, await listRuns(record.store, filter));
  const runs = listed.filter(({ state }) => options.state === undefined || state === options.state);
  if (options.json) io.stdout.write(`${JSON.stringify(runs, null, 2)}\n`);
  else if (runs.length > 0) io.stdout.write(`${columns(runs.map((run) => row(run, now))).join('\n')}\n`);
  if (runs.length === 0) io.stderr.write('No run.\n');
  if (listed.length === filter.limit) io.stderr.write(`Only the newest ${listed.length}; --limit shows more.\n`);
  return 0;
}

function filterOf(options: RunsOptions, now: Date): RunFilter {
  const { outcome, state, issue, title, model, since, until, limit } = options;
  if (outcome !== undefined && !outcomes.some((known) => known === outcome)) {
    throw new RedgreenError('bad-usage', `--outcome is ${outcome}; allowed: ${outcomes.join(', ')}`);
  }
  if (state !== undefined && !['running', 'interrupted', 'finished'].includes(state)) {
    throw new RedgreenError('bad-usage', `--state is ${state}; allowed: running, interrupted, finished`);
  }
  return {
    outcome,
    // The record cannot know of a process that was killed.
    state: state === 'interrupted' ? 'running' : state,
    issue: issue === undefined ? undefined : wholeNumber('--issue', issue, 1, 2 ** 31 - 1),
    title,
    model,
    since: since === undefined ? undefined : momentOf('--since', since, now),
    until: until === undefined ? undefined : momentOf('--until', until, now),
    limit: limit === undefined ? 50 : wholeNumber('--limit', limit, 1, 100_000),
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

function row(run: RunRow, now: Date): string[] {
  const ended = run.ended_at === null ? undefined : Date.parse(run.ended_at);
  const time = durationWords((ended ?? now.getTime()) - Date.parse(run.started_at));
  const about = run.issue === null ? (run.story_path ?? '') : `#${run.issue}`;
  return [
    run.id,
    run.outcome ?? run.state,
    attemptsWords(run.attempt_count),
    time,
    costWords(run.cost_usd),
    visibleLine(`${about} ${run.title}`, 100),
  ];
}

/** `7d`, `12h`, `30m` before now, or a date. Returns ISO 8601 in UTC. */
export function momentOf(option: string, text: string, now: Date): string {
  const ago = /^(\d{1,5})([dhm])$/.exec(text);
  if (ago !== null) {
    const unitMs = { d: 86_400_000, h: 3_600_000, m: 60_000 }[ago[2] as 'd' | 'h' | 'm'];
    return new Date(now.getTime() - Number(ago[1]) * unitMs).toISOString();
  }
  const date = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : new Date(Number.NaN);
  if (Number.isNaN(date.getTime())) {
    throw new RedgreenError('bad-usage', `${option} is ${text}; allowed: 7d, 12h, 30m or a date such as 2026-11-21`);
  }
  return date.toISOString();
}

/** Throws `bad-usage` where the text is no whole number from `min` to `max`. */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  const number = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new RedgreenError('bad-usage', `${option} is ${text}; allowed: a whole number from ${min} to ${max}`);
}
