/** Results as CSV (RFC 4180), one line for each try. */

import type { StoryResult } from '../result.ts';
import type { EvalReport } from './eval-report.ts';

const columns: readonly [name: string, value: (result: StoryResult) => string | number | null | undefined][] = [
  ['story', ({ storyId }) => storyId],
  ['repetition', ({ repetition }) => repetition],
  ['status', ({ status }) => status],
  ['outcome', ({ outcome }) => outcome],
  ['attempts', ({ attempts }) => attempts],
  ['duration_ms', ({ durationMs }) => Math.round(durationMs)],
  ['input_tokens', ({ usage }) => usage.inputTokens],
  ['output_tokens', ({ usage }) => usage.outputTokens],
  ['cache_read_tokens', ({ usage }) => usage.cacheReadTokens],
  ['cache_write_tokens', ({ usage }) => usage.cacheWriteTokens],
  // A sum of floats has more digits than any price.
  ['cost_usd', ({ costUsd }) => costUsd && Number(costUsd.toFixed(8))],
  ['model', ({ model }) => model],
  ['run', ({ runId }) => runId],
  ['error', ({ error }) => error?.message],
  ['request_ids', ({ requestIds }) => requestIds.join(' ')],
  ['worktree', ({ worktree }) => worktree],
  ['finished_at', ({ finishedAt }) => finishedAt],
];

export function evalCsv({ eval: run, results }: EvalReport): string {
  const header = ['eval', ...columns.map(([name]) => name)];
  const rows = results.map((result) => [run.id, ...columns.map(([, value]) => value(result) ?? '')]);
  return [header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** A spreadsheet runs what begins like a formula: such a text is quoted with an apostrophe. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const inert = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
