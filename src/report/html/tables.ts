/** Renders a run's settings with their sources, and the list of its warnings and of what it changed on its way, as HTML. */

import { html } from 'hono/html';
import type { Run } from '../../run/run.ts';
import type { SettingValue } from '../../run/start.ts';
import { type Html, visible } from './text.ts';

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
