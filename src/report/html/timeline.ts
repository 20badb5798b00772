/** Where the time went: agent, tests and waiting, for each part of the run. */

import { html } from 'hono/html';
import type { Run } from '../../run/run.ts';
import { durationWords } from '../../run/words.ts';
import type { Html } from './text.ts';

interface Row {
  label: string;
  href?: string;
  agentMs: number;
  testMs: number;
  waitMs: number;
}

/** One bar a row, all on one scale. The words beside each bar say the same for who cannot see it. */
export function timeline(run: Run): Html {
  const rows = timelineRows(run);
  const longest = Math.max(1, ...rows.map(total));
  return html`<table class="timeline"><caption class="hidden">Time of agent, tests and waiting</caption>
<thead class="hidden"><tr><th scope="col">Part</th><th scope="col">Share</th><th scope="col">Time</th></tr></thead>
<tbody>${rows.map((row) => rowView(row, longest))}</tbody></table>
<p class="legend"><i class="agent"></i> agent <i class="test"></i> commands and tests <i class="wait"></i> waiting for the provider</p>`;
}

/** The agent's time without what it waited: a provider's bad hour is not the agent's slowness. */
function timelineRows(run: Run): Row[] {
  const before: Row[] = [];
  if (run.setup !== undefined) before.push({ label: 'setup', agentMs: 0, testMs: run.setup.durationMs, waitMs: 0 });
  if (run.baseline !== undefined) {
    const testMs = run.baseline.reused === true ? 0 : run.baseline.durationMs;
    before.push({
      label: run.baseline.reused === true ? 'baseline (reused)' : 'baseline',
      agentMs: 0,
      testMs,
      waitMs: 0,
    });
  }
  const attempts = run.attempts.map((attempt) => ({
    label: attempt.label,
    href: `#attempt-${attempt.name.number}`,
    agentMs: Math.max(0, attempt.agentMs - attempt.waitMs),
    testMs: attempt.testMs,
    waitMs: attempt.waitMs,
  }));
  return [...before, ...attempts];
}

function rowView(row: Row, longest: number): Html {
  const words = [
    row.agentMs > 0 ? `agent ${durationWords(row.agentMs)}` : '',
    row.testMs > 0 ? `tests ${durationWords(row.testMs)}` : '',
    row.waitMs > 0 ? `wait ${durationWords(row.waitMs)}` : '',
  ].filter((word) => word !== '');
  const bar = (kind: 'agent' | 'test' | 'wait', ms: number) =>
    ms === 0 ? '' : html`<i class="${kind}" style="width:${((ms / longest) * 100).toFixed(2)}%"></i>`;
  return html`<tr><th scope="row">${row.href === undefined ? row.label : html`<a href="${row.href}">${row.label}</a>`}</th>
<td class="bar" aria-hidden="true">${bar('wait', row.waitMs)}${bar('agent', row.agentMs)}${bar('test', row.testMs)}</td>
<td>${words.length === 0 ? '–' : words.join(' · ')}</td></tr>`;
}

function total(row: Row): number {
  return row.agentMs + row.testMs + row.waitMs;
}
