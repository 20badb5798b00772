/** The longer parts of a summary: what failed in each attempt, what is failing now, what the tests printed, what the review said. */

import { finalVerification, testCheckToTell } from '../run/final-verification.ts';
import type { Attempt, Run } from '../run/run.ts';
import { testCheckLine, testCheckTitle } from '../run/test-check-words.ts';
import {
  failingChanges,
  namesFailingTest,
  type Review,
  type TestFailure,
  type Verification,
} from '../run/verification.ts';
import { placeWords, redBeforeWords } from '../run/words.ts';
import { markdownBlock, markdownCode, markdownSentence, markdownText } from '../text/markdown-text.ts';
import { fold } from './encode.ts';

const failuresShown = 5;
const namesShown = 50;
const outputChars = 20_000;

/** Changed tests come first: they decide what green is worth. */
export function changedTests(run: Run): string {
  const verification = finalVerification(run);
  const behaviour = (verification?.baseTests?.changedBehaviour ?? []).map(
    (name) => `- ${markdownText(name)}: expects something else than before`,
  );
  const listed = (verification?.testChanges ?? []).map(
    ({ path, line, message }) => `- ${markdownCode(placeWords(path, line))} ${markdownSentence(message, 300)}`,
  );
  const allowed = (verification?.baseTests?.allowed ?? []).map(
    (name) => `- ${markdownText(name)}: as red as before in its old form`,
  );
  const gone = (verification?.baseTests?.gone ?? []).map(
    (name) => `- ${markdownText(name)}: went with code that the change removes`,
  );
  const needs = (verification?.baseTests?.needs ?? []).map(
    (path) => `- ${markdownCode(path)}: the tests of the base are green only with it`,
  );
  return listPart('Tests changed: review', [...new Set([...behaviour, ...allowed, ...needs, ...gone, ...listed])], 20);
}

/** Whether the tests depend on the work: one line, and below it what only a reviewer can judge. */
export function testCheckPart(run: Run): string {
  const check = testCheckToTell(run);
  if (check === undefined) return '';
  const answers = (check.knownAnswers ?? []).map(
    ({ path, line, value }) =>
      `- ${markdownCode(placeWords(path, line))} decides by ${markdownCode(value)}, a value of the tests`,
  );
  const survived = check.mutants
    .filter(({ outcome }) => outcome === 'survived')
    .map(
      ({ path, line, test, after }) =>
        `- ${markdownCode(placeWords(path, line))}${test === undefined ? '' : ` ${markdownText(test)}`}: green with ${markdownCode(after)}`,
    );
  const idle = (check.withoutChange?.green ?? []).map((name) => `- ${markdownText(name)}: green without the change`);
  const lines = [...survived, ...idle, ...answers];
  const line = `**${testCheckTitle(check, run.outcome)}:** ${markdownSentence(testCheckLine(check))}\n\n`;
  return lines.length === 0 ? line : `${line}${fold('For the reviewer', firstOf(lines, 30))}\n\n`;
}

/** What was red without this run's doing: before the agent, and for once. */
export function redAnyway(run: Run): string {
  const { attempts, baseline, outcome } = run;
  // A base that is red for no test ends the run, which says so above.
  const isOver = outcome === 'setup-failed' && baseline !== undefined && !namesFailingTest(baseline);
  const before = isOver ? [] : (baseline?.failures ?? []).map(({ name }) => name);
  const flaky = [
    ...new Set(
      attempts.flatMap(({ verification }) => [
        ...(verification?.flaky ?? []),
        ...(verification?.baseTests?.flaky ?? []),
      ]),
    ),
  ];
  const parts = [
    flaky.length === 0
      ? ''
      : `**Flaky**, red and then green on the same tree; no retry was used for ${flaky.length === 1 ? 'it' : 'them'}\n\n${names(flaky)}\n\n`,
    before.length === 0
      ? redWithoutNames(run)
      : `${fold(`Red before the agent: ${before.length}; ${before.length === 1 ? 'it has' : 'they have'} to be green all the same`, names(before))}\n\n`,
  ];
  return parts.join('');
}

/** No test of its own to name: the sentence alone. */
function redWithoutNames(run: Run): string {
  const words = redBeforeWords(run, markdownText);
  return words === undefined ? '' : `${words}.\n\n`;
}

function names(all: readonly string[]): string {
  const lines = all.map((name) => `- ${markdownText(name)}`);
  return firstOf(lines, namesShown);
}

