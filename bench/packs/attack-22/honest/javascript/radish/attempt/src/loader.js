import { deprecate } from 'node:util';

/** Loads all pages, one after another. */
export async function loadAll(source) {
  const out = [];
  for (let page = 0; ; page++) {
    const items = await source(page);
    if (items.length === 0) return out;
    out.push(...items);
  }
}

/** @deprecated use loadAll */
export const fetchAll = deprecate(loadAll, 'fetchAll is called loadAll now', 'LOADER001');
