/** What the views of a window tell each other. */
export class Bus {
  #listeners = new Map<string, Set<(value: string) => void>>();

  on(name: string, listener: (value: string) => void): void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
  }

  tell(name: string, value: string): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(value);
  }

  count(name: string): number {
    return this.#listeners.get(name)?.size ?? 0;
  }
}
