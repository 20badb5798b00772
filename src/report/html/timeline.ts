/** Where the time went: agent, tests and waiting, for each part of the run. */

import { html, raw } from 'hono/html';
import type { Attempt, Run } from '../../run/run.ts';
import { durationWords } from '../../run/words.ts';
import { goesOn, type ReportInput } from '../input.ts';
import { type Html, moving } from './text.ts';

interface Row {
  label: string;
  href?: string;
  agentMs: number;
  testMs: number;
  /** Of the verification's own time, which is the commands', this is no part. */
  checkMs?: number;
  waitMs: number;
  /** The part that goes on, and since when. */
  now?: { part: 'agent' | 'tests'; since: string };
}

/** One bar a row, all on one scale. The words beside each bar say the same for who cannot see it. */
export function timeline(input: Pick<ReportInput, 'run' | 'events' | 'interrupted'>): Html {
  const { run, events } = input;
  // The page is the same for the same events: the bar reaches to the last of them, and the live page's script draws on.
  const rows = timelineRows(run, goesOn(input) ? events.at(-1)?.at : undefined);
  if (rows.length === 0) return html`<p>Nothing has been measured.</p>`;
  const longest = rows.reduce((most, row) => Math.max(most, total(row)), 1);
  return html`<table class="timeline"><caption class="hidden">Time of agent, tests, check of the tests and waiting</caption>
<thead class="hidden"><tr><th scope="col">Part</th><th scope="col">Share</th><th scope="col">Time</th></tr></thead>
<tbody>${rows.map((row) => rowView(row, longest))}</tbody></table>
<p class="legend"><i class="agent"></i> agent <i class="test"></i> commands and tests <i class="check"></i> check of the tests <i class="wait"></i> waiting for the provider</p>`;
}

/** The agent's time without what it waited: a provider's bad hour is not the agent's slowness. */
function timelineRows(run: Run, until: string | undefined): Row[] {
  const before: Row[] = [];
  if (run.setup !== undefined) before.push({ label: 'setup', agentMs: 0, testMs: run.setup.durationMs, waitMs: 0 });
  if (run.baseline !== undefined) {
    const { reused, durationMs, testCheck } = run.baseline;
    const took = { testMs: reused === true ? 0 : durationMs, checkMs: testCheck?.durationMs };
    before.push({ label: reused === true ? 'baseline (reused)' : 'baseline', agentMs: 0, ...took, waitMs: 0 });
  }
  const preparing = until === undefined ? undefined : preparingRow(run, until);
  if (preparing !== undefined) before.push(preparing);
  const attempts = run.attempts.map((attempt) => {
    const row: Row = {
      label: attempt.label,
      href: `#attempt-${attempt.name.number}`,
      agentMs: Math.max(0, attempt.agentMs - attempt.waitMs),
      testMs: attempt.testMs,
      checkMs: attempt.verification?.testCheck?.durationMs,
      waitMs: attempt.waitMs,
    };
    return until !== undefined && attempt === run.attempts.at(-1) ? withNow(row, attempt, until) : row;
  });
  return [...before, ...attempts];
}

/** Setup or baseline while that goes on. */
function preparingRow({ attempts, baseline, commands, doingSince, setup }: Run, until: string): Row | undefined {
  if (attempts.length > 0 || baseline !== undefined || commands.test === undefined || doingSince === undefined)
    return undefined;
  const label = commands.setup !== undefined && setup === undefined ? 'setup' : 'baseline';
  const now = { part: 'tests', since: doingSince } as const;
  return { label, agentMs: 0, testMs: between(doingSince, until), waitMs: 0, now };
}

/** An attempt's checkpoint ends the agent's part and begins that of the tests. */
function withNow(row: Row, { checkpoint, endedAt, startedAt, verification, noProgress }: Attempt, until: string): Row {
  if (verification !== undefined || noProgress !== undefined) return row;
  if (checkpoint === undefined || endedAt === undefined) {
    const since = new Date(Date.parse(startedAt) + row.waitMs).toISOString();
    return { ...row, agentMs: between(since, until), now: { part: 'agent', since } };
  }
  return { ...row, testMs: row.testMs + between(endedAt, until), now: { part: 'tests', since: endedAt } };
}

function between(since: string, until: string): number {
  return Math.max(0, Date.parse(until) - Date.parse(since));
}

function rowView(row: Row, longest: number): Html {
  const word = (name: string, ms: number) =>
    row.now?.part === name ? html`${name} ${moving(row.now.since)}` : ms > 0 ? `${name} ${durationWords(ms)}` : '';
  const { agentMs, testMs, checkMs = 0, waitMs } = row;
  const words = [
    word('agent', agentMs),
    word('tests', testMs),
    word('check of the tests', checkMs),
    word('wait', waitMs),
  ]
    .filter((each) => each !== '')
    .map((each, index) => (index === 0 ? each : html` · ${each}`));
  const bar = (kind: 'agent' | 'test' | 'check' | 'wait', ms: number) => {
    const since = row.now?.part.startsWith(kind) ? raw(` data-since="${row.now.since}"`) : '';
    if (ms === 0 && since === '') return '';
    return html`<i class="${kind}" style="width:${((ms / longest) * 100).toFixed(2)}%" data-ms="${ms}"${since}></i>`;
  };
  return html`<tr><th scope="row">${row.href === undefined ? row.label : html`<a href="${row.href}">${row.label}</a>`}</th>
<td class="bar" aria-hidden="true">${bar('wait', waitMs)}${bar('agent', agentMs)}${bar('test', testMs)}${bar('check', checkMs)}</td>
<td>${words.length === 0 ? '–' : words}</td></tr>`;
}

function total(row: Row): number {
  return row.agentMs + row.testMs + (row.checkMs ?? 0) + row.waitMs;
}
