/** `/runs/<id>`: the report of the run, with what a server can add: it follows the run, and takes orders. */

import type { Context, Hono } from 'hono';
import { html } from '../report/html/text.ts';
import type { Run } from '../run.ts';
import { readRun } from '../store/read.ts';
import { lastSeqs } from '../store/read-list.ts';
import { runActionsView } from './action-forms.ts';
import type { Gate } from './gate.ts';
import { iconLink } from './icon.ts';
import { livePage, maxLogBytes } from './live-page.ts';
import type { WebEnv, WebOptions } from './options.ts';
import { nonceOf, siteBar } from './page.ts';
import { runEvents, seenSeq } from './run-events.ts';
import type { RunFeed } from './run-feed.ts';
import { runFilesView } from './run-files.ts';
import type { Sessions } from './session.ts';

interface Parts {
  gate: Gate;
  feed: RunFeed;
  sessions: Sessions;
}

export function runRoutes(app: Hono<WebEnv>, options: WebOptions, { gate, feed, sessions }: Parts): void {
  const { store } = options;

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
    return runEvents(c, { feed, runId: row.id, may: () => gate.mayRead(c, allowed), onError: options.onError });
  });

  app.get('/runs/:id', async (c) => {
    const allowed = await gate.run(c, c.req.param('id'));
    if ('refusal' in allowed) return allowed.refusal;
    const run = await readRun(store, allowed.row.id);
    if (run === undefined) return c.notFound();
    const said = sessions.said(c);
    return c.html(await runPage(c, options, run, { mayAct: allowed.mayAct, said }));
  });
}

function runPage(
  c: Context<WebEnv>,
  { store, folder, redact = (text) => text }: WebOptions,
  run: Run,
  { mayAct, said }: { mayAct: boolean; said?: string | undefined },
): Promise<string> {
  const visitor = c.get('visitor');
  return livePage(c, {
    store,
    run,
    folder,
    maxLogBytes,
    redact,
    nonce: nonceOf(c),
    head: iconLink,
    top: siteBar(c, 'runs'),
    actions: html`${said === undefined ? '' : html`<p class="said-now" role="status">${said}</p>`}
${mayAct && visitor.kind === 'user' ? runActionsView(run, visitor.csrf) : ''}${runFilesView(run, folder !== undefined)}`,
  });
}
