/** The proofs of a green attempt: the line, and each edit with what its test said to it. */

import { html } from 'hono/html';
import type { RunLog } from '../../run/kept-texts.ts';
import type { Proof, ProofEdit } from '../../run/proof.ts';
import { proofLine, proofTimeWords, proofTitle } from '../../run/proof-words.ts';
import type { Run } from '../../run/run.ts';
import { type Html, visible } from './text.ts';

/** `logs` are those that the page shows, for a link to what a run printed. */
export function proofView(proof: Proof | undefined, logs: readonly RunLog[], outcome: Run['outcome']): Html | string {
  if (proof === undefined) return '';
  const kind = { proved: 'good', disproved: 'bad', unproved: 'none' }[proof.result];
  const took = proofTimeWords(proof);
  const output = outputOf(logs);
  const others = [
    ['the sources alone', proof.sources?.logPath],
    ['the new tests without the change', proof.counter?.logPath],
  ] as const;
  const ran = others.flatMap(([what, path]) => (path === undefined ? [] : [html`<li>${what}${output(path)}</li>`]));
  return html`<p class="since ${kind}"><strong>${proofTitle(proof, outcome)}:</strong> ${visible(proofLine(proof))}${took === '' ? '' : html` <small>(${took})</small>`}</p>
${
  proof.edits.length + ran.length === 0
    ? ''
    : html`<details class="proof"><summary>${proof.edits.length === 1 ? '1 edit' : `${proof.edits.length} edits`}</summary>
<ul>${ran}${proof.edits.map((edit) => editView(edit, output))}</ul></details>`
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

function editView(
  { path, line, test, kind, before, after, outcome, logPath }: ProofEdit,
  output: (path: string | undefined) => Html | string,
): Html {
  const what =
    kind === 'fail'
      ? html`a failure at its start`
      : html`<code>${visible(before)}</code> → <code>${visible(after)}</code>`;
  return html`<li><strong>${words[outcome]}</strong> <code>${visible(path)}:${line}</code> ${test === undefined ? '' : visible(test)}: ${what}${output(logPath)}</li>`;
}

const words = { rang: 'red', silent: 'stayed green', unusable: 'says nothing', kept: 'same value, green' };
