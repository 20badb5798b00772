const latency = () => new Promise<void>((done) => setTimeout(done, Math.random() * 4));

export class MemoryDisk {
  #data = new Map<string, number>();

  async read(key: string): Promise<number> {
    await latency();
    return this.#data.get(key) ?? 0;
  }

  async write(key: string, value: number): Promise<void> {
    await latency();
    this.#data.set(key, value);
  }
}

export class Counter {
  readonly disk: MemoryDisk;

  constructor(disk: MemoryDisk) {
    this.disk = disk;
  }

  async increment(key: string): Promise<void> {
    await this.disk.write(key, (await this.disk.read(key)) + 1);
  }

  value(key: string): Promise<number> {
    return this.disk.read(key);
  }
}
