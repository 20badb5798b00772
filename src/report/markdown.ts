/** A run as Markdown: for a job summary, a file, another tool. */

import { finalVerification, testCheckToTell } from '../run/final-verification.ts';
import { outcomeWords } from '../run/outcome.ts';
import type { Attempt, Run } from '../run/run.ts';
import { testCheckLine, testCheckTitle } from '../run/test-check-words.ts';
import type { TestFailure } from '../run/verification.ts';
import {
  attemptMs,
  attemptsWords,
  belowCause,
  changeWords,
  costWords,
  doingWords,
  durationWords,
  failureWords,
  judgedResult,
  lastRedOutput,
  placeWords,
  redBeforeWords,
  runCostWords,
  runTokensWords,
} from '../run/words.ts';
import { markdownBlock, markdownCode, markdownSentence, markdownText } from '../text/markdown-text.ts';
import { testChanges } from './test-changes.ts';

export function renderMarkdown(given: Run): string {
  const run = belowCause(given);
  return `${[
    `# ${markdownText(run.story.title)}`,
    ending(run),
    ...redBefore(run),
    attemptRows(run),
    ...testsChecked(run),
    ...attemptFailures(run),
    ...failures(run),
    ...changesToTests(run),
    ...said(run),
    ...leftOutAndBroughtIn(run),
    ...reviews(run),
    ...list(
      'Warnings',
      run.warnings.map((text) => markdownSentence(text, 400)),
    ),
    ...list(
      'What happened',
      run.changes.map((text) => markdownSentence(text, 400)),
    ),
    facts(run),
  ].join('\n\n')}\n`;
}

function ending(run: Run): string {
  if (run.outcome === undefined) return `**${markdownText(doingWords(run))}** – the run has not ended.`;
  const { headline, cause, nextStep } = outcomeWords(run.outcome, run);
  return `**${markdownText(headline)}** (${run.outcome})\n\n${markdownSentence(cause, 2000)}\n\nNext: ${nextStep}`;
}

function redBefore(run: Run): string[] {
  const words = redBeforeWords(run, markdownText);
  return words === undefined ? [] : [`${words}.`];
}

function testsChecked(run: Run): string[] {
  const check = testCheckToTell(run);
  return check === undefined
    ? []
    : [`**${testCheckTitle(check, run.outcome)}:** ${markdownSentence(testCheckLine(check))}`];
}

function attemptRows(run: Run): string {
  if (run.attempts.length === 0) return 'The agent was not started.';
  const rows = run.attempts.map((attempt) => {
    const cells = [
      String(attempt.name.number),
      attempt.label,
      changeWords(attempt.checkpoint),
      markdownText(attemptResult(attempt)),
      durationWords(attemptMs(attempt)),
      costWords(attempt.costUsd),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const head = '| # | Attempt | Change | Result | Time | Cost |\n|--:|---|---|---|--:|--:|';
  return `${head}\n${rows.join('\n')}`;
}

/** `✓ 215 passed`, `✗ 1 failed, 214 passed`, `– No progress detected: no file changed`. */
export function attemptResult(attempt: Attempt): string {
  const { verification, noProgress, stop } = attempt;
  if (verification === undefined) return `– ${noProgress ?? stop?.detail ?? 'not verified'}`;
  const { mark, words } = judgedResult(attempt, verification);
  return `${mark} ${words}`;
}

function attemptFailures(run: Run): string[] {
  if (run.outcome === 'passed' || run.attempts.length === 0) return [];
  const lines = run.attempts.map((attempt) => `- ${failureWords(attempt, markdownText)}`);
  return [`**${attemptsWords(run.attemptCount)} in total**\n\n${lines.join('\n')}`];
}

function failures(run: Run): string[] {
  if (run.outcome === 'passed') return [];
  const last = run.attempts.findLast(({ verification }) => verification !== undefined)?.verification;
  const red = last?.result === 'passed' ? undefined : last;
  const printed = lastRedOutput(run);
  if (red === undefined && printed === '') return [];
  const output = printed === '' ? [] : [markdownBlock(printed)];
  const best = run.bestAttempt === undefined ? [] : [`Closest: attempt ${run.bestAttempt}.`];
  const listed = (red?.failures ?? []).map(failure).join('\n');
  return ['## What failed', ...best, ...(listed === '' ? [] : [listed]), ...output];
}

function failure({ name, file, line, expected, actual }: TestFailure): string {
  const place = file === undefined ? '' : ` (${markdownCode(placeWords(file, line))})`;
  const compared =
    expected === undefined && actual === undefined
      ? ''
      : `: expected ${markdownCode(expected ?? '–')}, got ${markdownCode(actual ?? '–')}`;
  return `- ${markdownText(name)}${place}${compared}`;
}

/** What the verdict said of the tests of each attempt, as the page shows it; the last check stands above. */
function changesToTests(run: Run): string[] {
  const final = finalVerification(run);
  const items = run.attempts.flatMap(({ name, label, verification }) => {
    if (verification === undefined) return [];
    const { testCheck } = verification;
    return [
      ...testChanges(
        verification,
        ({ kind, path, line, message }) => {
          const place = markdownCode(placeWords(path, line));
          return `${kind === 'fails' ? '**fails**' : kind} ${place} ${markdownText(message, 1000)}`;
        },
        markdownText,
      ),
      ...(testCheck?.result !== 'vacuous' || verification === final
        ? []
        : [`${testCheckTitle(testCheck, run.outcome)}: ${markdownSentence(testCheckLine(testCheck))}`]),
    ].map((item) => `${name.number} (${label}): ${item}`);
  });
  const more = items.length - mostFindings;
  return list('Changes to the tests', [...items.slice(0, mostFindings), ...(more > 0 ? [`and ${more} more`] : [])]);
}

const mostFindings = 100;

function said(run: Run): string[] {
  const items = run.attempts
    .filter(({ summary }) => summary !== '')
    .map(({ name, label, summary }) => `- ${name.number} (${label}): ${markdownText(summary, 1000)}`);
  return items.length === 0 ? [] : ['## What was done', items.join('\n')];
}

function leftOutAndBroughtIn(run: Run): string[] {
  const checkpoint = run.attempts.findLast((attempt) => attempt.checkpoint !== undefined)?.checkpoint;
  const held = (checkpoint?.heldBack ?? []).map(({ path, reason }) => `${markdownCode(path)} ${markdownText(reason)}`);
  const dependencies = (checkpoint?.dependencies ?? []).map((line) => markdownCode(line));
  return [...list('Held back from the push', held.slice(0, 100)), ...list('Changed dependencies', dependencies)];
}

function reviews(run: Run): string[] {
  const again = run.reviews.length === 0 ? '' : ' again';
  const missing = run.notReviewed === undefined ? [] : [`Not reviewed${again}: ${markdownText(run.notReviewed)}`];
  const told = run.reviews.flatMap(({ verdict, summary, findings }) => [
    `## Review: ${verdict.replace('_', ' ')}`,
    markdownText(summary, 2000),
    ...(findings.length === 0
      ? []
      : [
          findings
            .map(
              ({ path, line, severity, message }) =>
                `- ${severity} ${markdownCode(placeWords(path, line))}: ${markdownText(message, 1000)}`,
            )
            .join('\n'),
        ]),
  ]);
  return [...told, ...missing];
}

function list(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`## ${title}`, items.map((item) => `- ${item}`).join('\n')];
}

function facts(run: Run): string {
  const wall =
    run.endedAt === undefined ? '' : ` · ${durationWords(Date.parse(run.endedAt) - Date.parse(run.startedAt))}`;
  const tree = run.verifiedTree === undefined ? '' : ` · verified tree ${markdownCode(run.verifiedTree.slice(0, 12))}`;
  return [
    `${attemptsWords(run.attemptCount)} · ${runCostWords(run)}${wall}${runTokensWords(run)}`,
    `${markdownText(run.repository)} · ${markdownText(run.model)} · run ${markdownCode(run.id)}${tree}`,
  ].join('  \n');
}
