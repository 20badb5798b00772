/** Serves `/runs/<id>`: the run's report with live updates and forms to retry or stop it; also its JSON and events. */

import type { Hono } from 'hono';
import { type Html, html } from '../report/html/text.ts';
import type { Run } from '../run/run.ts';
import { isLeft } from '../store/app-queries.ts';
import { lastSeqs, newerRun, readRun } from '../store/run-queries.ts';
import { type Gate, notFound } from './gate.ts';
import { iconLink } from './icon.ts';
import { livePage, maxLogBytes } from './live-page.ts';
import { aliveMs, type WebEnv, type WebOptions } from './options.ts';
import { nonceOf, siteBar } from './page.ts';
import { streamPlaces } from './rate-limit.ts';
import { type Followers, runEvents, seenSeq } from './run-events.ts';
import type { RunFeed } from './run-feed.ts';
import { filesApart, runFilesView } from './run-files.ts';
import type { Sessions } from './session.ts';
import type { InTurns } from './slow-responses.ts';

interface Parts {
  gate: Gate;
  feed: RunFeed;
  sessions: Sessions;
  inTurns: InTurns;
}

export function runRoutes(app: Hono<WebEnv>, options: WebOptions, { gate, feed, sessions, inTurns }: Parts): void {
  const { store } = options;
  const followers: Followers = new Map();

  app.get('/runs/:id{[a-z0-9-]+\\.json}', async (c) => {
    const allowed = await gate.run(c, c.req.param('id').slice(0, -'.json'.length));
    if ('refusal' in allowed) return allowed.refusal;
    return c.json(await readRun(store, allowed.row.id));
  });

  app.get('/runs/:id/events', async (c) => {
    const allowed = await gate.run(c, c.req.param('id'));
    if ('refusal' in allowed) return allowed.refusal;
    const { row } = allowed;
    const newest = (await lastSeqs(store, [row.id])).get(row.id) ?? 0;
    // With this answer a browser does not ask again.
    if (row.state === 'finished' && seenSeq(c) >= newest) return c.body(null, 204);
    const may = () => gate.mayRead(c, allowed);
    const places = streamPlaces(c);
    const silent = () => isLeft(store, row.id, new Date(options.now().getTime() - aliveMs));
    return runEvents(c, { feed, runId: row.id, places, followers, may, silent, onError: options.onError });
  });

  app.get('/runs/:id', async (c) => {
    const allowed = await gate.run(c, c.req.param('id'));
    if ('refusal' in allowed) return allowed.refusal;
    const { folder, redact = (text: string) => text } = options.logs ?? {};
    const visitor = c.get('visitor');
    const csrf = allowed.mayAct && visitor.kind === 'user' ? visitor.csrf : undefined;
    // Only a page that a person looks at uses up what was said to that person.
    const said = c.req.query('without') === undefined ? sessions.said(c) : undefined;
    const [newer, files] = await Promise.all([newerRun(store, allowed.row), filesApart(c, options, allowed)]);
    const livePageOf = () =>
      livePage(c, {
        store,
        runId: allowed.row.id,
        folder,
        maxLogBytes,
        redact,
        nonce: nonceOf(c),
        head: iconLink,
        top: siteBar(c, 'runs'),
        actions: (run) => html`${said === undefined ? '' : html`<p class="said-now" role="status">${said}</p>`}
${newer === undefined ? '' : html`<p class="newer">There is a newer run of this issue: <a href="/runs/${newer.id}">${newer.id}</a> (${newer.outcome ?? 'running'})</p>`}
${csrf === undefined ? '' : runActionsView(run, csrf)}${runFilesView(run, files)}`,
      });
    const page = await inTurns(livePageOf);
    return page === undefined ? notFound(c) : c.html(page);
  });
}

/** `csrf` goes back with each form. */
function runActionsView(run: Run, csrf: string): Html {
  const token = html`<input type="hidden" name="csrf" value="${csrf}">`;
  const stop = html`<form method="post" action="/runs/${run.id}/stop">${token}<button class="danger">Stop</button></form>`;
  const retry = html`<form method="post" action="/runs/${run.id}/retry">${token}<button class="main">Retry</button></form>
<details><summary>Retry with a hint</summary><form method="post" action="/runs/${run.id}/retry">${token}
<label>What should be done differently<textarea name="hint" required maxlength="10000"></textarea></label><button class="main">Retry with this hint</button></form></details>`;
  return html`<div class="actions" role="group" aria-label="Actions">${run.state === 'running' ? stop : retry}</div>`;
}
