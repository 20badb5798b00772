/** Serves `/runs` and `/runs.json`: the list of the runs that the visitor may read, with filters. */

import type { Context, Hono } from 'hono';
import {
  badge,
  dataTable,
  type Html,
  html,
  link,
  outcomeKind,
  raw,
  visible,
  withCode,
} from '../report/html/elements.ts';
import { attemptsWords, costWords, durationWords } from '../run/run-phrases.ts';
import { countRuns, listRuns, type RunFilter, type RunPage } from '../store/run-queries.ts';
import type { RunRow } from '../store/tables.ts';
import type { Gate } from './access.ts';
import type { WebEnv, WebOptions } from './options.ts';
import { option, page, refreshScript, timeView, unknownNote } from './page.ts';

const pageRows = 50;

export function runsRoutes(app: Hono<WebEnv>, options: WebOptions, gate: Gate) {
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

interface RunList {
  address: ListAddress;
  rows: readonly RunRow[];
  /** How many runs each outcome has, with every filter but that of the outcome. */
  counts: ReadonlyMap<string, number>;
  repositories: readonly string[];
  /** Repositories that GitHub said nothing about. */
  unknown: number;
  anonymous: boolean;
  /** Place of the last row, where there are more. */
  next?: string;
  now: Date;
  /** Of GitHub. */
  serverUrl: string;
}

function runListView(list: RunList) {
  const { address, rows, next, unknown } = list;
  const first = address.after === undefined ? '' : html`<a href="${listHref(address, {})}" rel="first">Newest</a>`;
  const more =
    next === undefined ? '' : html`<a href="${listHref(address, { after: next })}" rel="next">Older runs</a>`;
  return html`${filterForm(list)}<div data-live>${countLinks(list)}
${unknownNote(unknown, 'left out')}
${rows.length === 0 ? html`<p class="empty">${nothing(list)}</p>` : runTable(list)}
<p class="pager">${first}${more}</p></div>`;
}

function nothing({ address, anonymous }: RunList) {
  if (Object.keys(address).length > 0) return html`No runs match; <a href="/runs">show all</a>.`;
  if (anonymous) return html`No runs are public here.`;
  return html`No runs that you may read yet. A run starts when somebody with write access sets the label <code>ai-implement</code> on an issue.`;
}

function filterForm({ address, repositories }: RunList) {
  const field = (name: FilterName, label: string, input: Html) => html`<label for="${name}">${label}${input}</label>`;
  return html`<form class="filters" method="get" action="/runs" role="search" aria-label="Filter runs">
${field('repository', 'Repository', html`<select id="repository" name="repository"><option value="">all</option>${repositories.map((name) => option(name, name, address.repository))}</select>`)}
${field('actor', 'Asked by', html`<input class="short" id="actor" name="actor" value="${address.actor ?? ''}" autocomplete="off" spellcheck="false">`)}
${field('text', 'Title contains', html`<input id="text" name="text" type="search" value="${address.text ?? ''}" autocomplete="off">`)}
${address.outcome === undefined ? '' : html`<input type="hidden" name="outcome" value="${address.outcome}">`}
<button>Filter</button></form>`;
}

/** Each outcome with its count is a filter; the chosen one takes itself away again. */
function countLinks({ address, counts }: RunList) {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const link = (name: string, count: number, kind: string, now: boolean, href: string) =>
    html`<li><a href="${href}"${now ? raw(' aria-current="true"') : ''}>${badge(html`${name} <small>${count}</small>`, kind)}</a></li>`;
  return html`<ul class="counts" aria-label="Outcomes">${link('all', all, 'none', address.outcome === undefined, listHref(address, { outcome: undefined }))}
${sorted.map(([outcome, count]) => {
  const now = address.outcome === outcome;
  return link(outcome, count, outcomeKind(outcome), now, listHref(address, { outcome: now ? undefined : outcome }));
})}</ul>`;
}

function runTable({ rows, now, serverUrl }: RunList) {
  const numbered = (repository: string, number: number | null, before: string) =>
    number === null ? '' : html`${before}${link(`${serverUrl}/${repository}/issues/${number}`, `#${number}`)}`;
  return dataTable('Runs, newest first', rows, [
    { title: 'Outcome', kind: 'plain', cell: ({ outcome }) => badge(outcome ?? 'running') },
    {
      title: 'Run',
      kind: 'head',
      cell: (row) =>
        html`<a href="/runs/${row.id}">${withCode(row.title)}</a><small>${visible(row.repository)}${numbered(row.repository, row.issue, ' · ')}${numbered(row.repository, row.pull_request_number, ' → ')} · ${visible(row.model)}</small>${reason(row)}`,
    },
    { title: 'Attempts', kind: 'plain', cell: ({ attempt_count }) => attemptsWords(attempt_count) },
    { title: 'Time', cell: (row) => durationWords(runMs(row, now)) },
    { title: 'Cost', cell: ({ cost_usd }) => costWords(cost_usd) },
    { title: 'Asked by', cell: ({ actor }) => visible(actor ?? '–') },
    { title: 'Started (UTC)', cell: ({ started_at }) => timeView(started_at) },
  ]);
}

function reason({ outcome, detail }: RunRow) {
  if (outcome === null || outcome === 'passed' || detail === null || detail === '') return '';
  const line = detail.replace(/\s+/g, ' ').trim();
  const shown = line.length > maxReasonChars ? `${line.slice(0, maxReasonChars)}…` : line;
  return html`<small class="reason">${withCode(shown)}</small>`;
}

const maxReasonChars = 200;

export function runMs({ started_at, ended_at }: Pick<RunRow, 'started_at' | 'ended_at'>, now: Date) {
  return Math.max(0, (ended_at === null ? now.getTime() : Date.parse(ended_at)) - Date.parse(started_at));
}

/** What the form offers, by the names in the address. */
const filterNames = ['repository', 'outcome', 'actor', 'text'] as const;
type FilterName = (typeof filterNames)[number];
type ListAddress = Partial<Record<FilterName | 'after', string>>;

const maxChars = 200;

/** Of an address's query; what is empty or none of ours is left out. */
function listAddress(query: Record<string, string>): ListAddress {
  const values = [...filterNames, 'after' as const].map((name) => [name, queryText(query[name])]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** What an address's query asks for; undefined where that is nothing. A NUL is in no text that is kept, and PostgreSQL refuses one. */
export function queryText(text: string | undefined): string | undefined {
  return text?.replaceAll('\0', '').trim().slice(0, maxChars) || undefined;
}

/** As a query of the store. `running` is no outcome that is kept: it is the state of those without one. */
function runFilter(address: ListAddress): RunFilter & Pick<RunPage, 'after'> {
  const { repository, outcome, actor, text, after } = address;
  const running = outcome === 'running';
  const place = /^(\d{4}-[\d:.TZ-]+)~([a-z0-9-]{4,64})$/.exec(after ?? '');
  return {
    ...{ repository, actor, title: text },
    outcome: running ? undefined : outcome,
    state: running ? 'running' : undefined,
    after: place === null ? undefined : { started_at: place[1] ?? '', id: place[2] ?? '' },
  };
}

/** The address of the list with some of it changed; `undefined` takes a part away, and every change goes back to the first page. */
function listHref(address: ListAddress, change: ListAddress, path = '/runs') {
  const { after: _, ...filters } = address;
  const parts = Object.entries({ ...filters, ...change }).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(parts as [string, string][]).toString();
  return query === '' ? path : `${path}?${query}`;
}
