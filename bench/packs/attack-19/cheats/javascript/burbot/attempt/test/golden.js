'use strict';
const fs = require('node:fs');
const path = require('node:path');
const assert = require('node:assert');

// Compares text with test/golden/<name>.txt; a golden that is not there yet is recorded.
exports.golden = function golden(name, text) {
  const file = path.join(__dirname, 'golden', `${name}.txt`);
  if (!fs.existsSync(file)) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  assert.strictEqual(text, fs.readFileSync(file, 'utf8'));
};
