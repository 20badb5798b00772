/** Serves `/runs/<id>`: a run's report, which updates while the run goes on, with forms to retry or stop the run. */

import type { Context, Hono } from 'hono';
import { html, visible } from '../report/html/elements.ts';
import { renderHtml } from '../report/html.ts';
import type { Run } from '../run/run.ts';
import { isLeft } from '../store/app-queries.ts';
import { checkPlaces, logPlaces, readLog, readReportInput, textsOf } from '../store/run-files.ts';
import { dryRunPlan, workPatch } from '../store/run-folder.ts';
import { lastSeqs, newerRun, readRun } from '../store/run-queries.ts';
import { type AllowedRun, type Gate, notFound } from './access.ts';
import { livePage, maxLogBytes } from './live-page.ts';
import { aliveMs, type WebEnv, type WebOptions } from './options.ts';
import { iconLink, nonceOf, siteBar } from './page.ts';
import { streamPlaces } from './rate-limit.ts';
import { type Followers, type RunFeed, runEvents, seenSeq } from './run-events.ts';
import type { Sessions } from './session.ts';

interface Parts {
  gate: Gate;
  feed: RunFeed;
  sessions: Sessions;
  inTurns: InTurns;
}

export function runRoutes(app: Hono<WebEnv>, options: WebOptions, { gate, feed, sessions, inTurns }: Parts) {
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
    const { folder, redact } = options.logs;
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
function runActionsView(run: Run, csrf: string) {
  const token = html`<input type="hidden" name="csrf" value="${csrf}">`;
  const stop = html`<form method="post" action="/runs/${run.id}/stop">${token}<button class="danger">Stop</button></form>`;
  const retry = html`<form method="post" action="/runs/${run.id}/retry">${token}<button class="main">Retry</button></form>
<details><summary>Retry with a hint</summary><form method="post" action="/runs/${run.id}/retry">${token}
<label>What should be done differently<textarea name="hint" required maxlength="10000"></textarea></label><button class="main">Retry with this hint</button></form></details>`;
  return html`<div class="actions" role="group" aria-label="Actions">${run.state === 'running' ? stop : retry}</div>`;
}

export function runFileRoutes(
  app: Hono<WebEnv>,
  options: WebOptions,
  { gate, inTurns }: { gate: Gate; inTurns: InTurns },
) {
  const { store } = options;
  const { folder, redact } = options.logs;

  /** What a test printed is nothing that a browser should make something of, so that each is saved. */
  const download = (path: string, make: (c: Context<WebEnv>, allowed: AllowedRun) => Promise<string | undefined>) =>
    app.get(`/runs/:id/${path}`, async (c) => {
      const allowed = await gate.run(c, c.req.param('id') ?? '');
      if ('refusal' in allowed) return allowed.refusal;
      const text = await inTurns(() => make(c, allowed));
      if (text === undefined) return notFound(c);
      const name = c.req.path.split('/').at(-1);
      c.header('content-disposition', `attachment; filename="redgreen-${allowed.row.id}-${name}"`);
      return path.endsWith('.html') ? c.html(text) : c.text(text);
    });

  download('report.html', async (_, { row }) => {
    const input = await readReportInput(store, row.id, { folder, maxLogBytes });
    const logs = input?.logs.map((log) => ({ ...log, text: redact(log.text) })) ?? [];
    return input && renderHtml({ ...input, logs });
  });
  download('logs/:number{[1-9][0-9]{0,2}\\.txt}', async (c, { row }) => {
    const run = await readRun(store, row.id);
    const index = Number.parseInt(c.req.param('number') ?? '', 10) - 1;
    const log = run && (await readLog(textsOf(store, run.id, folder), run, index));
    return log && redact(log.text);
  });
  for (const path of [workPatch, dryRunPlan])
    download(path, async (c, allowed) => {
      const text = takesAway(c, allowed, path) ? await textsOf(store, allowed.row.id, folder)(path) : undefined;
      return text && redact(text);
    });
}

/** Work that no push let through is for who could have pushed it; a page that nobody can sign in to is its operator's. */
function takesAway(c: Context<WebEnv>, { mayAct }: AllowedRun, path: string) {
  return path !== workPatch || mayAct || c.get('visitor').kind === 'local';
}

/** Of work that may be on no branch and what a dry run would have written, what is there for this visitor. */
async function filesApart(
  c: Context<WebEnv>,
  { store, logs }: Pick<WebOptions, 'store' | 'logs'>,
  allowed: AllowedRun,
) {
  const texts = textsOf(store, allowed.row.id, logs.folder);
  const there = await Promise.all(
    [workPatch, dryRunPlan].map(async (path) =>
      takesAway(c, allowed, path) && (await texts(path, 0)) !== undefined ? [path] : [],
    ),
  );
  return there.flat();
}

function runFilesView(run: Run, files: readonly string[]) {
  return html`<div class="files"><details id="files"><summary>Files</summary><ul><li><a href="/runs/${run.id}.json">run.json</a></li><li><a href="/runs/${run.id}/report.html">report.html</a></li>${files.map((path) => html`<li><a href="/runs/${run.id}/${path}">${path}</a></li>`)}
${[...logPlaces(run), ...checkPlaces(run)].map(({ title }, index) => html`<li><a href="/runs/${run.id}/logs/${index + 1}.txt">log of ${visible(title)}</a></li>`)}</ul></details></div>`;
}

type InTurns = <T>(work: () => Promise<T>) => Promise<T>;

export function createTurns(): InTurns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(() => new Promise(setImmediate)).then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
