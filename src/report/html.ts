/**
 * Renders a run as an HTML page: a self-contained file, or a page of the web server with navigation and forms. As a
 * file it must load nothing from elsewhere and hold no script.
 */

import { html, raw } from 'hono/html';
import type { RecordedEvent, Run } from '../run/run.ts';
import { belowCause, costWords, counted, durationWords } from '../run/run-phrases.ts';
import type { SettingValue } from '../run/starting-point.ts';
import { tokensRead } from '../run/usage.ts';
import { attempts, attemptsTable, finalDiffOf } from './html/attempt.ts';
import {
  dataTable,
  type Html,
  htmlPage,
  markdown,
  outcomeKind,
  pageStyle,
  type TableColumn,
  visible,
  withoutCode,
} from './html/elements.ts';
import { finalDiff, logs } from './html/log.ts';
import { facts, header, lastRed, reviews, stateWord, storyView, why } from './html/overview.ts';
import { goesOn, type ReportInput } from './report-input.ts';

/** What a server puts around the page: its own navigation and forms, and the policy by its own headers. */
interface PageFrame {
  /** For the style and the scripts, where the policy asks for one. */
  nonce?: string;
  head?: Html | string;
  /** Above the header. */
  top?: Html | string;
  /** Below why it ended, with its next step: forms, and what the live page says about itself. */
  actions?: Html | string;
  style?: string;
  script?: string;
  /** Ids of sections to leave out. */
  without?: readonly string[];
}

/** The page. Pure: the same input gives the same bytes. Without a frame it is complete in itself. */
export function renderHtml(reportInput: ReportInput, frame?: PageFrame) {
  const run = belowCause(reportInput.run);
  const { interrupted } = reportInput;
  const input = { ...reportInput, run };
  const sections = pageSections(input).filter(({ id }) => frame?.without?.includes(id) !== true);
  const nonce = frame?.nonce;
  return htmlPage({
    title: html`${stateWord(run, interrupted)}: ${withoutCode(run.story.title)}`,
    ...{ nonce, head: frame?.head, style: pageStyle + (frame?.style ?? '') },
    kind: outcomeKind(stateWord(run, interrupted)),
    body: html`<a class="skip" href="#why">Skip to why it ended</a>
${frame?.top ?? ''}<header>${header(input)}</header>
<nav aria-label="Sections" id="sections"><ul>${sections.filter(({ id }) => id !== 'why' && id !== 'red').map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>
<label class="wrap"><input type="checkbox" id="wrap"> Wrap lines</label></nav>
<main>${sections.map(
      ({ id, title, body }, index) =>
        html`<section id="${id}" aria-labelledby="${id}-title" tabindex="-1"><h2 id="${id}-title">${title}</h2>${body}</section>${index === 0 ? (frame?.actions ?? '') : ''}`,
    )}</main>
<footer>Redgreen ${run.version} · run ${run.id} · ${run.lastSeq} events</footer>
${frame?.script === undefined ? '' : html`<script nonce="${nonce ?? ''}">${raw(frame.script)}</script>`}`,
  });
}

interface Section {
  id: string;
  title: string;
  body: Html;
}

/** The first ones have no link of their own: they are what a reader sees. */
function pageSections(input: ReportInput): Section[] {
  const { run, interrupted } = input;
  const red = lastRed(run, input.logs);
  const ended = goesOn(input) ? 'What it is doing' : 'Why it ended';
  return [
    { id: 'why', title: ended, body: why(run, interrupted) },
    ...(red === undefined ? [] : [{ id: 'red', title: 'Last verification', body: red }]),
    { id: 'diff', title: 'Change', body: finalDiff(finalDiffOf(input)?.sinceBase, goesOn(input)) },
    ...(run.story.body === undefined ? [] : [{ id: 'story', title: 'Story', body: storyView(run) }]),
    {
      id: 'overview',
      title: 'Attempts',
      body: run.attempts.length === 0 ? html`<p>None${goesOn(input) ? ' yet' : ''}.</p>` : attemptsTable(input),
    },
    { id: 'attempts', title: 'Details', body: attempts(input) },
    ...(run.reviews.length > 0 ? [{ id: 'review', title: 'Review', body: reviews(run.reviews) }] : []),
    { id: 'logs', title: 'Logs', body: logs(input.logs, goesOn(input)) },
    { id: 'conversation', title: 'Conversation', body: conversation(input) },
    { id: 'changes', title: 'What happened', body: changesList(run) },
    { id: 'facts', title: 'Facts', body: facts(run) },
    { id: 'settings', title: 'Settings', body: settingsTable(run) },
  ];
}

/** What somebody set comes first; the defaults are there to unfold. */
function settingsTable(run: Run) {
  const all = Object.entries(run.settings);
  if (all.length === 0) return html`<p>No settings were recorded.</p>`;
  const isDefault = ([, { source }]: [string, SettingValue]) => source === 'default';
  const [changed, defaults] = [all.filter((row) => !isDefault(row)), all.filter(isDefault)];
  return html`${changed.length === 0 ? html`<p>Every setting has its default.</p>` : settingRows('Settings', changed)}
${defaults.length === 0 ? '' : html`<details><summary>${defaults.length} with their defaults</summary>${settingRows('Settings with their defaults', defaults)}</details>`}`;
}

