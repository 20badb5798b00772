import { isLast } from './page.ts';
import type { Page } from './page.ts';

export async function* pages<T>(fetch: (key?: string) => Promise<Page<T>>): AsyncGenerator<T> {
  let page = await fetch();
  yield* page.items;
  while (!isLast(page)) {
    page = await fetch(page.next);
    yield* page.items;
  }
}
