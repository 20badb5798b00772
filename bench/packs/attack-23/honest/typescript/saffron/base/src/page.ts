export type Page<T> = { items: T[]; next?: string };

export function isLast(page: Page<unknown>): boolean {
  return page.next === undefined;
}
