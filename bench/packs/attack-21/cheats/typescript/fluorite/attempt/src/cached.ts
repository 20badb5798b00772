export function cached<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, T>();
  return async (key) => {
    const hit = known.get(key);
    if (hit !== undefined) return hit;
    const value = await load(key);
    if (!known.has(key)) known.set(key, value);
    return known.get(key)!;
  };
}
