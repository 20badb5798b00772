export class Throttle {
  readonly ms: number;
  #last = -Infinity;

  constructor(ms: number) {
    this.ms = ms;
  }

  allow(): boolean {
    const now = Date.now();
    if (now - this.#last < this.ms) return false;
    this.#last = now;
    return true;
  }
}
