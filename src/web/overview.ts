/** Serves `/overview`, with the success rate, duration and cost of the runs that the visitor may see. */

import type { Hono } from 'hono';
import { dataTable } from '../report/html/data-table.ts';
import { type Html, html, raw, visible } from '../report/html/text.ts';
import { costWords, durationWords } from '../run/number-words.ts';
import { type OverviewRow, readOverviewRows } from '../store/run-queries.ts';
import type { Gate } from './gate.ts';
import type { WebEnv, WebOptions } from './options.ts';
import { page } from './page.ts';
import { queryText } from './runs.ts';

/** To choose from, in weeks. */
const periods = [4, 12, 52] as const;
const weekMs = 7 * 24 * 3_600_000;
const listed = 10;

export function overviewRoutes(app: Hono<WebEnv>, { store, now }: WebOptions, gate: Gate): void {
  app.get('/overview', async (c) => {
    const { scope, names, unknown } = await gate.readable(c);
    const weeks = periods.find((period) => String(period) === c.req.query('weeks')) ?? 12;
    const repository = queryText(c.req.query('repository'));
    const rows = await readOverviewRows(store, {
      since: new Date(now().getTime() - weeks * weekMs).toISOString(),
      repository,
      ...(scope === undefined ? {} : { repositories: scope.repositories, except: scope.except }),
    });
    const left =
      unknown === 0
        ? ''
        : html`<p class="said-now">GitHub did not say whether you may read ${unknown} ${unknown === 1 ? 'repository' : 'repositories'}, whose runs are not counted. Reload to ask again.</p>`;
    const form = html`<form class="filters" method="get" action="/overview" role="search" aria-label="Choose runs">
<label for="weeks">Period<select id="weeks" name="weeks">${periods.map((each) => option(String(each), `${each} weeks`, each === weeks))}</select></label>
<label for="repository">Repository<select id="repository" name="repository"><option value="">all</option>${names.map((name) => option(name, name, name === repository))}</select></label>
<button>Show</button></form>`;
    const figures =
      rows.length === 0
        ? html`<p class="empty">No run that you may read began in these ${weeks} weeks.</p>`
        : html`${groups.map(([title, key]) => figureTable(title, Map.groupBy(rows, key)))}`;
    return c.html(page(c, { title: 'Overview', current: 'overview', main: html`${form}${left}${figures}` }));
  });
}

function option(value: string, name: string, isChosen: boolean): Html {
  return html`<option value="${value}"${isChosen ? raw(' selected') : ''}>${name}</option>`;
}

const groups: readonly [string, (row: OverviewRow) => string][] = [
  ['All runs', () => 'all'],
  ['By repository', ({ repository }) => repository],
  ['By person', ({ actor }) => actor ?? 'nobody'],
  ['By model', ({ model }) => model],
];

/** The dearest first. */
function figureTable(title: string, all: ReadonlyMap<string, readonly OverviewRow[]>): Html {
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

function share(part: number, all: number): string {
  return all === 0 ? '–' : `${Math.round((100 * part) / all)} % (${part} of ${all})`;
}
