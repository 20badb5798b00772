'use strict';
const fs = require('node:fs/promises');
const path = require('node:path');

class Store {
  constructor(folder) {
    this.folder = folder;
  }

  file(key) {
    return path.join(this.folder, `${encodeURIComponent(key)}.json`);
  }

  async put(key, value) {
    await fs.writeFile(this.file(key), JSON.stringify(value));
  }

  async get(key) {
    let text;
    try {
      text = await fs.readFile(this.file(key), 'utf8');
    } catch (error) {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    }
    return JSON.parse(text);
  }
}

module.exports = { Store };