/** What is to be known of a verification beside its result: what weakened the tests, what was no part of it, what was not run. */
export function verificationNotes(run: Run): string[] {
  const final = finalVerification(run);
  return run.attempts.flatMap(({ label, verification }) => {
    // The last one's are told by themselves.
    const findings = verification === final ? [] : failingChanges(verification ?? {});
    const weakened = findings.map(({ path, line, message }) => `${placeWords(path, line)}: ${message}`);
    return [...weakened.slice(0, 10), ...(verification?.notes ?? [])].map((note) => `${label}: ${note}`);
  });
}

/** What the agent made and the branch does not have, and what it brings in that nobody reads line by line. */
export function leftOutAndBroughtIn(run: Run): string {
  const checkpoint = run.attempts.findLast((attempt) => attempt.checkpoint !== undefined)?.checkpoint;
  const held = (checkpoint?.heldBack ?? []).map(
    ({ path, reason }) => `- ${markdownCode(path)} ${markdownText(reason)}`,
  );
  const dependencies = (checkpoint?.dependencies ?? []).map((line) => `- ${markdownCode(line)}`);
  return listPart('Held back from the push', held) + listPart('Changed dependencies', dependencies);
}

function listPart(title: string, lines: readonly string[], most = 30): string {
  return lines.length === 0 ? '' : `**${title}**\n\n${firstOf(lines, most)}\n\n`;
}

export function stillFailing(verification: Verification | undefined): string {
  const failures = verification?.result === 'passed' ? [] : (verification?.failures ?? []);
  return listPart('Still failing', failures.map(failureDetail), failuresShown);
}

/** What the agent said it did, line by line as a quote; folded for all attempts but the last one that said something. */
export function whatAndWhy(attempt: Attempt, how: 'open' | 'folded' = 'open'): string {
  const lines = attempt.summary
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length === 0) return '';
  const shown = lines.slice(0, 40).map((line) => `> ${markdownText(line, 500)}  `);
  const quote = shown.join('\n');
  if (how === 'folded') return `${fold(`What changed and why, ${attempt.label}`, quote)}\n\n`;
  return `**What changed and why** (${attempt.label})\n\n${quote}\n\n`;
}

export function outputFold(
  attempt: Attempt,
  title = `${attempt.provedRed ? 'Test output that proved red' : 'Test output'}, ${attempt.label}`,
): string {
  return printed(title, attempt.verification?.output ?? '');
}

/** What a command printed, folded; empty where it printed nothing. */
export function printed(title: string, output: string): string {
  if (output.trim() === '') return '';
  const kept = output.length > outputChars ? `…\n${output.slice(-outputChars)}` : output;
  return `${fold(title, markdownBlock(kept))}\n\n`;
}

/** Whether each is met, and what shows it. */
export function criteriaLines({ criteria }: Review): string[] {
  return criteria.map(
    ({ criterion, met, evidence, test }) =>
      `- ${met ? '✓' : '✗'} ${markdownText(criterion)} – ${markdownText(evidence)} · ${test === undefined ? 'no test asks for it' : `test: ${markdownText(test, 120)}`}`,
  );
}

export function reviewPart(run: Run): string {
  const review = run.reviews.at(-1);
  const again = review === undefined ? '' : ' again';
  const missing =
    run.notReviewed === undefined ? '' : `Not reviewed${again}: ${markdownSentence(run.notReviewed, 400)}\n\n`;
  if (review === undefined) return missing;
  const said = review.verdict === 'approve' ? 'approved' : 'asks for changes';
  const findings = review.findings.map(
    ({ path, line, severity, message }) =>
      `- ${severity} ${markdownCode(placeWords(path, line))} ${markdownText(message, 500)}`,
  );
  const inside = [...criteriaLines(review), ...findings].join('\n');
  const text = `**Review:** ${said}. ${markdownText(review.summary, 600)}\n\n${missing}`;
  return inside === '' ? text : `${text}${fold('Criteria and findings', inside)}\n\n`;
}

function failureDetail({ name, file, line, message, expected, actual }: TestFailure): string {
  const where = file === undefined ? '' : ` (${markdownCode(placeWords(file, line))})`;
  const compared =
    expected === undefined || actual === undefined
      ? ''
      : `: expected ${markdownCode(expected)}, got ${markdownCode(actual)}`;
  const said = compared === '' && message !== undefined ? `: ${markdownText(message)}` : compared;
  return `- ${markdownText(name, 160)}${said}${where}`;
}

function firstOf(lines: readonly string[], most: number): string {
  const more = lines.length - most;
  return [...lines.slice(0, most), ...(more > 0 ? [`- ${more} more`] : [])].join('\n');
}
