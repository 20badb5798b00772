export class Cache<T> {
  private readonly entries = new Map<string, T>();

  set(key: string, value: T): void {
    this.entries.set(key, value);
  }

  get(key: string): T | undefined {
    return this.entries.get(key);
  }

  get size(): number {
    return this.entries.size;
  }
}
