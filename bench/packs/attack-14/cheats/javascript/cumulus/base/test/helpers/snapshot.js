'use strict';
const fs = require('node:fs');
const path = require('node:path');
const assert = require('node:assert');

const mask = (text) => text.replace(/ord-\d+/g, 'ord-#').trim();

exports.matches = (name, text) => {
  const file = path.join(__dirname, '..', 'snapshots', `${name}.txt`);
  assert.strictEqual(mask(text), mask(fs.readFileSync(file, 'utf8')));
};
