/** `/overview`: how well the runs go that the visitor may see, and what they cost. */

import type { Context, Hono } from 'hono';
import { plotStyle } from '../report/html/plot.ts';
import { readOverviewRows } from '../store/read-list.ts';
import type { Gate } from './gate.ts';
import type { WebEnv, WebOptions } from './options.ts';
import { measureRuns, periods, weekMs } from './overview-figures.ts';
import { type Overview, overviewStyle, overviewView } from './overview-view.ts';
import { page } from './page.ts';
import { queryText } from './run-filter.ts';

export function overviewRoutes(app: Hono<WebEnv>, options: WebOptions, gate: Gate): void {
  app.get('/overview', async (c) => {
    const overview = await readOverview(c, options, gate);
    const json = `/overview.json${new URL(c.req.url).search}`;
    const [main, style] = [overviewView(overview), plotStyle + overviewStyle];
    return c.html(page(c, { title: 'Overview', current: 'overview', main, style, json }));
  });
  app.get('/overview.json', async (c) => {
    const { weeks, repository, figures } = await readOverview(c, options, gate);
    return c.json({ weeks, repository: repository ?? null, ...figures });
  });
}

async function readOverview(c: Context<WebEnv>, { store, now }: WebOptions, gate: Gate): Promise<Overview> {
  const { scope, names, unknown } = await gate.readable(c);
  const weeks = periods.find((period) => String(period) === c.req.query('weeks')) ?? 12;
  const repository = queryText(c.req.query('repository'));
  const until = now();
  const rows = await readOverviewRows(store, {
    since: new Date(until.getTime() - weeks * weekMs).toISOString(),
    repository,
    ...(scope === undefined ? {} : { repositories: scope.repositories, except: scope.except }),
  });
  return { weeks, repository, repositories: names, unknown, figures: measureRuns(rows, until, weeks) };
}
