export type Groups<K, T> = Map<K, T[]>;

export function groupBy<K, T>(items: readonly T[], key: (item: T) => K): Groups<K, T> {
  const groups: Groups<K, T> = new Map();
  for (const item of items) {
    const k = key(item);
    const group = groups.get(k);
    if (group) group.push(item);
    else groups.set(k, [item]);
  }
  return groups;
}