function settingRows(title: string, rows: readonly [string, SettingValue][]) {
  const columns: TableColumn<[string, SettingValue]>[] = [
    { title: 'Setting', kind: 'head', cell: ([name]) => html`<code>${visible(name)}</code>` },
    { title: 'Value', kind: 'plain', cell: ([, { value }]) => html`<code>${settingText(value)}</code>` },
    { title: 'From', kind: 'plain', cell: ([, { source }]) => visible(source) },
  ];
  return dataTable(title, rows, columns, { look: '' });
}

function settingText(value: unknown) {
  if (value === undefined || value === null) return '–';
  return visible(typeof value === 'string' ? value : JSON.stringify(value));
}

function changesList(run: Run) {
  const warnings = run.warnings.map(
    (text) => html`<li class="warning"><strong>Warning:</strong> ${visible(text)}</li>`,
  );
  const changes = run.changes.map((text) => html`<li>${visible(text)}</li>`);
  if (changes.length + warnings.length === 0) return html`<p>Nothing beyond the attempts.</p>`;
  return html`<ul>${warnings}${changes}</ul>`;
}

type Said = Extract<
  RecordedEvent,
  { type: 'prompt-sent' | 'turn-finished' | 'tool-printed' | 'tool-finished' | 'waiting' }
>;

export function conversation(input: Pick<ReportInput, 'run' | 'events' | 'interrupted'>) {
  const { run, events } = input;
  const parts = byAttempt(events);
  if (parts.size === 0) {
    return goesOn(input)
      ? html`<p>Nothing has been said yet. The conversation appears here as it happens.</p>`
      : html`<p>No conversation was recorded.</p>`;
  }
  // While it goes on the newest part is open, and what its last tool said.
  const last = goesOn(input) ? [...parts.keys()].at(-1) : undefined;
  return html`${[...parts].map(([attempt, said]) => {
    const label = run.attempts.find(({ name }) => name.number === attempt)?.label;
    const title = attempt === 'review' ? 'Review' : `Attempt ${attempt}${label === undefined ? '' : `: ${label}`}`;
    return html`<details class="talk" id="talk-${attempt}"${attempt === last ? html` open` : ''}><summary>${title} <small>${counted(said.length, 'entry', 'entries')}</small></summary>
<ol>${said.map((one, index) => entry(one, run.tool, attempt === last && index === said.length - 1))}</ol></details>`;
  })}`;
}

/** What a tool prints stands until something follows it. Events without an attempt belong to what goes on when they happen. */
function byAttempt(events: readonly RecordedEvent[]): Map<number | 'review', Said[]> {
  const parts = new Map<number | 'review', Said[]>();
  let current: number | 'review' = 1;
  for (const event of events) {
    if (event.type === 'attempt-started') current = event.attempt.number;
    if (event.type === 'review-started') current = 'review';
    if (!isSaid(event)) continue;
    const part = 'attempt' in event ? event.attempt : current;
    parts.set(part, [...(parts.get(part) ?? []).filter(({ type }) => type !== 'tool-printed'), event]);
  }
  return parts;
}

function isSaid(event: RecordedEvent): event is Said {
  return ['prompt-sent', 'turn-finished', 'tool-printed', 'tool-finished', 'waiting'].includes(event.type);
}

function entry(event: Said, running: string | undefined, isOpen: boolean) {
  switch (event.type) {
    case 'prompt-sent':
      return html`<li class="prompt"><h3>Redgreen</h3><pre tabindex="0">${visible(event.text)}</pre></li>`;
    case 'turn-finished': {
      const { text, model, usage, costUsd, durationMs, stopReason, requestId } = event;
      return html`<li class="turn"><h3>${visible(model)} <small>${durationWords(durationMs)} · ${tokensRead(usage)} in, ${usage.outputTokens} out · ${costWords(costUsd)} · ${visible(stopReason)}${requestId === undefined ? '' : ` · ${visible(requestId)}`}</small></h3>
${text === '' ? '' : html`<div class="said">${markdown(text)}</div>`}</li>`;
    }
    case 'tool-finished': {
      const { tool, input, result, isError, durationMs } = event;
      return html`<li class="tool ${isError ? 'bad' : ''}"><details${isOpen ? html` open` : ''}><summary><code>${visible(tool)}</code> <span class="hint">${visible(input.slice(0, 120))}</span> <small>${isError ? 'error · ' : ''}${durationWords(durationMs)}</small></summary>
<pre tabindex="0">${visible(input)}</pre><pre tabindex="0">${visible(result)}</pre></details></li>`;
    }
    case 'tool-printed':
      return html`<li class="tool"><details open><summary><code>${visible(running ?? 'bash')}</code> <small>${running === undefined ? 'broken off' : 'still at work'}</small></summary>
<pre tabindex="0">${visible(event.output)}</pre></details></li>`;
    case 'waiting':
      return html`<li class="wait">Waited ${durationWords(event.durationMs)}: ${visible(event.reason)}</li>`;
  }
}
