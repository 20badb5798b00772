/** Renders the parts of Redgreen's comments as Markdown, such as attempts, failures, changed tests and AI review. */

import { attemptTable } from '../run/attempt-table.ts';
import {
  finalVerification,
  knownAnswerWords,
  shownTestCheck,
  testCheckLine,
  testCheckTitle,
} from '../run/final-verification.ts';
import type { Attempt, Run } from '../run/run.ts';
import { placeWords, redBeforeWords } from '../run/run-phrases.ts';
import {
  failingChanges,
  type Review,
  type ReviewFinding,
  type TestFailure,
  type Verification,
} from '../run/verification.ts';
import { markdownBlock, markdownCode, markdownSentence, markdownText } from './markdown-text.ts';
import { quotedMarkdown } from './safe-markdown.ts';

const failuresShown = 5;
const namesShown = 50;
const outputChars = 20_000;

/** What becomes of a base test, in the order in which a person has to look at it. */
const baseTestWords = [
  ['deleted', 'deleted, although the change meets it'],
  ['changedBehaviour', 'expects something else than before'],
  ['allowed', 'still red in its old form'],
  ['needs', 'the base tests are green only with it'],
  ['gone', 'removed with the code that it tested'],
] as const;

/** Changed tests come first: they decide what green is worth. */
export function changedTests(run: Run) {
  const { baseTests, testChanges = [] } = finalVerification(run) ?? {};
  const lines = baseTestWords.flatMap(([kind, words]) =>
    (baseTests?.[kind] ?? []).map(
      (name) => `- ${kind === 'needs' ? markdownCode(name) : markdownText(name)}: ${words}`,
    ),
  );
  const listed = testChanges.map(
    ({ path, line, message }) => `- ${markdownCode(placeWords(path, line))} ${markdownSentence(message, 300)}`,
  );
  return listPart('Tests changed: review', [...new Set([...lines, ...listed])], 20);
}

/** Whether the tests depend on the work, in one line. */
export function testCheckPart(run: Run) {
  const check = shownTestCheck(run);
  if (check === undefined) return '';
  return `**${testCheckTitle(check, run.outcome)}:** ${markdownSentence(testCheckLine(check))}\n\n`;
}

/** What only a reviewer can judge about the tests, folded. */
export function survivedPart(run: Run) {
  const check = shownTestCheck(run);
  if (check === undefined) return '';
  const answers = (check.knownAnswers ?? []).map(
    ({ path, line, value }) =>
      `- ${markdownCode(placeWords(path, line))} ${knownAnswerWords(value, markdownCode(value))}`,
  );
  const survived = check.mutants
    .filter(({ outcome }) => outcome === 'survived')
    .map(
      ({ path, line, test, after }) =>
        `- ${markdownCode(placeWords(path, line))}${test === undefined ? '' : ` ${markdownText(test)}`}: green with ${markdownCode(after)}`,
    );
  const idle = (check.withoutChange?.green ?? []).map((name) => `- ${markdownText(name)}: green without the change`);
  const lines = [...survived, ...idle, ...answers];
  return lines.length === 0 ? '' : fold('What the tests did not notice', firstOf(lines, 30));
}

/** What was red without this run's doing: before the agent, and for once. */
export function redAnyway(run: Run) {
  const { attempts, baseline } = run;
  const flaky = [
    ...new Set(
      attempts.flatMap(({ verification: { flaky = [], baseTests } = {} }) => flaky.concat(baseTests?.flaky ?? [])),
    ),
  ];
  const first =
    flaky.length === 0
      ? ''
      : `**Flaky**, red and then green on the same tree; no retry was used for ${flaky.length === 1 ? 'it' : 'them'}\n\n${names(flaky)}\n\n`;
  const words = redBeforeWords(run, markdownText);
  const before = (baseline?.failures ?? []).map(({ name }) => name);
  if (words === undefined) return first;
  if (before.length === 0) return `${first}${words}.\n\n`;
  return first + fold(`Red before the agent: ${before.length}; must be green at the end`, names(before));
}

function names(all: readonly string[]) {
  return firstOf(
    all.map((name) => `- ${markdownText(name)}`),
    namesShown,
  );
}

/** What is to be known of a verification beside its result: what weakened the tests, what was no part of it, what was not run. */
export function verificationNotes(run: Run) {
  const final = finalVerification(run);
  return run.attempts.flatMap(({ label, verification }) => {
    // The last one's are told by themselves.
    const findings = verification === final ? [] : failingChanges(verification ?? {});
    const weakened = findings.map(({ path, line, message }) => `${placeWords(path, line)}: ${message}`);
    return [...weakened.slice(0, 10), ...(verification?.notes ?? [])].map((note) => `${label}: ${note}`);
  });
}

/** What the agent made and the branch does not have, and what it brings in that nobody reads line by line. */
export function leftOutAndBroughtIn(run: Run) {
  const checkpoint = run.attempts.findLast((attempt) => attempt.checkpoint !== undefined)?.checkpoint;
  const held = (checkpoint?.heldBack ?? []).map(
    ({ path, reason }) => `- ${markdownCode(path)} ${markdownText(reason)}`,
  );
  const dependencies = (checkpoint?.dependencies ?? []).map((line) => `- ${markdownCode(line)}`);
  return listPart('Held back from the push', held) + listPart('Changed dependencies', dependencies);
}

function listPart(title: string, lines: readonly string[], most = 30) {
  return lines.length === 0 ? '' : `**${title}**\n\n${firstOf(lines, most)}\n\n`;
}

