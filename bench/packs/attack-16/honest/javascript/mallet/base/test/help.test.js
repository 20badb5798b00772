'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { help } = require('../help');

const matchesSnapshot = (text, name) =>
  assert.equal(text, fs.readFileSync(path.join(__dirname, `${name}.snap`), 'utf8'));

test('help', () => {
  matchesSnapshot(
    help('serve', [
      { name: 'port', text: 'port to listen on', default: 8080 },
      { name: 'host', text: 'host name', default: 'localhost' },
      { name: 'verbose', text: 'say more' },
    ]),
    'help',
  );
});
