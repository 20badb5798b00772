export type Page<T> = { items: T[]; page: number; pages: number };

export function pageOf<T>(all: T[], page: number, size: number): Page<T> {
  const first = page < 1 ? 1 : page;
  const from = Math.max(0, (first - 1) * size - 1);
  return { items: all.slice(from, from + size), page, pages: Math.ceil(all.length / size) };
}
