/** One row for each attempt: change, result, time, cost. */

import type { Attempt, Run } from '../run/run.ts';
import type { Verification } from '../run/verification.ts';
import { attemptChangeWords, attemptMs, costWords, doingWords, durationWords, judgedResult } from '../run/words.ts';
import { markdownCode, markdownSentence, markdownText } from '../text/markdown-text.ts';

export const tableHead = '| Attempt | Change | Result | Time | Cost |\n|---|---|---|---:|---:|\n';

const namesInRow = 3;

/** `namesBelow`: what failed in it is listed behind the table. */
export function tableRow(run: Run, attempt: Attempt, { namesBelow = false } = {}): string {
  const commit = attempt.checkpoint?.commit ?? attempt.pushedCommit;
  const change =
    attemptChangeWords(attempt, run) + (commit === undefined ? '' : ` · ${markdownCode(commit.slice(0, 7))}`);
  const took = [durationWords(attemptMs(attempt)), costWords(attempt.costUsd)];
  return `| ${[attempt.label, change, result(run, attempt, namesBelow), ...took].join(' | ')} |\n`;
}

/** `✗ 2 failed, 210 passed (cart › total, cart › rounding) · 1 fixed`. */
function result(run: Run, attempt: Attempt, namesBelow: boolean): string {
  const { verification } = attempt;
  if (attempt.noProgress !== undefined) return markdownText(attempt.noProgress);
  if (verification === undefined) {
    if (attempt.stop !== undefined) return markdownSentence(attempt.stop.detail, 120);
    return run.state === 'running' && attempt === run.attempts.at(-1) ? markdownText(doingWords(run)) : 'not verified';
  }
  const { mark, words } = judgedResult(attempt, verification);
  const fixed = verification.sinceLast?.fixed.length ?? 0;
  const flaky = verification.flaky?.length ?? 0;
  const also = [fixed > 0 ? `${fixed} fixed` : '', flaky > 0 ? `${flaky} flaky` : ''].filter((part) => part !== '');
  const failed = namesBelow ? '' : names(verification);
  return [`${mark} ${words}${failed}`, ...also].join(' · ');
}

function names(verification: Verification): string {
  if (verification.result === 'passed' || verification.failures.length === 0) return '';
  const shown = verification.failures.slice(0, namesInRow).map((failure) => markdownText(failure.name, 80));
  const more = verification.failures.length - shown.length;
  return ` (${shown.join(', ')}${more > 0 ? `, ${more} more` : ''})`;
}
