/** The forms on a run's page: stop, retry, retry with a hint. Plain forms: they work without a script. */

import { type Html, html } from '../report/html/text.ts';
import type { Run } from '../run/run.ts';

/** `csrf` goes back with each form. */
export function runActionsView(run: Run, csrf: string): Html {
  const token = html`<input type="hidden" name="csrf" value="${csrf}">`;
  const stop = html`<form method="post" action="/runs/${run.id}/stop">${token}<button class="danger">Stop</button></form>`;
  const retry = html`<form method="post" action="/runs/${run.id}/retry">${token}<button class="main">Retry</button></form>
<details><summary>Retry with a hint</summary><form method="post" action="/runs/${run.id}/retry">${token}
<label>What should be done differently<textarea name="hint" required maxlength="10000"></textarea></label><button class="main">Retry with this hint</button></form></details>`;
  return html`<div class="actions" role="group" aria-label="Actions">${run.state === 'running' ? stop : retry}</div>`;
}
