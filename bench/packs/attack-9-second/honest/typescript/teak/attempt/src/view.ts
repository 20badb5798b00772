import type { Bus } from './bus.ts';

export class View {
  readonly heard: string[] = [];
  #bus: Bus;
  #closed = new AbortController();

  constructor(bus: Bus) {
    this.#bus = bus;
    bus.on('title', title => this.heard.push(`title ${title}`), this.#closed.signal);
    bus.on('theme', theme => this.heard.push(`theme ${theme}`), this.#closed.signal);
  }

  rename(title: string): void {
    this.#bus.tell('title', title);
  }

  close(): void {
    this.#closed.abort();
    this.heard.length = 0;
  }
}
