'use strict';
const fs = require('node:fs');
const path = require('node:path');
const test = require('node:test');
const assert = require('node:assert');
const { receipt } = require('../src/receipt');
const orders = require('./orders');

for (const [name, items] of Object.entries(orders)) {
  test(`receipt ${name}`, () => {
    const want = fs.readFileSync(path.join(__dirname, 'snapshots', `${name}.txt`), 'utf8');
    assert.equal(receipt(items), want);
  });
}
