export type Page<T> = { items: T[]; page: number; pages: number };

export function pageOf<T>(all: T[], page: number, size: number): Page<T> {
  const from = Math.max(0, (page - 1) * size - 1);
  return { items: all.slice(from, from + size), page, pages: Math.ceil(all.length / size) };
}
