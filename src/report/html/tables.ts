/** Cost and tokens, settings and where each came from, what happened. */

import { html } from 'hono/html';
import type { Run } from '../../run/run.ts';
import type { SettingValue } from '../../run/start.ts';
import type { Usage } from '../../run/usage.ts';
import { costWords } from '../../run/words.ts';
import { type Html, visible } from './text.ts';

export function costTable(run: Run): Html {
  const reviewed = run.reviews.length > 0 || run.reviewUsage.outputTokens > 0;
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Cost and tokens"><table class="rows numbers stack"><caption class="hidden">Cost and tokens</caption>
<thead><tr><th scope="col">Part</th><th scope="col">Turns</th><th scope="col">Input</th><th scope="col">Cache read</th><th scope="col">Cache written</th><th scope="col">Output</th><th scope="col">Cost</th></tr></thead>
<tbody>${run.attempts.map((attempt) => usageRow(attempt.label, attempt.turns, attempt.usage, attempt.costUsd))}
${reviewed ? usageRow('review', undefined, run.reviewUsage, run.reviewCostUsd) : ''}</tbody>
<tfoot>${usageRow('total', undefined, run.usage, run.costUsd)}</tfoot></table></div>
${run.costUsd === null ? html`<p>The cost is unknown: a model without a price, or an agent that does not say what it used.</p>` : ''}`;
}

function usageRow(label: string, turns: number | undefined, usage: Usage, costUsd: number | null): Html {
  const cells = [
    ['input', usage.inputTokens],
    ['cache read', usage.cacheReadTokens],
    ['cache written', usage.cacheWriteTokens],
    ['output', usage.outputTokens],
  ] as const;
  return html`<tr><th scope="row">${label}</th>${turns === undefined ? html`<td></td>` : html`<td data-name="turns">${turns}</td>`}${cells.map(([name, tokens]) => html`<td data-name="${name}">${tokensWords(tokens)}</td>`)}<td>${costWords(costUsd)}</td></tr>`;
}

/** `1 234 567` with thin spaces: read at a glance, and copied as one number by no one. */
function tokensWords(tokens: number): string {
  return String(tokens).replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

/** What somebody set comes first; the defaults are there to unfold. */
export function settingsTable(run: Run): Html {
  const all = Object.entries(run.settings);
  if (all.length === 0) return html`<p>No settings were recorded.</p>`;
  const isDefault = ([, { source }]: [string, SettingValue]) => source === 'default';
  const [changed, defaults] = [all.filter((row) => !isDefault(row)), all.filter(isDefault)];
  return html`${changed.length === 0 ? html`<p>Every setting has its default.</p>` : settingRows('Settings', changed)}
${defaults.length === 0 ? '' : html`<details><summary>${defaults.length} with their defaults</summary>${settingRows('Settings with their defaults', defaults)}</details>`}`;
}

function settingRows(title: string, rows: readonly [string, SettingValue][]): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${title}"><table class="rows stack"><caption class="hidden">${title}</caption>
<thead><tr><th scope="col">Setting</th><th scope="col">Value</th><th scope="col">From</th></tr></thead>
<tbody>${rows.map(
    ([name, { value, source }]) =>
      html`<tr><th scope="row"><code>${visible(name)}</code></th><td><code>${settingText(value)}</code></td><td>${visible(source)}</td></tr>`,
  )}</tbody></table></div>`;
}

function settingText(value: unknown): string {
  if (value === undefined || value === null) return '–';
  return visible(typeof value === 'string' ? value : JSON.stringify(value));
}

export function changesList(run: Run): Html {
  const warnings = run.warnings.map(
    (text) => html`<li class="warning"><strong>Warning:</strong> ${visible(text)}</li>`,
  );
  const changes = run.changes.map((text) => html`<li>${visible(text)}</li>`);
  if (changes.length + warnings.length === 0) return html`<p>Nothing beyond the attempts.</p>`;
  return html`<ul>${warnings}${changes}</ul>`;
}
