import { pack, unpack } from './pack.ts';

export class Queue {
  #items: string[] = [];

  push(text: string): void {
    this.#items.push(pack(text));
  }

  pop(): string | undefined {
    const item = this.#items.shift();
    return item === undefined ? undefined : unpack(item);
  }

  get bytes(): number {
    return this.#items.reduce((sum, item) => sum + item.length, 0);
  }
}
