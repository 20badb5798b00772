/** Renders a run's report as a page that updates while the run goes on, for the App and for `redgreen open`. */

import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { type Html, html, raw } from '../report/html/elements.ts';
import { renderHtml } from '../report/html.ts';
import type { Run } from '../run/run.ts';
import type { Store } from '../store/database.ts';
import { readReportInput } from '../store/run-files.ts';
import { ownerIsGone, runFolderPath } from '../store/run-folder.ts';
import type { WebEnv } from './options.ts';
import { iconTag, nonceOf, notKept, safeHeaders, sendIcon } from './page.ts';
import { isLoopbackRequest } from './rate-limit.ts';
import { createRunFeed, type Followers, runEvents } from './run-events.ts';
import { siteStyle } from './style.ts';

/** Of all logs together; each can be had whole beside the page. A megabyte more takes a quarter of a second to make. */
export const maxLogBytes = 1_000_000;
/** Without a script the page of a run that goes on is asked for again. */
const reloadSeconds = 10;

interface LivePage {
  store: Store;
  runId: string;
  /** The record's. */
  folder?: string | undefined;
  /** Of all logs together; all of them by default. */
  maxLogBytes?: number;
  redact(text: string): string;
  nonce: string;
  top?: Html;
  head?: Html | string;
  /** Below the header. */
  actions?(run: Run): Html;
  /** Of a run without an end: whether its process is gone. */
  interrupted?(): Promise<boolean>;
}

/** What the page's own script leaves out when it asks again (`?without=logs,conversation`): the long parts. */
const longParts = ['logs', 'conversation'];

/** Undefined where there is no such run. */
export async function livePage(c: Context, page: LivePage): Promise<string | undefined> {
  const { store, runId, folder, redact, nonce, top, head = '', actions } = page;
  const excluded = (c.req.query('without') ?? '').split(',');
  const without = longParts.filter((part) => excluded.includes(part));
  const maxLogBytes = without.includes('logs') ? 0 : page.maxLogBytes;
  const input = await readReportInput(store, runId, { folder, maxLogBytes });
  if (input === undefined) return undefined;
  const { run } = input;
  const interrupted = run.state === 'running' && (await page.interrupted?.()) === true;
  const running = run.state === 'running' && !interrupted;
  const logs = input.logs.map((log) => ({ ...log, text: redact(log.text) }));
  const reload = running ? raw(`<noscript><meta http-equiv="refresh" content="${reloadSeconds}"></noscript>`) : '';
  const frame = {
    nonce,
    head: html`${head}${reload}`,
    actions: html`<div class="frame" id="frame" role="region" aria-label="About this run">${actions?.(run) ?? ''}<p class="live" role="status" data-seq="${run.lastSeq}"></p></div>`,
    style: siteStyle,
    without,
  };
  return renderHtml({ ...input, logs, interrupted }, { ...frame, top, script: running ? liveScript : undefined });
}

const liveScript = `{
const status = document.querySelector('.live');
const say = (state, text) => { status.dataset.state = state; if (status.textContent !== text) status.textContent = text; };
const parser = new DOMParser();
const shown = new Map(), long = ['logs', 'conversation'];
const partsOf = (root) => [...root.querySelectorAll('body > header, #sections > ul, main > section, #frame > .actions, #frame > .files, body > footer')];
const nameOf = (part) => part.id || part.tagName + part.className;
for (const part of partsOf(document)) if (!long.includes(part.id)) shown.set(nameOf(part), part.innerHTML);

// What a person has opened and scrolled stays so; a fold is known by its place in the nearest part with an id.
const foldName = (fold, part) => { const near = fold.parentElement.closest('[id]') || part; return (fold.id || near.id + '>' + [...near.querySelectorAll('details')].indexOf(fold)); };
function stateOf(part) {
  const folds = new Map([...part.querySelectorAll('details')].map((fold) => [foldName(fold, part), fold.open]));
  const boxes = [...part.querySelectorAll('.lines, pre')].map((box) => [box.scrollTop, box.scrollLeft]);
  const focus = part.contains(document.activeElement) ? [...part.querySelectorAll('a, button, summary, textarea, [tabindex]')].indexOf(document.activeElement) : -1;
  return { folds, boxes, focus };
}
function restore(part, { folds, boxes, focus }) {
  for (const fold of part.querySelectorAll('details')) { const open = folds.get(foldName(fold, part)); if (open !== undefined) fold.open = open; }
  [...part.querySelectorAll('.lines, pre')].forEach((box, index) => { if (boxes[index]) [box.scrollTop, box.scrollLeft] = boxes[index]; });
  if (focus >= 0) { const again = [...part.querySelectorAll('a, button, summary, textarea, [tabindex]')][focus]; if (again) again.focus({ preventScroll: true }); }
}
function put(page) {
  let last;
  for (const part of partsOf(page)) {
    const name = nameOf(part), old = partsOf(document).find((one) => nameOf(one) === name);
    if (old === undefined) { const copy = document.importNode(part, true); if (last && last.tagName === part.tagName) last.after(copy); last = copy; shown.set(name, part.innerHTML); continue; }
    last = old;
    if (shown.get(name) === part.innerHTML) continue;
    if (!long.includes(name)) shown.set(name, part.innerHTML);
    // A form that somebody writes in is not taken away.
    if (old.matches('.actions') && old.querySelector('textarea:focus')) continue;
    const state = stateOf(old);
    old.replaceChildren(...document.importNode(part, true).childNodes);
    restore(old, state);
  }
  move();
  document.title = page.title;
  document.documentElement.className = page.documentElement.className;
}

let due = false, withLogs = false, withTalk = false, talkAt = 0, busy = false, over = false;
async function update() {
  if (busy || !due) return;
  busy = true; due = false;
  // The long parts cost the most: a conversation that nobody has open is brought up to date now and then.
  const logs = withLogs, talk = withTalk || !document.querySelector('.talk') || document.querySelector('.talk[open]') || Date.now() - talkAt > 10000;
  withLogs = withTalk = false;
  if (talk) talkAt = Date.now();
  const without = [logs ? '' : 'logs', talk ? '' : 'conversation'].filter(Boolean).join();
  try {
    const answer = await fetch(location.pathname + '?without=' + without, { headers: { accept: 'text/html' }, cache: 'no-store' });
    // Its style has the nonce of another answer, and is here already.
    if (answer.ok) put(parser.parseFromString((await answer.text()).replace(/<style[^]*?<\\/style>/g, ''), 'text/html'));
    else { source.close(); say('lost', 'No longer live: reload the page'); }
  } catch { due = true; withLogs ||= logs; withTalk ||= talk; }
  setTimeout(() => { busy = false; update(); }, 700);
}
const pad = (part) => String(part).padStart(2, '0');
const wordsOf = (ms) => { const all = Math.max(0, Math.round(ms / 1000)), minutes = Math.floor(all / 60) % 60; return all < 60 ? all + ' s' : all < 3600 ? minutes + ' m ' + pad(all % 60) + ' s' : Math.floor(all / 3600) + ' h ' + pad(minutes) + ' m'; };
const move = () => { for (const time of document.querySelectorAll('time.moves')) time.textContent = wordsOf(Date.now() - Date.parse(time.dateTime)); };
move();
const moving = setInterval(move, 1000);
document.getElementById('why').setAttribute('aria-live', 'polite');
const source = new EventSource(location.pathname.replace(/\\/$/, '') + '/events?after=' + status.dataset.seq);
source.onopen = () => say('on', 'Live');
source.addEventListener('silent', () => say('lost', 'Not live: its worker does not answer'));
source.onmessage = ({ data }) => {
  say('on', 'Live');
  const { type } = JSON.parse(data);
  due = true; withLogs ||= ['setup-finished', 'baseline-finished', 'verification-finished', 'run-finished'].includes(type);
  withTalk ||= ['agent-finished', 'run-finished'].includes(type);
  update();
};
source.addEventListener('end', () => { over = true; clearInterval(moving); source.close(); say('over', 'The run has ended'); due = true; update(); });
source.onerror = () => { if (!over) say('lost', source.readyState === 2 ? 'Not live: reload the page' : 'Connection lost, trying again'); };
}
`;

