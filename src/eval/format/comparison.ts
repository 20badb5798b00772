/** Renders the comparison of two eval runs for the terminal, as a table of changed stories and totals. */

import { columns } from '../../report/terminal.ts';
import { costWords, durationWords } from '../../run/words.ts';
import type { ComparedStory, Comparison } from '../compare.ts';

export function comparisonTerminal(before: string, after: string, comparison: Comparison): string {
  const rows = storyRows(comparison).map(([mark, story]) => [mark, story.storyId, rate(story), change(story)]);
  const table = rows.length === 0 ? [] : [...columns(rows), ''];
  return `${[`${before} → ${after}`, '', ...table, ...missing(comparison), ...sums(comparison)].join('\n')}\n`;
}

/** What changed; what stayed the same is only counted. */
function storyRows({ broken, fixed }: Comparison): [string, ComparedStory][] {
  return [
    ...broken.map((story): [string, ComparedStory] => ['▼ broken', story]),
    ...fixed.map((story): [string, ComparedStory] => ['▲ fixed', story]),
  ];
}

function sums(comparison: Comparison): string[] {
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

function missing({ onlyBefore, onlyAfter }: Comparison): string[] {
  const line = (where: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [`Only in ${where}: ${ids.join(', ')}`];
  return [...line('the first', onlyBefore), ...line('the second', onlyAfter)];
}

function rate({ before, after }: ComparedStory): string {
  return `${percent(before)} → ${percent(after)}`;
}

function change({ changeMs, changeUsd }: ComparedStory): string {
  return `${signedTime(changeMs)}, ${signedCost(changeUsd)}`;
}

function percent(value: number): string {
  return `${Math.round(value * 100)} %`;
}

function signed(text: string): string {
  return text.startsWith('-') ? `−${text.slice(1)}` : `+${text}`;
}

function signedTime(ms: number): string {
  return `${ms < 0 ? '−' : '+'}${durationWords(Math.abs(ms))}`;
}

function costChange(usd: number | null | undefined): string {
  if (usd === null || usd === undefined) return 'mean cost unknown';
  return costWords(Math.abs(usd)) === costWords(0) ? 'mean cost unchanged' : `mean cost ${signedCost(usd)}`;
}

function signedCost(usd: number | null | undefined): string {
  if (usd === null || usd === undefined) return 'unknown cost';
  return `${usd < 0 ? '−' : '+'}${costWords(Math.abs(usd))}`;
}
