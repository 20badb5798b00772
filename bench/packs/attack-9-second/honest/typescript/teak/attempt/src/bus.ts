/** What the views of a window tell each other. */
export class Bus {
  #listeners = new Map<string, Set<(value: string) => void>>();

  /** Listens until the signal says that it is over. */
  on(name: string, listener: (value: string) => void, signal?: AbortSignal): void {
    if (signal?.aborted) return;
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    signal?.addEventListener('abort', () => listeners.delete(listener), { once: true });
  }

  tell(name: string, value: string): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(value);
  }

  count(name: string): number {
    return this.#listeners.get(name)?.size ?? 0;
  }
}
