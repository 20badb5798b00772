import { readFile, writeFile } from 'node:fs/promises';

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

  // Resolves when the hook is in the file.
  async add(url, body) {
    const hook = { id: this.hooks.length + 1, url, body };
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
