/** Renders eval runs as terminal text: a line for each story (task), a summary table, a comparison of two eval runs. */

import { columns } from '../../report/terminal.ts';
import { costWords, counted, durationWords } from '../../run/run-phrases.ts';
import { visibleLine } from '../../text/terminal-text.ts';
import type { Comparison } from '../compare.ts';
import type { Estimate, EvalPlan, EvalRun, EvalSummary, StoryResult } from '../eval-types.ts';

const marks = { passed: '✅', failed: '❌', error: '⚠️' } as const;

/** `Began cli-hello-world #2`. */
export function beginLine({ storyId, repetition }: Pick<StoryResult, 'storyId' | 'repetition'>, repeat: number) {
  return `Began ${storyId}${repeat > 1 ? ` #${repetition}` : ''}\n`;
}

/** `[1/5] cli-hello-world ✅ (12.3s)`, and below one that did not pass its error, worktree and request id. */
export function storyLines(result: StoryResult, index: number, of: number, repeat: number) {
  const again = repeat > 1 ? ` #${result.repetition}` : '';
  const first = `[${index}/${of}] ${result.storyId}${again} ${marks[result.status]} (${secondsWords(result.durationMs)})`;
  if (result.status === 'passed') return `${first}\n`;
  const details = [
    `${result.status === 'error' ? 'Error' : 'Failed'}: ${visibleLine(result.error?.message ?? result.outcome ?? '', 500)}`,
    result.worktree === undefined ? '' : `Worktree: ${visibleLine(result.worktree, 1000)}`,
    result.requestIds.length === 0 ? '' : `Request: ${visibleLine(result.requestIds.at(-1) ?? '')}`,
  ];
  return `${[first, ...details.filter((line) => line !== '').map((line) => `      ${line}`)].join('\n')}\n`;
}

export function evalTerminal({ eval: run, results, summary }: EvalReport) {
  const header = ['STORY', `PASS@1`, 'ATTEMPTS', 'TIME', 'TOKENS', 'COST'];
  const rows = summary.stories.map((row) => [
    row.storyId,
    row.passRate === undefined
      ? `error`
      : `${row.passed}/${row.passed + row.failed}${row.errors > 0 ? ` +${row.errors} error` : ''}`,
    ...[attemptsToGreenWords(row.attemptsToGreen), durationWords(row.meanMs)],
    ...[tokensWords(row.tokens), costWords(row.costUsd)],
  ]);
  const each = summary.costPerSolvedUsd;
  const solved = each === undefined ? '' : `, ${costWords(each)} for each solved`;
  return [
    ...columns([header, ...rows]),
    '',
    ratesWords(summary, '  '),
    `${tokensWords(summary.tokens)} tokens, ${costWords(summary.costUsd)}${solved}, ${durationWords(summary.durationMs)} in all`,
    ...(run.plan.replay ? [replayWords(run.plan)] : []),
    `Eval ${run.id} (${results.length} of ${run.plan.stories.length})`,
    `Summary: ${countsWords(summary)}`,
    '',
  ].join('\n');
}

/** `0.81 [0.66–0.90]`. */
export function estimateWords(estimate: Estimate | undefined) {
  if (estimate === undefined) return '–';
  return `${estimate.value.toFixed(2)} [${estimate.low.toFixed(2)}–${estimate.high.toFixed(2)}]`;
}

export function attemptsToGreenWords(value: number | undefined) {
  return value === undefined ? '–' : value.toFixed(1);
}

/** `4 passed, 1 failed`; errors only where there are some. */
export function countsWords({ passed, failed, errors }: Pick<EvalSummary, 'passed' | 'failed' | 'errors'>) {
  const more = errors === 0 ? '' : `, ${counted(errors, 'error')}`;
  return `${passed} passed, ${failed} failed${more}`;
}

/** `12.3s`. */
function secondsWords(ms: number) {
  return `${(ms / 1000).toFixed(1)}s`;
}

/** `41k`, `2.6M`. */
export function tokensWords(tokens: number) {
  if (tokens < 1000) return String(tokens);
  return tokens < 1_000_000 ? `${Math.round(tokens / 1000)}k` : `${(tokens / 1_000_000).toFixed(1)}M`;
}

/** `pass@1 0.81 [0.66–0.90]`, one after the other; those of k tries only where stories ran more than once. */
export function ratesWords({ k, passAt1, passAtK, passAllK }: EvalSummary, between: string) {
  const ofK = [`pass@${k} ${estimateWords(passAtK)}`, `pass^${k} ${estimateWords(passAllK)}`];
  return [`pass@1 ${estimateWords(passAt1)}`, ...(k === 1 ? [] : ofK)].join(between);
}

/** Said of an eval that asked no model for its answers. */
export function replayWords({ replay }: EvalPlan) {
  return replay ? 'Recorded answers: no model was asked, and nothing was paid.' : '';
}

export interface EvalReport {
  eval: EvalRun;
  results: readonly StoryResult[];
  summary: EvalSummary;
}

export function comparisonTerminal(before: string, after: string, comparison: Comparison) {
  const rows = (['broken', 'fixed'] as const).flatMap((kind) =>
    comparison[kind].map(({ storyId, before: was, after: is, changeMs, changeUsd }) => [
      `${kind === 'broken' ? '▼' : '▲'} ${kind}`,
      storyId,
      `${percent(was)} → ${percent(is)}`,
      `${signedTime(changeMs)}, ${signedCost(changeUsd)}`,
    ]),
  );
  const table = rows.length === 0 ? [] : [...columns(rows), ''];
  return `${[`${before} → ${after}`, '', ...table, ...missing(comparison), ...sums(comparison)].join('\n')}\n`;
}

/** What stayed the same is only counted. */
function sums(comparison: Comparison) {
  const { broken, fixed, same, passRateBefore, passRateAfter, changeMs, changeUsd, pValue } = comparison;
  const counts = `${fixed.length} fixed, ${broken.length} broken, ${same.length} same`;
  if (passRateBefore === undefined || passRateAfter === undefined) return [`${counts}: no story was judged by both`];
  const difference = (passRateAfter - passRateBefore) * 100;
  return [
    counts,
    `Pass rate ${percent(passRateBefore)} → ${percent(passRateAfter)} (${signed(difference.toFixed(1))} points, p = ${pValue.toFixed(pValue < 0.01 ? 4 : 2)})`,
    `Mean time of a story ${signedTime(changeMs ?? 0)}, ${costChange(changeUsd)}`,
  ];
}

function missing({ onlyBefore, onlyAfter }: Comparison) {
  const line = (where: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [`Only in ${where}: ${ids.join(', ')}`];
  return [...line('the first', onlyBefore), ...line('the second', onlyAfter)];
}

function percent(value: number) {
  return `${Math.round(value * 100)} %`;
}

function signed(text: string) {
  return text.startsWith('-') ? `−${text.slice(1)}` : `+${text}`;
}

function signedTime(ms: number) {
  return `${ms < 0 ? '−' : '+'}${durationWords(Math.abs(ms))}`;
}

function costChange(usd: number | null | undefined) {
  if (usd === null || usd === undefined) return 'mean cost unknown';
  return costWords(Math.abs(usd)) === costWords(0) ? 'mean cost unchanged' : `mean cost ${signedCost(usd)}`;
}

function signedCost(usd: number | null | undefined) {
  if (usd === null || usd === undefined) return 'unknown cost';
  return `${usd < 0 ? '−' : '+'}${costWords(Math.abs(usd))}`;
}
