/** Renders a run's attempts as HTML: a table of all, and each one's result, failures, changed tests and diffs. */

import { html } from 'hono/html';
import { type AttemptTable, attemptTable, type Cell } from '../../run/attempt-table.ts';
import { testCheckLine, testCheckTimeWords, testCheckTitle } from '../../run/final-verification.ts';
import type { RunDiff, RunLog } from '../../run/logs-and-diffs.ts';
import type { Attempt, Run } from '../../run/run.ts';
import { counted, durationWords, placeWords, tokensWords } from '../../run/run-phrases.ts';
import type { MutantRecord, TestCheck } from '../../run/test-check-result.ts';
import type { TestFailure, Verification } from '../../run/verification.ts';
import { baseTestGroups } from '../base-test-groups.ts';
import { goesOn, type ReportInput } from '../report-input.ts';
import { dataTable, type Html, markdown, moving, type TableColumn, visible, withCode } from './elements.ts';
import { diffs } from './log.ts';

export function attempts(input: ReportInput) {
  const { run } = input;
  if (run.attempts.length === 0)
    return html`<p>The agent ${goesOn(input) ? 'has not been started yet' : 'was not started'}.</p>${testCheckView(run.baseline?.testCheck, input.logs, run.outcome)}`;
  const table = attemptTable(run, input);
  return html`${table.rows.map((row, index) => attemptView(input, table.columns, row, run.attempts[index - 1]))}`;
}

/** Of the attempt whose tree was pushed at the end; of the last one before that. */
export function finalDiffOf({ run, diffs: all }: ReportInput): RunDiff | undefined {
  const pushed = run.attempts.findLast(({ checkpoint }) => checkpoint?.tree === run.pushedTree);
  return all.find(({ attempt }) => attempt === pushed?.name.number) ?? all.at(-1);
}

function attemptView(
  input: ReportInput,
  columns: AttemptTable['columns'],
  { attempt, kind, cells }: AttemptTable['rows'][number],
  previous: Attempt | undefined,
) {
  const { run } = input;
  const { number } = attempt.name;
  const diff = input.diffs.find((one) => one.attempt === number);
  const logIndex = input.logs.findIndex((log) => log.attempt === number);
  const best = run.bestAttempt === number && run.attempts.length > 1 ? html` <span class="tag">closest</span>` : '';
  const result = cells.filter((_, index) => columns[index]?.isLong);
  const others = cells.flatMap((cell, index) => {
    const { title = '', isLong } = columns[index] ?? {};
    return index === 0 || isLong ? [] : html`${title}: ${cellView(cell)} · `;
  });
  return html`<article class="attempt ${kind}" id="attempt-${number}" aria-labelledby="attempt-${number}-title">
<h3 id="attempt-${number}-title">${number}. ${attempt.label}${best} <small>${result.map(cellView)}</small></h3>
<p class="facts">${others}${partsWords(attempt)}${counted(attempt.turns, 'turn')}${attempt.costUsd === null ? '' : ` · ${tokensWords(attempt.usage)}`}${logIndex === -1 ? '' : html` · <a href="#log-${logIndex + 1}">log</a>`}
 · <a href="#talk-${number}">conversation</a></p>
${attempt.reason === undefined ? '' : html`<p>Why again: ${visible(attempt.reason)}</p>`}
${attempt.summary === '' ? '' : html`<div class="said">${markdown(attempt.summary)}</div>`}
${attempt.verification === undefined ? '' : verificationView(attempt.verification, input.logs, run.outcome)}
${paths(attempt)}
${diffs(diff, previous === undefined ? 'the run began' : `attempt ${previous.name.number}`, diff === finalDiffOf(input))}
</article>`;
}

function partsWords({ agentMs, testMs, waitMs, verification }: Attempt) {
  const parts: [string, number][] = [
    ['agent', agentMs - waitMs],
    ['tests', testMs],
    ['check of the tests', verification?.testCheck?.durationMs ?? 0],
    ['waiting', waitMs],
  ];
  return parts.map(([name, ms]) => (ms > 0 ? `${name} ${durationWords(ms)} · ` : '')).join('');
}

export function verificationView(verification: Verification, logs: readonly RunLog[], outcome: Run['outcome']) {
  const { sinceLast, failures, flaky = [], testChanges = [], notes } = verification;
  return html`${changes('Fixed', 'good', sinceLast?.fixed)}${changes('Still failing', 'bad', sinceLast?.stillFailing)}
${changes('Newly broken', 'bad', sinceLast?.newlyBroken)}
${failures.length === 0 ? '' : html`<h4>What failed</h4><ol class="failures">${failures.map(failureView)}</ol>`}
${
  testChanges.length === 0
    ? ''
    : html`<h4>Changes to the tests</h4><ul>${testChanges.map(
        ({ path, line, message, kind }) =>
          html`<li><strong>${kind}</strong> <code>${visible(placeWords(path, line))}</code> ${visible(message)}</li>`,
      )}</ul>`
}
${changes('Passed on a second try', 'none', flaky)}
${baseTestGroups(verification).map(({ title, isBad, names }) => changes(title, isBad ? 'bad' : 'none', names))}
${testCheckView(verification.testCheck, logs, outcome)}
${notes.map((note) => html`<p>${visible(note)}</p>`)}
${failures.length === 0 && verification.result !== 'passed' && verification.output !== '' ? html`<pre tabindex="0" class="output">${visible(verification.output)}</pre>` : ''}`;
}

