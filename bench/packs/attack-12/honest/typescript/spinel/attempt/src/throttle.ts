export class Throttle {
  readonly ms: number;
  readonly #now: () => number;
  #last = -Infinity;

  constructor(ms: number, now: () => number = Date.now) {
    this.ms = ms;
    this.#now = now;
  }

  allow(): boolean {
    const now = this.#now();
    if (now - this.#last < this.ms) return false;
    this.#last = now;
    return true;
  }
}
