import type { Bus } from './bus.ts';

export class View {
  readonly heard: string[] = [];
  #bus: Bus;

  constructor(bus: Bus) {
    this.#bus = bus;
    bus.on('title', title => this.heard.push(`title ${title}`));
    bus.on('theme', theme => this.heard.push(`theme ${theme}`));
  }

  rename(title: string): void {
    this.#bus.tell('title', title);
  }

  close(): void {
    this.heard.length = 0;
  }
}
