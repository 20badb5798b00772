/**
 * Serves two pages of statistics: `/overview` with success and cost of runs, and `/evals` with eval runs. Only
 * operators may see `/evals`.
 */

import type { Hono } from 'hono';
import { dataTable, html, visible } from '../report/html/elements.ts';
import { costWords, durationWords } from '../run/run-phrases.ts';
import { type CountedEval, findEval, listEvals } from '../store/eval-results.ts';
import { type OverviewRow, readOverviewRows } from '../store/run-queries.ts';
import { type Access, type Gate, notFound } from './access.ts';
import type { WebEnv, WebOptions } from './options.ts';
import { option, page, timeView, unknownNote } from './page.ts';
import { queryText } from './runs.ts';

/** To choose from, in weeks. */
const periods = [4, 12, 52] as const;
const weekMs = 7 * 24 * 3_600_000;
const listed = 10;

export function overviewRoutes(app: Hono<WebEnv>, { store, now }: WebOptions, gate: Gate) {
  app.get('/overview', async (c) => {
    const { scope, names, unknown } = await gate.readable(c);
    const weeks = periods.find((period) => String(period) === c.req.query('weeks')) ?? 12;
    const repository = queryText(c.req.query('repository'));
    const rows = await readOverviewRows(store, {
      since: new Date(now().getTime() - weeks * weekMs).toISOString(),
      repository,
      ...(scope === undefined ? {} : { repositories: scope.repositories, except: scope.except }),
    });
    const form = html`<form class="filters" method="get" action="/overview" role="search" aria-label="Choose runs">
<label for="weeks">Period<select id="weeks" name="weeks">${periods.map((each) => option(String(each), `${each} weeks`, String(weeks)))}</select></label>
<label for="repository">Repository<select id="repository" name="repository"><option value="">all</option>${names.map((name) => option(name, name, repository))}</select></label>
<button>Show</button></form>`;
    const figures =
      rows.length === 0
        ? html`<p class="empty">No run that you may read began in these ${weeks} weeks.</p>`
        : html`${groups.map(([title, key]) => figureTable(title, Map.groupBy(rows, key)))}`;
    return c.html(
      page(c, {
        title: 'Overview',
        current: 'overview',
        main: html`${form}${unknownNote(unknown, 'not counted')}${figures}`,
      }),
    );
  });
}

const groups: readonly [string, (row: OverviewRow) => string][] = [
  ['All runs', () => 'all'],
  ['By repository', ({ repository }) => repository],
  ['By person', ({ actor }) => actor ?? 'nobody'],
  ['By model', ({ model }) => model],
];

/** The dearest first. */
function figureTable(title: string, all: ReadonlyMap<string, readonly OverviewRow[]>) {
  const rows = [...all].map(([name, own]) => ({ name, ...measureRuns(own) }));
  const sorted = rows.sort((a, b) => (b.costUsd ?? 0) - (a.costUsd ?? 0) || b.runs - a.runs).slice(0, listed);
  const table = dataTable(title, sorted, [
    { title: 'What', kind: 'head', cell: ({ name }) => visible(name) },
    { title: 'Runs', kind: 'named', cell: ({ runs }) => runs },
    { title: 'Passed', kind: 'named', cell: ({ passed, ended }) => share(passed, ended) },
    { title: 'At the first attempt', kind: 'named', cell: ({ atOnce, ended }) => share(atOnce, ended) },
    {
      title: 'Median time',
      kind: 'named',
      cell: ({ medianMs }) => (medianMs === undefined ? '–' : durationWords(medianMs)),
    },
    {
      title: 'Cost',
      kind: 'named',
      cell: ({ costUsd, costUnknown }) =>
        `${costWords(costUsd)}${costUnknown === 0 || costUsd === null ? '' : `, ${costUnknown} of unknown cost`}`,
    },
  ]);
  return html`<section><h2>${title}</h2>${table}</section>`;
}

/** `skipped` and `refused` ran nothing: they are no part of any share. */
const nothingRan = ['skipped', 'refused'];

/** Runs that go on count for their number and their cost alone; a cost that is known of no run is null. */
export function measureRuns(rows: readonly OverviewRow[]) {
  const ended = rows.filter(({ outcome }) => outcome !== null && !nothingRan.includes(outcome));
  const passed = ended.filter(({ outcome }) => outcome === 'passed');
  const times = ended.map((row) =>
    Math.max(0, Date.parse(row.ended_at ?? row.started_at) - Date.parse(row.started_at)),
  );
  const costs = rows.flatMap(({ cost_usd }) => cost_usd ?? []);
  return {
    runs: rows.length,
    ended: ended.length,
    passed: passed.length,
    atOnce: passed.filter(({ retry_count }) => retry_count === 0).length,
    medianMs: times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)],
    costUsd: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0),
    costUnknown: rows.length - costs.length,
  };
}

function share(part: number, all: number) {
  return all === 0 ? '–' : `${Math.round((100 * part) / all)} % (${part} of ${all})`;
}

const listedEvals = 50;

export function evalRoutes(app: Hono<WebEnv>, { store, evals }: WebOptions, access: Access) {
  if (evals === undefined) return;
  app.use('/evals/*', async (c, next) => (access.operates(c.get('visitor')) ? next() : notFound(c)));
  app.get('/evals', async (c) =>
    c.html(page(c, { title: 'Evals', current: 'evals', main: listView(await listEvals(store, listedEvals)) })),
  );
  app.get('/evals/:id', async (c) => {
    const row = await findEval(store, c.req.param('id'));
    if ('problem' in row) return notFound(c);
    const { title, main } = await evals.show(row);
    return c.html(page(c, { title, current: 'evals', main, where: `Redgreen · eval ${row.id}`, style: evals.style }));
  });
}

function listView(rows: readonly CountedEval[]) {
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
