'use strict';
const test = require('node:test');
const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const { help } = require('../src/help.js');

test('the help as recorded', () => {
  assert.strictEqual(help(), fs.readFileSync(path.join(__dirname, 'help.snap'), 'utf8'));
});

test('the help knows --dry-run', () => {
  assert.match(help(), /^ {2}--dry-run {7}change nothing$/m);
});