/** Of all logs together: one person waits, at this machine. */
const maxLocalLogBytes = 24_000_000;

interface OneRunOptions {
  store: Store;
  runId: string;
  /** The record's folder. */
  folder: string;
  /** The one path that answers, as `/x`: unguessable, because other users of the machine reach loopback too. */
  path: string;
  pollMs: number;
}

/** Before every page of one person at this machine. */
const onlyHere: [MiddlewareHandler<WebEnv>, MiddlewareHandler<WebEnv>, MiddlewareHandler<WebEnv>] = [
  safeHeaders('http:'),
  notKept,
  async (c, next) => {
    // A page of another site whose name points to 127.0.0.1 asks with its own name.
    return isLoopbackRequest(c) ? next() : c.notFound();
  },
];

function localApp(): Hono<WebEnv> {
  const app = new Hono<WebEnv>();
  app.notFound((c) => c.text('Not here.\n', 404));
  app.onError((_error, c) => c.text('The page could not be created.\n', 500));
  return app;
}

/** The page at `<path>/`, its events at `<path>/events`. Anything else, and any name but loopback's, is not there. */
export function createOneRun({ store, runId, folder, path, pollMs }: OneRunOptions): Hono<WebEnv> {
  const feed = createRunFeed(store, pollMs);
  const followers: Followers = new Map();
  const gone = () => ownerIsGone(runFolderPath(folder, runId));
  const app = localApp();
  app.use(...onlyHere);
  app.get(`${path}/icon.svg`, sendIcon);
  app.get(`${path}/events`, (c) => runEvents(c, { feed, runId, followers, may: async () => true, gone }));
  app.get(`${path}/`, async (c) => {
    const about = {
      store,
      runId,
      folder,
      maxLogBytes: maxLocalLogBytes,
      redact: (text: string) => text,
      nonce: nonceOf(c),
    };
    const page = await livePage(c, { ...about, head: iconTag, interrupted: gone });
    return page === undefined ? c.notFound() : c.html(page);
  });
  return app;
}

interface OneEvalOptions extends Omit<OneRunOptions, 'runId'> {
  /** The page as it stands now, and the runs that it links to. */
  render(place: {
    nonce: string;
    runHref(runId: string): string;
  }): Promise<{ page: string; runIds: readonly string[] }>;
}

/** The page at `<path>/`, each run's at `<path>/runs/<id>/`. */
export function createOneEval({ render, path, ...options }: OneEvalOptions): Hono<WebEnv> {
  const app = localApp();
  const runs = new Map<string, Hono<WebEnv>>();
  const runHref = (runId: string) => `${path}/runs/${runId}/`;
  app.all(`${path}/runs/:id/*`, async (c) => {
    const runId = c.req.param('id');
    const page = { nonce: '', runHref };
    if (!runs.has(runId) && (await render(page)).runIds.includes(runId)) {
      runs.set(runId, createOneRun({ ...options, runId, path: `${path}/runs/${runId}` }));
    }
    return (await runs.get(runId)?.fetch(c.req.raw, c.env)) ?? c.notFound();
  });
  app.get(`${path}/`, ...onlyHere, async (c) => c.html((await render({ nonce: nonceOf(c), runHref })).page));
  return app;
}
