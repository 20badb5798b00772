/** Draws the check of the tests of a green attempt: the line, and each mutant with what the tests said to it. */

import { html } from 'hono/html';
import type { RunLog } from '../../run/kept-texts.ts';
import type { Run } from '../../run/run.ts';
import type { MutantRecord, TestCheck } from '../../run/test-check.ts';
import { testCheckLine, testCheckTimeWords, testCheckTitle } from '../../run/test-check-words.ts';
import { type Html, visible } from './text.ts';

/** `logs` are those that the page shows, for a link to what a run printed. */
export function testCheckView(
  check: TestCheck | undefined,
  logs: readonly RunLog[],
  outcome: Run['outcome'],
): Html | string {
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
    : html`<details class="check"><summary>${mutants.length === 1 ? '1 mutant' : `${mutants.length} mutants`}</summary>
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
): Html {
  return html`<li><strong>${outcome}</strong> <code>${visible(path)}:${line}</code> ${test === undefined ? '' : visible(test)}: <code>${visible(before)}</code> → <code>${visible(after)}</code>${output(logPath)}</li>`;
}
