/** Results as CSV (RFC 4180), one line for each try. */

import type { EvalReport } from './eval-report.ts';

export function evalCsv({ eval: run, results }: EvalReport): string {
  const header = [
    'eval',
    'story',
    'repetition',
    'status',
    'outcome',
    'attempts',
    'duration_ms',
    'input_tokens',
    'output_tokens',
  ].concat([
    'cache_read_tokens',
    'cache_write_tokens',
    'cost_usd',
    'model',
    'run',
    'error',
    'request_ids',
    'worktree',
    'finished_at',
  ]);
  const rows = results.map((result) => [
    run.id,
    result.storyId,
    result.repetition,
    result.status,
    result.outcome ?? '',
    result.attempts,
    Math.round(result.durationMs),
    result.usage.inputTokens,
    result.usage.outputTokens,
    result.usage.cacheReadTokens,
    result.usage.cacheWriteTokens,
    result.costUsd ?? '',
    result.model,
    result.runId ?? '',
    result.error?.message ?? '',
    result.requestIds.join(' '),
    result.worktree ?? '',
    result.finishedAt,
  ]);
  return [header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** A spreadsheet runs what begins like a formula: such a text is quoted with an apostrophe. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const inert = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