function failureView({ name, file, line, message, expected, actual }: TestFailure) {
  const place = file === undefined ? '' : html` <code>${visible(placeWords(file, line))}</code>`;
  return html`<li><strong>${visible(name)}</strong>${place}
${message === undefined ? '' : html`<pre tabindex="0">${visible(message)}</pre>`}
${
  expected === undefined && actual === undefined
    ? ''
    : html`<dl class="compare"><dt>expected</dt><dd><code>${visible(expected ?? '–')}</code></dd><dt>actual</dt><dd><code>${visible(actual ?? '–')}</code></dd></dl>`
}</li>`;
}

function changes(title: string, kind: 'good' | 'bad' | 'none', names: readonly string[] = []) {
  if (names.length === 0) return '';
  return html`<p class="since ${kind}"><strong>${title}:</strong> ${names.map(visible).join('; ')}</p>`;
}

function paths({ checkpoint }: Attempt) {
  if (checkpoint === undefined) return '';
  const { heldBack, dependencies = [] } = checkpoint;
  const list = (title: string, items: readonly Html[]) =>
    items.length === 0 ? '' : html`<h4>${title}</h4><ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
  const held = heldBack.map(({ path, reason }) => html`<code>${visible(path)}</code> ${visible(reason)}`);
  const changed = dependencies.map((line) => html`<code>${visible(line)}</code>`);
  return html`${list('Held back from the push', held)}${list('Changed dependencies', changed)}`;
}

export function attemptsTable({ run, interrupted }: Pick<ReportInput, 'run' | 'interrupted'>) {
  const { columns, rows } = attemptTable(run, { interrupted });
  const shown = columns.map(
    ({ title }, at): TableColumn<(typeof rows)[number]> => ({
      title,
      kind: at === 0 ? 'head' : 'plain',
      cell: ({ attempt, cells: { [at]: cell = { text: '' } } }) =>
        at === 0 ? html`<a href="#attempt-${attempt.name.number}">${cell.text}</a>` : cellView(cell),
    }),
  );
  return dataTable('Attempts', rows, shown, { look: '', kindOf: ({ kind }) => kind });
}

/** The mark in front of a result has the colour of its row. */
function cellView({ text, since }: Cell) {
  if (since !== undefined) return moving(since);
  const [, mark, words = text] = /^([✓✗–…]) (.*)$/su.exec(text) ?? [];
  return mark === undefined ? withCode(words) : html`<span class="mark">${mark}</span> ${withCode(words)}`;
}

/** `logs` are those that the page shows, for a link to what a run printed. */
function testCheckView(check: TestCheck | undefined, logs: readonly RunLog[], outcome: Run['outcome']) {
  if (check === undefined) return '';
  const kind = { checked: 'good', vacuous: 'bad', unchecked: 'none' }[check.result];
  const took = testCheckTimeWords(check);
  const output = outputOf(logs);
  const { mutants, withoutChange } = check;
  const without =
    withoutChange?.logPath === undefined
      ? []
      : [html`<li>the new tests without the change${output(withoutChange.logPath)}</li>`];
  return html`<p class="since ${kind}"><strong>${testCheckTitle(check, outcome)}:</strong> ${visible(testCheckLine(check))}${took === '' ? '' : html` <small>(${took})</small>`}</p>
${
  mutants.length + without.length === 0
    ? ''
    : html`<details class="check"><summary>${counted(mutants.length, 'mutant')}</summary>
<ul>${without}${mutants.map((one) => mutantView(one, output))}</ul></details>`
}`;
}

/** A link where the page has the log, else its place in the run's folder. */
function outputOf(logs: readonly RunLog[]): (path: string | undefined) => Html | string {
  return (logPath) => {
    if (logPath === undefined) return '';
    const index = logs.findIndex(({ path }) => path === logPath);
    return index === -1 ? html` <small>${visible(logPath)}</small>` : html` · <a href="#log-${index + 1}">output</a>`;
  };
}

function mutantView(
  { path, line, test, before, after, outcome, logPath }: MutantRecord,
  output: (path: string | undefined) => Html | string,
) {
  return html`<li><strong>${outcome}</strong> <code>${visible(path)}:${line}</code> ${test === undefined ? '' : visible(test)}: <code>${visible(before)}</code> → <code>${visible(after)}</code>${output(logPath)}</li>`;
}
