/** Renders an eval run as terminal text: progress lines for each story, then a table and a summary. */

import { columns } from '../../report/terminal.ts';
import { costWords, durationWords } from '../../run/words.ts';
import { visibleLine } from '../../text/terminal-text.ts';
import type { StoryResult } from '../result.ts';
import {
  countsWords,
  type EvalReport,
  effortCells,
  ratesWords,
  replayWords,
  secondsWords,
  solvedWords,
  tokensWords,
} from './words.ts';

const marks = { passed: '✅', failed: '❌', error: '⚠️' } as const;

/** `Began cli-hello-world #2`. */
export function beginLine(
  { storyId, repetition }: Pick<StoryResult, 'storyId' | 'repetition'>,
  repeat: number,
): string {
  return `Began ${storyId}${repeat > 1 ? ` #${repetition}` : ''}\n`;
}

/** `[1/5] cli-hello-world ✅ (12.3s)`, and below one that did not pass its error, worktree and request id. */
export function storyLines(result: StoryResult, index: number, of: number, repeat: number): string {
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

export function evalTerminal({ eval: run, results, summary }: EvalReport): string {
  const header = ['STORY', `PASS@1`, 'ATTEMPTS', 'TIME', 'TOKENS', 'COST'];
  const rows = summary.stories.map((row) => [
    row.storyId,
    row.passRate === undefined
      ? `error`
      : `${row.passed}/${row.passed + row.failed}${row.errors > 0 ? ` +${row.errors} error` : ''}`,
    ...effortCells(row),
  ]);
  const solved = solvedWords(summary, ', ');
  return [
    ...columns([header, ...rows]),
    '',
    ratesWords(summary, '  '),
    `${tokensWords(summary.tokens)} tokens, ${costWords(summary.costUsd)}${solved}, ${durationWords(summary.durationMs)} in all`,
    ...(run.plan.replay ? [replayWords(run.plan)] : []),
    `Eval ${run.id} (${results.length} of ${run.plan.stories.length})`,
    summaryLine(summary),
    '',
  ].join('\n');
}

/** `Summary: 4 passed, 1 failed`. */
function summaryLine(summary: EvalReport['summary']): string {
  return `Summary: ${countsWords(summary)}`;
}
