/** One attempt: what was tried, what failed, what changed since the one before. */

import { html } from 'hono/html';
import type { RunDiff, RunLog } from '../../run/kept-texts.ts';
import type { Attempt, Run } from '../../run/run.ts';
import type { TestFailure, Verification } from '../../run/verification.ts';
import { attemptChangeWords, attemptMs, costWords, doingWords, durationWords, judgedResult } from '../../run/words.ts';
import { goesOn, type ReportInput } from '../input.ts';
import { diffs } from './diff.ts';
import { testCheckView } from './test-check.ts';
import { type Html, markdown, moving, visible } from './text.ts';

export function attempts(input: ReportInput): Html {
  const { run } = input;
  if (run.attempts.length === 0)
    return html`<p>The agent ${goesOn(input) ? 'has not been started yet' : 'was not started'}.</p>${testCheckView(run.baseline?.testCheck, input.logs, run.outcome)}`;
  return html`${run.attempts.map((attempt, index) => attemptView(input, attempt, run.attempts[index - 1]))}`;
}

/** Of the attempt whose tree was pushed at the end; of the last one before that. */
export function finalDiffOf({ run, diffs: all }: ReportInput): RunDiff | undefined {
  const pushed = run.attempts.findLast(({ checkpoint }) => checkpoint?.tree === run.pushedTree);
  return all.find(({ attempt }) => attempt === pushed?.name.number) ?? all.at(-1);
}

/** `✓ 215 passed`, `✗ 1 failed, 214 passed`, `no change`. */
function attemptResult(
  { run, interrupted }: Pick<ReportInput, 'run' | 'interrupted'>,
  attempt: Attempt,
): { mark: '✓' | '✗' | '–' | '…'; words: string; kind: 'good' | 'bad' | 'none' } {
  const { verification, noProgress, stop } = attempt;
  if (verification !== undefined) {
    const { mark, words } = judgedResult(attempt, verification);
    return { mark, words, kind: ({ '✓': 'good', '✗': 'bad', '–': 'none' } as const)[mark] };
  }
  if (goesOn({ run, interrupted }) && noProgress === undefined && attempt === run.attempts.at(-1)) {
    return { mark: '…', words: doingWords(run), kind: 'none' };
  }
  return { mark: '–', words: noProgress ?? stop?.detail ?? 'not verified', kind: 'none' };
}

function attemptView(input: ReportInput, attempt: Attempt, previous: Attempt | undefined): Html {
  const { run } = input;
  const { number } = attempt.name;
  const result = attemptResult(input, attempt);
  const diff = input.diffs.find((one) => one.attempt === number);
  const logIndex = input.logs.findIndex((log) => log.attempt === number);
  const best = run.bestAttempt === number && run.attempts.length > 1 ? html` <span class="tag">closest</span>` : '';
  return html`<article class="attempt ${result.kind}" id="attempt-${number}" aria-labelledby="attempt-${number}-title">
<h3 id="attempt-${number}-title"><span class="mark">${result.mark}</span> ${number}. ${attempt.label}${best} <small>${visible(result.words)}</small></h3>
<p class="facts">${attemptChangeWords(attempt, run)}${commit(attempt)} · ${attemptTime(input, attempt)} · ${costWords(attempt.costUsd)} ·
${attempt.turns === 1 ? '1 turn' : `${attempt.turns} turns`}${logIndex === -1 ? '' : html` · <a href="#log-${logIndex + 1}">log</a>`}
 · <a href="#talk-${number}">conversation</a></p>
${attempt.reason === undefined ? '' : html`<p>Why again: ${visible(attempt.reason)}</p>`}
${attempt.summary === '' ? '' : html`<div class="said">${markdown(attempt.summary)}</div>`}
${attempt.verification === undefined ? '' : verificationView(attempt.verification, input.logs, run.outcome)}
${paths(attempt)}
${diffs(diff, previous === undefined ? 'the run began' : `attempt ${previous.name.number}`, diff === finalDiffOf(input))}
</article>`;
}

function commit({ checkpoint }: Attempt): Html | string {
  return checkpoint?.commit === undefined ? '' : html` · <code>${checkpoint.commit.slice(0, 7)}</code>`;
}

