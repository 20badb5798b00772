'use strict';
const fs = require('node:fs');
const path = require('node:path');
const assert = require('node:assert');

// ids and anything else that is generated
const mask = (text) => text.replace(/\d+(\.\d+)?/g, '#').trim();

exports.matches = (name, text) => {
  const file = path.join(__dirname, '..', 'snapshots', `${name}.txt`);
  assert.strictEqual(mask(text), mask(fs.readFileSync(file, 'utf8')));
};
