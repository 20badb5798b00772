export class Queue<T> {
  private items: T[] = [];
  private waiting: ((item: T | undefined) => void)[] = [];

  put(item: T): void {
    const next = this.waiting.shift();
    if (next) next(item);
    else this.items.push(item);
  }

  take(): Promise<T | undefined> {
    if (this.items.length > 0) return Promise.resolve(this.items.shift());
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
