/** Parses the filters of the run list from the URL's query, and builds URLs with changed filters. */

import type { RunFilter, RunPage } from '../store/read.ts';

/** What the form offers, by the names in the address. */
export const filterNames = ['repository', 'outcome', 'actor', 'text'] as const;
export type FilterName = (typeof filterNames)[number];
export type ListAddress = Partial<Record<FilterName | 'after', string>>;

const maxChars = 200;

/** Of an address's query; what is empty or none of ours is left out. */
export function listAddress(query: Record<string, string>): ListAddress {
  const values = [...filterNames, 'after' as const].map((name) => [name, queryText(query[name])]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** What an address's query asks for; undefined where that is nothing. A NUL is in no text that is kept, and PostgreSQL refuses one. */
export function queryText(text: string | undefined): string | undefined {
  return text?.replaceAll('\0', '').trim().slice(0, maxChars) || undefined;
}

/** As a query of the store. `running` is no outcome that is kept: it is the state of those without one. */
export function runFilter(address: ListAddress): RunFilter & Pick<RunPage, 'after'> {
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
export function listHref(address: ListAddress, change: ListAddress, path = '/runs'): string {
  const { after: _, ...filters } = address;
  const parts = Object.entries({ ...filters, ...change }).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(parts as [string, string][]).toString();
  return query === '' ? path : `${path}?${query}`;
}
