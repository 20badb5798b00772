/**
 * Serves the `/evals` pages, with runs of story suites, to the operators of the server alone. No repository owns them, so no
 * repository's permissions apply.
 */

import type { Hono } from 'hono';
import { dataTable } from '../report/html/data-table.ts';
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
  return dataTable('Eval runs, newest first', rows, [
    {
      title: 'Suite',
      kind: 'head',
      cell: ({ id, suite, parent_eval }) =>
        html`<a href="/evals/${id}">${visible(suite)}</a><small>${id}${parent_eval === null ? '' : ` · again after ${parent_eval}`}</small>`,
    },
    { title: 'Passed', kind: 'named', cell: ({ passed }) => passed },
    { title: 'Failed', kind: 'named', cell: ({ failed }) => failed },
    { title: 'Errors', kind: 'named', cell: ({ errors }) => errors },
    { title: 'Model', cell: ({ model }) => visible(model) },
    { title: 'State', cell: ({ state }) => state },
    { title: 'Started (UTC)', cell: ({ started_at }) => timeView(started_at) },
  ]);
}
