/** `/evals`: runs of suites, one of them, and two side by side. For whoever operates the server: no repository owns them. */

import type { Context, Hono } from 'hono';
import { type Html, html, visible } from '../report/html/text.ts';
import { findEval, latestEvals } from '../store/story-results.ts';
import type { EvalRow } from '../store/tables.ts';
import type { Access } from './access.ts';
import { notFound } from './gate.ts';
import type { WebEnv, WebOptions } from './options.ts';
import { page, timeView } from './page.ts';

export function evalRoutes(app: Hono<WebEnv>, { store, evals }: WebOptions, access: Access): void {
  if (evals === undefined) return;
  app.use('/evals/*', async (c, next) => (access.operates(c.get('visitor')) ? next() : notFound(c)));
  app.use('/evals.json', async (c, next) => (access.operates(c.get('visitor')) ? next() : notFound(c)));

  const rowsWithCounts = async () => {
    const rows = await latestEvals(store);
    return Promise.all(rows.map(async (row) => ({ row, counts: (await evals.show(row)).counts })));
  };
  app.get('/evals.json', async (c) =>
    c.json({ evals: (await rowsWithCounts()).map(({ row: { plan: _, ...row }, counts }) => ({ ...row, counts })) }),
  );
  app.get('/evals', async (c) =>
    c.html(page(c, { title: 'Evals', current: 'evals', main: listView(await rowsWithCounts()), json: '/evals.json' })),
  );

  const compared = async (c: Context<WebEnv>) => {
    const [before, after] = await Promise.all([
      findEval(store, c.req.query('a') ?? ''),
      findEval(store, c.req.query('b') ?? ''),
    ]);
    if ('problem' in before || 'problem' in after) return undefined;
    return { before, after, ...(await evals.compare(before, after)) };
  };
  app.get('/evals/compare.json', async (c) => {
    const comparison = await compared(c);
    return comparison === undefined ? notFound(c) : c.json(comparison.json);
  });
  app.get('/evals/compare', async (c) => {
    const comparison = await compared(c);
    if (comparison === undefined) return notFound(c);
    const json = `/evals/compare.json?a=${comparison.before.id}&b=${comparison.after.id}`;
    const { main } = comparison;
    return c.html(page(c, { title: 'Comparison', where: 'Redgreen · evals', current: 'evals', main, json }));
  });

  app.get('/evals/:id{[a-z0-9-]+\\.json}', async (c) => {
    const row = await findEval(store, c.req.param('id').slice(0, -'.json'.length));
    return 'problem' in row ? notFound(c) : c.json((await evals.show(row)).json);
  });
  app.get('/evals/:id', async (c) => {
    const row = await findEval(store, c.req.param('id'));
    if ('problem' in row) return notFound(c);
    const { title, main } = await evals.show(row);
    const around = { where: `Redgreen · eval ${row.id}`, style: evals.style, json: `/evals/${row.id}.json` };
    return c.html(page(c, { title, current: 'evals', main, ...around }));
  });
}

interface Listed {
  row: EvalRow;
  counts: string;
}

/** Two are chosen and compared by a plain form. */
function listView(all: readonly Listed[]): Html {
  if (all.length === 0)
    return html`<p class="empty">No suite was run yet: <code>redgreen eval stories/</code> runs one.</p>`;
  const choice = (name: 'a' | 'b', id: string, index: number) =>
    html`<label><span class="hidden">${name === 'a' ? 'before' : 'after'}: ${id}</span><input type="radio" name="${name}" value="${id}" required${index === (name === 'a' ? Math.min(1, all.length - 1) : 0) ? html` checked` : ''}></label>`;
  return html`<form method="get" action="/evals/compare"><div class="scroll" tabindex="0" role="group" aria-label="Eval runs"><table class="rows runs"><caption class="hidden">Eval runs, newest first</caption>
<thead><tr><th scope="col">Before</th><th scope="col">After</th><th scope="col">Suite</th><th scope="col">Result</th><th scope="col">Model</th><th scope="col">State</th><th scope="col">Started (UTC)</th></tr></thead>
<tbody>${all.map(
    ({ row, counts }, index) =>
      html`<tr><td class="named" data-name="Before">${choice('a', row.id, index)}</td><td class="named" data-name="After">${choice('b', row.id, index)}</td><th scope="row" class="title"><a href="/evals/${row.id}">${visible(row.suite)}</a><small>${row.id}${row.parent_eval === null ? '' : ` · again after ${row.parent_eval}`}</small></th>
<td>${counts}</td><td data-name="Model">${visible(row.model)}</td><td data-name="State">${row.state}</td><td data-name="Started">${timeView(row.started_at)}</td></tr>`,
  )}</tbody></table></div><p class="pager"><button>Compare the two</button></p></form>`;
}
