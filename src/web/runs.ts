/** Serves `/runs` and `/runs.json`: the list of the runs that the visitor may read, with its filters. */

import type { Context, Hono } from 'hono';
import { listRuns } from '../store/read.ts';
import { countRuns } from '../store/read-list.ts';
import type { Gate } from './gate.ts';
import type { WebEnv, WebOptions } from './options.ts';
import { page } from './page.ts';
import { refreshScript } from './refresh-script.ts';
import { listAddress, listHref, runFilter } from './run-filter.ts';
import { type RunList, runListView } from './run-list.ts';

const pageRows = 50;

export function runsRoutes(app: Hono<WebEnv>, options: WebOptions, gate: Gate): void {
  app.get('/runs', async (c) => {
    const list = await readList(c, options, gate);
    const json = listHref(list.address, { after: list.address.after }, '/runs.json');
    const main = runListView(list);
    return c.html(page(c, { title: 'Runs', current: 'runs', main, json, script: refreshScript }));
  });
  app.get('/runs.json', async (c) => {
    const { rows, counts, next, address } = await readList(c, options, gate);
    return c.json({
      runs: rows,
      counts: Object.fromEntries(counts),
      next: next === undefined ? null : listHref(address, { after: next }, '/runs.json'),
    });
  });
}

async function readList(c: Context<WebEnv>, { store, now, addresses }: WebOptions, gate: Gate): Promise<RunList> {
  const address = listAddress(c.req.query());
  const { scope, names, unknown } = await gate.readable(c);
  const { outcome: _, after: __, ...others } = address;
  const within = scope === undefined ? {} : { repositories: scope.repositories, except: scope.except };
  const [rows, counts] = await Promise.all([
    listRuns(store, { ...runFilter(address), ...within, limit: pageRows + 1 }),
    countRuns(store, { ...runFilter(others), ...within }),
  ]);
  const last = rows.length > pageRows ? rows[pageRows - 1] : undefined;
  return {
    address,
    rows: rows.slice(0, pageRows),
    counts,
    repositories: names,
    unknown,
    anonymous: c.get('visitor').kind === 'anonymous',
    now: now(),
    serverUrl: addresses.serverUrl,
    ...(last === undefined ? {} : { next: `${last.started_at}~${last.id}` }),
  };
}
