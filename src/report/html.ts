/** A run as one HTML file: nothing is loaded from elsewhere, and all of it can be read without its script. */

import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { belowCause } from '../run/words.ts';
import { attempts, attemptTable, finalDiffOf } from './html/attempt.ts';
import { conversation } from './html/conversation.ts';
import { finalDiff } from './html/diff.ts';
import { logs } from './html/log.ts';
import { facts, header, reviews, stateWord, storyView, why } from './html/overview.ts';
import { pageScript } from './html/script.ts';
import { outcomeKind, pageStyle } from './html/style.ts';
import { changesList, costTable, settingsTable } from './html/tables.ts';
import { encode, type Html, withoutCode } from './html/text.ts';
import { timeline } from './html/timeline.ts';
import { goesOn, type ReportInput } from './input.ts';

/** What a server puts around the page: its own navigation and forms, and the policy by its own headers. */
export interface PageFrame {
  /** For the style and the scripts, where the policy asks for one. */
  nonce?: string;
  head?: Html | string;
  /** Above the header. */
  top?: Html | string;
  /** Below the header: forms, and what the live page says about itself. */
  actions?: Html | string;
  style?: string;
  /** Runs after the page's own. */
  script?: string;
  /** Ids of sections to leave out. */
  without?: readonly string[];
}

/** The page. Pure: the same input gives the same bytes. Without a frame it is complete in itself. */
export function renderHtml(reportInput: ReportInput, frame?: PageFrame): string {
  const run = belowCause(reportInput.run);
  const { interrupted } = reportInput;
  const input = { ...reportInput, run };
  const sections = pageSections(input).filter(({ id }) => frame?.without?.includes(id) !== true);
  const nonce = frame?.nonce === undefined ? '' : raw(` nonce="${encode(frame.nonce)}"`);
  return String(html`<!doctype html>
<html lang="en" class="${outcomeKind(stateWord(run, interrupted))}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${frame === undefined ? html`<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}">` : ''}
<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>${stateWord(run, interrupted)}: ${withoutCode(run.story.title)} – Redgreen</title>
<style${nonce}>${raw(pageStyle + (frame?.style ?? ''))}</style>${frame?.head ?? ''}</head>
<body><a class="skip" href="#why">Skip to why it ended</a>
${frame?.top ?? ''}<header>${header(input)}</header>
${frame?.actions ?? ''}<nav aria-label="Sections" id="sections"><ul>${sections.slice(1).map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>
<form class="search" role="search" hidden><label><span class="hidden">Search this page</span><input type="search" placeholder="Search (/)" autocomplete="off" spellcheck="false"></label>
<button type="button" data-do="previous" aria-label="Previous match">↑</button><button type="button" data-do="next" aria-label="Next match">↓</button>
<output aria-live="polite"></output>
<button type="button" data-do="error">First error</button><button type="button" data-do="wrap" aria-pressed="false">Wrap</button>
<button type="button" data-do="theme">Dark</button><button type="button" data-do="keys" aria-label="Keys">?</button></form></nav>
<main>${sections.map(
    ({ id, title, body }) =>
      html`<section id="${id}" aria-labelledby="${id}-title" tabindex="-1"><h2 id="${id}-title">${title}</h2>${body}</section>`,
  )}</main>
<footer>Redgreen ${run.version} · run ${run.id} · ${run.lastSeq} events</footer>
${keysDialog()}<script${nonce}>${raw(pageScript)}</script>${frame?.script === undefined ? '' : html`<script${nonce}>${raw(frame.script)}</script>`}</body></html>`);
}

/** What a page of this script and style needs, and nothing more: foreign text could not run or load anything. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${createHash('sha256').update(pageScript).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

interface Section {
  id: string;
  title: string;
  body: Html;
}

/** The first has no link of its own: it is what a reader sees. */
function pageSections(input: ReportInput): Section[] {
  const { run, interrupted } = input;
  const ended = goesOn(input) ? 'What it is doing' : 'Why it ended';
  return [
    { id: 'why', title: ended, body: why(run, interrupted, input.logs) },
    { id: 'diff', title: 'Change', body: finalDiff(finalDiffOf(input)?.sinceBase, goesOn(input)) },
    ...(run.story.body === undefined ? [] : [{ id: 'story', title: 'Story', body: storyView(run) }]),
    {
      id: 'overview',
      title: 'Attempts',
      body: run.attempts.length === 0 ? html`<p>None${goesOn(input) ? ' yet' : ''}.</p>` : attemptTable(input),
    },
    { id: 'timeline', title: 'Time', body: timeline(input) },
    { id: 'attempts', title: 'Details', body: attempts(input) },
    ...(run.reviews.length > 0 ? [{ id: 'review', title: 'Review', body: reviews(run.reviews) }] : []),
    { id: 'logs', title: 'Logs', body: logs(input.logs, goesOn(input)) },
    { id: 'conversation', title: 'Conversation', body: conversation(input) },
    { id: 'cost', title: 'Cost', body: costTable(run) },
    { id: 'changes', title: 'What happened', body: changesList(run) },
    { id: 'facts', title: 'Facts', body: facts(run) },
    { id: 'settings', title: 'Settings', body: settingsTable(run) },
  ];
}

function keysDialog(): Html {
  const keys = [
    ['/', 'search'],
    ['n, N', 'next, previous match'],
    ['e', 'first error'],
    ['j, k', 'next, previous attempt'],
    ['w', 'wrap long lines'],
    ['t', 'light or dark'],
    ['?', 'this list'],
  ];
  return html`<dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">Keys</h2>
<dl>${keys.map(([key, what]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${what}</dd></div>`)}</dl>
<form method="dialog"><button>Close</button></form></dialog>`;
}
