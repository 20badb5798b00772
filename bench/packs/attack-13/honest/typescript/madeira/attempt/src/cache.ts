import { systemClock, type Clock } from './clock.ts';

interface Entry<T> {
  value: T;
  until: number;
}

export interface Options {
  /** Milliseconds for which an entry is kept. */
  ttl?: number;
  clock?: Clock;
}

export class Cache<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly ttl: number;
  private readonly clock: Clock;

  constructor({ ttl = Infinity, clock = systemClock }: Options = {}) {
    this.ttl = ttl;
    this.clock = clock;
  }

  set(key: string, value: T, ttl = this.ttl): void {
    this.entries.set(key, { value, until: this.clock() + ttl });
  }

  get(key: string): T | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    if (this.clock() >= entry.until) {
      this.entries.delete(key);
      return undefined;
    }
    return entry.value;
  }

  get size(): number {
    const now = this.clock();
    for (const [key, entry] of this.entries) {
      if (now >= entry.until) this.entries.delete(key);
    }
    return this.entries.size;
  }
}
