/** `/runs/<id>`: the report of the run, with what a server can add: it follows the run, and takes orders. */

import type { Context, Hono } from 'hono';
import { html, raw } from '../report/html/text.ts';
import { renderHtml } from '../report/html.ts';
import type { ReportInput } from '../report/input.ts';
import type { Run } from '../run.ts';
import { readRun } from '../store/read.ts';
import { lastSeqs } from '../store/read-list.ts';
import { readReportInput } from '../store/report-input.ts';
import { runActionsView } from './action-forms.ts';
import type { Gate } from './gate.ts';
import { liveScript } from './live-script.ts';
import type { WebEnv, WebOptions } from './options.ts';
import { icon, nonceOf, siteBar } from './page.ts';
import { runEvents, seenSeq } from './run-events.ts';
import type { RunFeed } from './run-feed.ts';
import type { Sessions } from './session.ts';
import { siteStyle } from './style.ts';

/** Of all logs together: a page of more takes half a gigabyte to make. */
const maxLogBytes = 4_000_000;
/** Without a script the page of a run that goes on is asked for again. */
const reloadSeconds = 10;

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
    return runEvents(c, { feed, runId: row.id, may: () => gate.mayRead(c, allowed) });
  });

  app.get('/runs/:id', async (c) => {
    const allowed = await gate.run(c, c.req.param('id'));
    if ('refusal' in allowed) return allowed.refusal;
    const run = await readRun(store, allowed.row.id);
    if (run === undefined) return c.notFound();
    const said = sessions.said(c);
    return c.html(await runPage(c, options, run, { mayAct: allowed.mayAct, ...(said === undefined ? {} : { said }) }));
  });
}

async function runPage(
  c: Context<WebEnv>,
  { store, folder, redact = (text) => text }: WebOptions,
  run: Run,
  { mayAct, said }: { mayAct: boolean; said?: string },
): Promise<string> {
  // The page's own script asks for the parts that change often, and for the logs only when there is a new one.
  const brief = c.req.query('without') === 'logs';
  const input: ReportInput = await readReportInput(store, run, {
    ...(folder === undefined ? {} : { folder }),
    maxLogBytes: brief ? 0 : maxLogBytes,
  });
  const logs = brief ? input.logs : input.logs.map((log) => ({ ...log, text: redact(log.text) }));
  const visitor = c.get('visitor');
  const running = run.state === 'running';
  return renderHtml(
    { ...input, logs },
    {
      nonce: nonceOf(c),
      head: html`${icon}${running ? raw(`<noscript><meta http-equiv="refresh" content="${reloadSeconds}"></noscript>`) : ''}`,
      top: siteBar(c, 'runs'),
      actions: html`<div class="frame" id="frame">${said === undefined ? '' : html`<p class="said-now" role="status">${said}</p>`}
${mayAct && visitor.kind === 'user' ? runActionsView(run, visitor.csrf) : ''}<p class="live" role="status" data-seq="${run.lastSeq}" data-running="${running}"></p></div>`,
      style: siteStyle,
      without: brief ? ['logs'] : [],
      ...(running ? { script: liveScript } : {}),
    },
  );
}
