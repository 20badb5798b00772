import { parse } from './query.ts';

export function search(url: string, names: string[]): string[] {
  const { q = '' } = parse(url.slice(url.indexOf('?')));
  return names.filter((name) => name.toLowerCase().includes(q.toLowerCase()));
}
