/** Serves the `/evals` pages with runs of story suites to whoever operates the server. No repository owns them. */

import type { Hono } from 'hono';
import { type Html, html, visible } from '../report/html/text.ts';
import { type CountedEval, findEval, listEvals } from '../store/story-results.ts';
import type { Access } from './access.ts';
import { notFound } from './gate.ts';
import type { WebEnv, WebOptions } from './options.ts';
import { page, timeView } from './page.ts';

const listed = 50;

export function evalRoutes(app: Hono<WebEnv>, { store, evals }: WebOptions, access: Access): void {
  if (evals === undefined) return;
  app.use('/evals/*', async (c, next) => (access.operates(c.get('visitor')) ? next() : notFound(c)));
  app.get('/evals', async (c) =>
    c.html(page(c, { title: 'Evals', current: 'evals', main: listView(await listEvals(store, listed)) })),
  );
  app.get('/evals/:id', async (c) => {
    const row = await findEval(store, c.req.param('id'));
    if ('problem' in row) return notFound(c);
    const { title, main } = await evals.show(row);
    return c.html(page(c, { title, current: 'evals', main, where: `Redgreen · eval ${row.id}`, style: evals.style }));
  });
}

function listView(rows: readonly CountedEval[]): Html {
  if (rows.length === 0)
    return html`<p class="empty">No suite was run yet: <code>redgreen eval stories/</code> runs one.</p>`;
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Eval runs"><table class="rows runs"><caption class="hidden">Eval runs, newest first</caption>
<thead><tr><th scope="col">Suite</th><th scope="col">Passed</th><th scope="col">Failed</th><th scope="col">Errors</th><th scope="col">Model</th><th scope="col">State</th><th scope="col">Started (UTC)</th></tr></thead>
<tbody>${rows.map(
    ({ id, suite, parent_eval, passed, failed, errors, model, state, started_at }) =>
      html`<tr><th scope="row" class="title"><a href="/evals/${id}">${visible(suite)}</a><small>${id}${parent_eval === null ? '' : ` · again after ${parent_eval}`}</small></th>
<td class="named" data-name="Passed">${passed}</td><td class="named" data-name="Failed">${failed}</td><td class="named" data-name="Errors">${errors}</td><td data-name="Model">${visible(model)}</td><td data-name="State">${state}</td><td data-name="Started">${timeView(started_at)}</td></tr>`,
  )}</tbody></table></div>`;
}
