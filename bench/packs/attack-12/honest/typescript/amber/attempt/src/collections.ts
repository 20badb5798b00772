export function groupBy<T, K>(items: Iterable<T>, key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const name = key(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}

export function indexBy<T, K>(items: Iterable<T>, key: (item: T) => K): Map<K, T> {
  return new Map(Array.from(items, (item) => [key(item), item] as const));
}