export function stillFailing(verification: Verification | undefined) {
  const failures = verification?.result === 'passed' ? [] : (verification?.failures ?? []);
  return listPart('Still failing', failures.map(failureDetail), failuresShown);
}

/** What the agent said it did, as a quote; folded for all attempts but the last one that said something. */
export function whatAndWhy(attempt: Attempt, how: 'open' | 'folded' = 'open') {
  if (attempt.summary.trim() === '') return '';
  const quote = quotedMarkdown(attempt.summary);
  if (how === 'folded') return fold(`What changed and why, ${attempt.label}`, quote);
  return `**What changed and why** (${attempt.label})\n\n${quote}\n\n`;
}

export function outputFold(
  attempt: Attempt,
  title = `${attempt.provedRed ? 'Test output that proved red' : 'Test output'}, ${attempt.label}`,
) {
  return printed(title, attempt.verification?.output ?? '');
}

/** What a command printed, folded; empty where it printed nothing. */
export function printed(title: string, output: string) {
  if (output.trim() === '') return '';
  const kept = output.length > outputChars ? `…\n${output.slice(-outputChars)}` : output;
  return fold(title, markdownBlock(kept));
}

/** Each criterion with the test that asks for it, by the last review; without one only what was asked. */
export function criteriaPart({ reviews, story }: Run) {
  const review = reviews.at(-1);
  const lines = review === undefined ? story.criteria.map((text) => `- ${markdownText(text)}`) : criteriaLines(review);
  const title = review === undefined ? 'Acceptance criteria, not reviewed' : 'Acceptance criteria';
  return listPart(title, lines, 20);
}

function criteriaLines({ criteria }: Review) {
  return criteria.map(
    ({ criterion, met, evidence, test }) =>
      `- ${met ? '✓' : '✗'} ${markdownText(criterion)} – ${test === undefined ? 'no test' : `test: ${markdownText(test, 120)}`} · ${markdownText(evidence)}`,
  );
}

export function reviewPart(run: Run) {
  const review = run.reviews.at(-1);
  const again = review === undefined ? '' : ' again';
  const missing =
    run.notReviewed === undefined ? '' : `Not reviewed${again}: ${markdownSentence(run.notReviewed, 400)}\n\n`;
  if (review === undefined) return missing;
  const said = review.verdict === 'approve' ? 'approved' : 'asks for changes';
  const findings = review.findings.map(findingLine);
  const text = `**Review:** ${said}. ${markdownText(review.summary, 600)}\n\n${missing}`;
  return findings.length === 0 ? text : text + fold('Findings', findings.join('\n'));
}

function findingLine({ path, line, severity, message }: ReviewFinding) {
  return `- ${severity} ${markdownCode(placeWords(path, line))} ${markdownText(message, 500)}`;
}

function failureDetail({ name, file, line, message, expected, actual }: TestFailure) {
  const where = file === undefined ? '' : ` (${markdownCode(placeWords(file, line))})`;
  const said =
    expected === undefined || actual === undefined
      ? message && `: ${markdownText(message)}`
      : `: expected ${markdownCode(expected)}, got ${markdownCode(actual)}`;
  return `- ${markdownText(name, 160)}${said ?? ''}${where}`;
}

function firstOf(lines: readonly string[], most: number) {
  const more = lines.length - most;
  return [...lines.slice(0, most), ...(more > 0 ? [`- ${more} more`] : [])].join('\n');
}

/** `namesBelow`: what failed in each attempt is listed behind the table. */
export function markdownTable(run: Run, { namesBelow = false } = {}): { head: string; rows: string[] } {
  const { columns, rows } = attemptTable(run, { names: !namesBelow });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  const rule = columns.map(({ isNumber }) => (isNumber ? '---:' : '---'));
  return {
    head: `${line(columns.map(({ title }) => title))}|${rule.join('|')}|\n`,
    // Numbers are ours: nothing in them is to be encoded.
    rows: rows.map(({ cells }) =>
      line(cells.map(({ text }, at) => (columns[at]?.isNumber ? text : markdownSentence(text, 500)))),
    ),
  };
}

export interface Part {
  text: string;
  /** What is left out first has the lowest rank; a part without one always stays. */
  rank?: number;
}

/** GitHub takes 65,536 characters; the rest is room for what it counts otherwise. */
const maxCommentChars = 60_000;

const note = 'Older detail was left out to keep this comment short; the job log has all of it.\n\n';

/** Joins the parts. Where something was left out, a note behind the first of them says so. */
export function fitParts(parts: readonly Part[]) {
  const dropped = new Set<Part>();
  const order = parts.filter((part) => part.rank !== undefined).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  let size = parts.reduce((sum, { text }) => sum + text.length, 0);
  for (const part of order) {
    if (size + note.length < maxCommentChars) break;
    dropped.add(part);
    size -= part.text.length;
  }
  const texts = parts.map((part) => (dropped.has(part) ? '' : part.text));
  if (dropped.size > 0) texts.splice(1, 0, note);
  const whole = texts.join('').trimEnd();
  // What always stays is bounded part by part; this holds even where a bound was forgotten.
  return whole.length < maxCommentChars ? whole : `${whole.slice(0, maxCommentChars - 2)}…`;
}

/** A folded part. The summary is our own words: it is HTML. The blank lines make GitHub read the inside as Markdown. */
export function fold(summary: string, inside: string) {
  return `<details><summary>${summary}</summary>\n\n${inside}\n\n</details>\n\n`;
}

/** A link of our own making, to an address that GitHub gave; only its words where the address is none. */
export function link(label: string, url: string | undefined) {
  return /^https?:\/\/[^\s()<>]+$/.test(url ?? '') ? `[${label}](${url})` : label;
}
