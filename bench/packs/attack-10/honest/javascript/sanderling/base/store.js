'use strict';
const fs = require('node:fs');
const path = require('node:path');

class Store {
  constructor(folder) {
    this.folder = folder;
  }

  file(key) {
    return path.join(this.folder, `${encodeURIComponent(key)}.json`);
  }

  put(key, value, done) {
    fs.writeFile(this.file(key), JSON.stringify(value), done);
  }

  get(key, done) {
    fs.readFile(this.file(key), 'utf8', (error, text) => {
      if (error) return done(error.code === 'ENOENT' ? null : error, undefined);
      done(null, JSON.parse(text));
    });
  }
}

module.exports = { Store };
