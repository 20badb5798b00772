import { parseQuery } from './legacy-query.ts';

export function search(url: string, names: string[]): string[] {
  const { q = '' } = parseQuery(url.slice(url.indexOf('?')));
  return names.filter((name) => name.toLowerCase().includes(q.toLowerCase()));
}