export function verificationView(verification: Verification, logs: readonly RunLog[], outcome: Run['outcome']): Html {
  const { sinceLast, failures, flaky = [], testChanges = [], baseTests, notes } = verification;
  return html`${changes('Fixed', 'good', sinceLast?.fixed)}${changes('Deleted or skipped', 'bad', sinceLast?.gone)}${changes('Still failing', 'bad', sinceLast?.stillFailing)}
${changes('Newly broken', 'bad', sinceLast?.newlyBroken)}
${failures.length === 0 ? '' : html`<h4>What failed</h4><ol class="failures">${failures.map(failureView)}</ol>`}
${
  testChanges.length === 0
    ? ''
    : html`<h4>Changes to the tests</h4><ul>${testChanges.map(
        ({ path, line, message, kind }) =>
          html`<li><strong>${kind}</strong> <code>${visible(path)}${line === undefined ? '' : `:${line}`}</code> ${visible(message)}</li>`,
      )}</ul>`
}
${changes('Passed on a second try', 'none', flaky)}${changes('Base tests still red', 'bad', baseTests?.unmet)}
${changes('Base tests still red, as the story allows', 'bad', baseTests?.allowed)}
${changes('Base tests that the change broke', 'bad', baseTests?.changedBehaviour)}
${changes('Base tests that went with removed code', 'none', baseTests?.gone)}
${changes('Base tests deleted although they are met', 'bad', baseTests?.deleted)}
${changes('Base tests need from the attempt', 'none', baseTests?.needs)}
${testCheckView(verification.testCheck, logs, outcome)}
${notes.map((note) => html`<p>${visible(note)}</p>`)}
${failures.length === 0 && verification.result !== 'passed' && verification.output !== '' ? html`<pre tabindex="0" class="output">${visible(verification.output)}</pre>` : ''}`;
}

function failureView({ name, file, line, message, expected, actual }: TestFailure): Html {
  const place = file === undefined ? '' : html` <code>${visible(file)}${line === undefined ? '' : `:${line}`}</code>`;
  return html`<li><strong>${visible(name)}</strong>${place}
${message === undefined ? '' : html`<pre tabindex="0">${visible(message)}</pre>`}
${
  expected === undefined && actual === undefined
    ? ''
    : html`<dl class="compare"><dt>expected</dt><dd><code>${visible(expected ?? '–')}</code></dd><dt>actual</dt><dd><code>${visible(actual ?? '–')}</code></dd></dl>`
}</li>`;
}

function changes(title: string, kind: 'good' | 'bad' | 'none', names: readonly string[] = []): Html | string {
  if (names.length === 0) return '';
  return html`<p class="since ${kind}"><strong>${title}:</strong> ${names.map(visible).join('; ')}</p>`;
}

function paths({ checkpoint }: Attempt): Html | string {
  if (checkpoint === undefined) return '';
  const { heldBack, dependencies = [] } = checkpoint;
  const held = html`<h4>Held back from the push</h4><ul>${heldBack.map(
    ({ path, reason }) => html`<li><code>${visible(path)}</code> ${visible(reason)}</li>`,
  )}</ul>`;
  const changed = html`<h4>Changed dependencies</h4><ul>${dependencies.map(
    (line) => html`<li><code>${visible(line)}</code></li>`,
  )}</ul>`;
  return html`${heldBack.length === 0 ? '' : held}${dependencies.length === 0 ? '' : changed}`;
}

/** Of the attempt that goes on, its tests included, the time since it began. */
function attemptTime(input: Pick<ReportInput, 'run' | 'interrupted'>, attempt: Attempt): Html | string {
  const isOpen = attempt.verification === undefined && attempt.noProgress === undefined;
  const isNow = isOpen && goesOn(input) && attempt === input.run.attempts.at(-1);
  return isNow ? moving(attempt.startedAt) : durationWords(attemptMs(attempt));
}

/** The attempts as a table: the overview that links to each. */
export function attemptTable(input: Pick<ReportInput, 'run' | 'interrupted'>): Html {
  const { run } = input;
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Attempts"><table class="rows stack"><caption class="hidden">Attempts</caption>
<thead><tr><th scope="col">#</th><th scope="col">Attempt</th><th scope="col">Change</th><th scope="col">Result</th><th scope="col">Time</th><th scope="col">Cost</th></tr></thead>
<tbody>${run.attempts.map((attempt) => {
    const { mark, words, kind } = attemptResult(input, attempt);
    const { number } = attempt.name;
    return html`<tr class="${kind}"><td class="place">${number}</td><th scope="row"><a href="#attempt-${number}">${attempt.label}</a></th>
<td>${attemptChangeWords(attempt, run)}</td><td><span class="mark">${mark}</span> ${visible(words)}</td>
<td>${attemptTime(input, attempt)}</td><td>${costWords(attempt.costUsd)}</td></tr>`;
  })}</tbody></table></div>`;
}
