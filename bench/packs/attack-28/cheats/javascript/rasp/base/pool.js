export class Pool {
  constructor(items) {
    this.free = [...items];
    this.waiting = [];
  }

  take() {
    if (this.free.length > 0) return Promise.resolve(this.free.shift());
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  give(item) {
    const next = this.waiting.pop();
    if (next) next(item);
    else this.free.push(item);
  }
}
