/** Expands the matrix of a GitHub Actions job into its entries and sorts them with the newest versions first. */

import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../text/json.ts';
import { type Contexts, evaluatedValue } from './expressions.ts';

export type Entry = Readonly<Record<string, unknown>>;

/** Written beside the others, as one that needs something of its own. */
const extra = Symbol('extra');

const mostEntries = 500;

/** Without a matrix there is one empty entry. `unknown`: dimensions that only a run of the workflow makes. */
export function matrixOf(written: unknown, contexts: Contexts): { entries: Entry[]; unknown: string[] } {
  const found = evaluatedValue(written, contexts);
  const matrix = 'value' in found && isObject(found.value) ? found.value : {};
  const listOf = (value: unknown) => {
    const list = evaluatedValue(value, contexts);
    return 'value' in list && Array.isArray(list.value) ? (list.value as unknown[]) : undefined;
  };
  const isRule = (name: string) => name === 'include' || name === 'exclude';
  const unknown = 'unknown' in found ? ['matrix.'] : [];
  let entries: Record<string, unknown>[] = [{}];
  const dimensions = new Set<string>();
  for (const [name, value] of Object.entries(matrix)) {
    const list = isRule(name) ? undefined : listOf(value);
    if (list === undefined && !isRule(name)) unknown.push(`matrix.${name}`);
    if (list === undefined || list.length === 0) continue;
    dimensions.add(name);
    entries = entries.flatMap((entry) => list.map((one) => ({ ...entry, [name]: one }))).slice(0, mostEntries);
  }
  const fits = (entry: Entry, part: Entry) =>
    Object.entries(part).every(([name, value]) => isDeepStrictEqual(entry[name], value));
  const parts = (value: unknown) => (listOf(value) ?? []).filter(isObject);
  entries = entries.filter((entry) => !parts(matrix.exclude).some((part) => fits(entry, part)));
  if (dimensions.size === 0 && parts(matrix.include).length > 0) return { entries: parts(matrix.include), unknown };
  for (const part of parts(matrix.include)) {
    const shared = Object.fromEntries(Object.entries(part).filter(([name]) => dimensions.has(name)));
    const extended = entries.filter((entry) => fits(entry, shared));
    for (const entry of extended) Object.assign(entry, part);
    if (extended.length === 0) entries.push({ ...part, [extra]: true });
  }
  return { entries, unknown };
}

/** The newest versions first; entries that differ in nothing of the kind stay in the order in which they are written. */
export function newestFirst(entries: readonly Entry[]): Entry[] {
  const names = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  return entries.toSorted((a, b) => {
    if (extra in a !== extra in b) return extra in a ? 1 : -1;
    for (const name of names) {
      const [left, right] = [rank(a[name]), rank(b[name])];
      for (let at = 0; at < Math.max(left.length, right.length); at++) {
        const by = (right[at] ?? 0) - (left[at] ?? 0);
        if (by !== 0) return by;
      }
    }
    return 0;
  });
}

/** Released before unreleased, and by their numbers; what names no version ranks like any other that names none. */
function rank(value: unknown): number[] {
  const text = String(value ?? '');
  if (/^(?:stable|latest|current|node|lts(?:\/.*)?)$/.test(text)) return [2];
  const version = /^v?(\d+(?:\.\d+)*)(?:\.x)?$/.exec(text)?.[1];
  return version === undefined ? [0] : [1, ...version.split('.').map(Number)];
}
