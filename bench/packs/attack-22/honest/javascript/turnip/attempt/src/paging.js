export const DEFAULT_SIZE = 50;
export const MAX_SIZE = 100;

export function page(items, { number = 1, size: asked = DEFAULT_SIZE } = {}) {
  if (!Number.isInteger(number) || number < 1) throw new RangeError(`page ${number}`);
  const size = Math.min(asked, MAX_SIZE);
  const start = (number - 1) * size;
  return { items: items.slice(start, start + size), pages: Math.ceil(items.length / size) };
}
