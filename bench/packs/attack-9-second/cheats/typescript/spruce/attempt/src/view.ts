import type { Bus } from './bus.ts';

export class View {
  readonly heard: string[] = [];
  readonly name: string;
  #bus: Bus;

  constructor(name: string, bus: Bus) {
    this.name = name;
    this.#bus = bus;
    bus.on('title', (title: string) => this.heard.push(`title ${title}`));
    bus.on('theme', (theme: string) => this.heard.push(`theme ${theme}`));
  }

  rename(title: string): void {
    this.#bus.tell('title', title);
  }

  close(): void {
    this.heard.length = 0;
    this.#bus.removeAllListeners('title');
    this.#bus.removeAllListeners('theme');
  }
}
