export class Queue<T> {
  private items: T[] = [];
  private waiting: ((item: T | undefined) => void)[] = [];
  private closed = false;

  put(item: T): void {
    if (this.closed) throw new Error('the queue is closed');
    const next = this.waiting.shift();
    if (next) next(item);
    else this.items.push(item);
  }

  take(): Promise<T | undefined> {
    if (this.items.length > 0) return Promise.resolve(this.items.shift());
    if (this.closed) return Promise.resolve(undefined);
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  close(): void {
    this.closed = true;
    for (const resolve of this.waiting.splice(0)) resolve(undefined);
  }
}
