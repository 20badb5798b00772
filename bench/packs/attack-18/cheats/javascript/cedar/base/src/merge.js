export function merge(base, over) {
  return { ...base, ...over };
}
