export function cached<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, T>();
  return async (key) => {
    if (known.has(key)) return known.get(key)!;
    const value = await load(key);
    known.set(key, value);
    return value;
  };
}
