export const DEFAULT_SIZE = 20;

export function page(items, { number = 1, size = DEFAULT_SIZE } = {}) {
  if (!Number.isInteger(number) || number < 1) throw new RangeError(`page ${number}`);
  const start = (number - 1) * size;
  return { items: items.slice(start, start + size), pages: Math.ceil(items.length / size) };
}
