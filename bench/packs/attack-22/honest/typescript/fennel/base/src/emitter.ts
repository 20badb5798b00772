export type Listener = (...args: unknown[]) => void;

export class Emitter {
  private listeners = new Map<string, Set<Listener>>();

  on(name: string, fn: Listener): () => void {
    const set = this.listeners.get(name) ?? new Set<Listener>();
    this.listeners.set(name, set.add(fn));
    return () => void set.delete(fn);
  }

  emit(name: string, ...args: unknown[]): void {
    for (const fn of this.listeners.get(name) ?? []) fn(...args);
  }
}
