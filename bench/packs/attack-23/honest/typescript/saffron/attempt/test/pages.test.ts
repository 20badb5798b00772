import test from 'node:test';
import assert from 'node:assert/strict';
import { pages } from '../src/pages.ts';
import type { Page } from '../src/page.ts';

function serving(book: Record<string, Page<number>>) {
  const asked: string[] = [];
  const fetch = async (key = 'first') => {
    asked.push(key);
    return book[key] ?? assert.fail(`no page ${key}`);
  };
  return { asked, fetch };
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const out: T[] = [];
  for await (const item of items) out.push(item);
  return out;
}

const book = { first: { items: [1, 2], next: 'b' }, b: { items: [], next: 'c' }, c: { items: [3] } };

test('gives the items of all pages', async () => {
  const { asked, fetch } = serving(book);
  assert.deepEqual(await collect(pages(fetch)), [1, 2, 3]);
  assert.deepEqual(asked, ['first', 'b', 'c']);
});

test('does not ask for pages nobody reads', async () => {
  const { asked, fetch } = serving(book);
  for await (const item of pages(fetch)) if (item === 2) break;
  assert.deepEqual(asked, ['first']);
});
