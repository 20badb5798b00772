/** The proofs of a green attempt: the line, and each edit with what its test said to it. */

import { html } from 'hono/html';
import type { Proof, ProofEdit } from '../../run/proof.ts';
import { proofLine, proofTitle } from '../../run/proof-words.ts';
import { durationWords } from '../../run/words.ts';
import { type Html, visible } from './text.ts';

export function proofView(proof: Proof | undefined): Html | string {
  if (proof === undefined) return '';
  const kind = { proved: 'good', disproved: 'bad', unproved: 'none' }[proof.result];
  const runs = proof.runs === 1 ? '1 run' : `${proof.runs} runs`;
  return html`<p class="since ${kind}"><strong>${proofTitle(proof)}:</strong> ${visible(proofLine(proof))}</p>
${
  proof.edits.length === 0
    ? ''
    : html`<details><summary>${proof.edits.length === 1 ? '1 edit' : `${proof.edits.length} edits`}, ${runs}, ${durationWords(proof.durationMs)}</summary>
<ul>${proof.edits.map(editView)}</ul></details>`
}`;
}

function editView({ path, line, test, kind, before, after, outcome, logPath }: ProofEdit): Html {
  const what =
    kind === 'fail'
      ? html`a failure at its start`
      : html`<code>${visible(before)}</code> → <code>${visible(after)}</code>`;
  const log = logPath === undefined ? '' : html` <small>${visible(logPath)}</small>`;
  return html`<li><strong>${words[outcome]}</strong> <code>${visible(path)}:${line}</code> ${test === undefined ? '' : visible(test)}: ${what}${log}</li>`;
}

const words = { rang: 'red', silent: 'stayed green', unusable: 'says nothing', kept: 'same value, green' };
