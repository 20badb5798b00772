/** An eval as Markdown: for a job summary or a file. */

import { costWords, durationWords } from '../../run/words.ts';
import { markdownCode, markdownText } from '../../text/markdown-text.ts';
import type { EvalReport } from './eval-report.ts';
import { countsWords, effortCells, ratesWords, replayWords, solvedWords, tokensWords } from './words.ts';

export function evalMarkdown({ eval: run, results, summary }: EvalReport): string {
  const rows = summary.stories.map((row) => {
    const rate = row.passRate === undefined ? '–' : `${row.passed}/${row.passed + row.failed}`;
    return `| ${[markdownCode(row.storyId), rate, String(row.errors), ...effortCells(row)].join(' | ')} |`;
  });
  const bad = results.filter(({ status }) => status !== 'passed');
  const solved = solvedWords(summary, ' · ');
  const parts = [
    `# Eval ${run.id}`,
    `**${countsWords(summary)}** · ${ratesWords(summary, ' · ')}`,
    `${markdownText(run.model)} · ${costWords(summary.costUsd)}${solved} · ${tokensWords(summary.tokens)} tokens · ${durationWords(summary.durationMs)}`,
    `| Story | Passed | Errors | Attempts to green | Time | Tokens | Cost |\n|---|--:|--:|--:|--:|--:|--:|\n${rows.join('\n')}`,
    ...(run.plan.replay ? [replayWords(run.plan)] : []),
    ...(bad.length === 0 ? [] : ['## Not passed', bad.map(badLine).join('\n')]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function badLine({ storyId, repetition, status, error, outcome, requestIds }: EvalReport['results'][number]): string {
  const request = requestIds.length === 0 ? '' : ` · ${markdownCode(requestIds.at(-1) ?? '')}`;
  return `- ${markdownCode(storyId)} #${repetition} ${status}: ${markdownText(error?.message ?? outcome ?? '', 500)}${request}`;
}
