/** Renders the conversation with the model as HTML, in order: prompts, turns, tool calls and their results, waits. */

import { html } from 'hono/html';
import { costWords, durationWords } from '../../run/number-words.ts';
import type { RecordedEvent } from '../../run/run.ts';
import { goesOn, type ReportInput } from '../input.ts';
import { type Html, markdown, visible } from './text.ts';

type Said = Extract<
  RecordedEvent,
  { type: 'prompt-sent' | 'turn-finished' | 'tool-printed' | 'tool-finished' | 'waiting' }
>;

export function conversation(input: Pick<ReportInput, 'run' | 'events' | 'interrupted'>): Html {
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
    return html`<details class="talk" id="talk-${attempt}"${attempt === last ? html` open` : ''}><summary>${title} <small>${said.length === 1 ? '1 entry' : `${said.length} entries`}</small></summary>
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

function entry(event: Said, running: string | undefined, isOpen: boolean): Html {
  switch (event.type) {
    case 'prompt-sent':
      return html`<li class="prompt"><h3>Redgreen</h3><pre tabindex="0">${visible(event.text)}</pre></li>`;
    case 'turn-finished': {
      const { text, model, usage, costUsd, durationMs, stopReason, requestId } = event;
      return html`<li class="turn"><h3>${visible(model)} <small>${durationWords(durationMs)} · ${usage.inputTokens + usage.cacheReadTokens + usage.cacheWriteTokens} in, ${usage.outputTokens} out · ${costWords(costUsd)} · ${visible(stopReason)}${requestId === undefined ? '' : ` · ${visible(requestId)}`}</small></h3>
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
