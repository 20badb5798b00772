'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { accepts } = require('../src/accepts');

for (const [needs, host, want] of [['1.0.0', '1.4.0', true], ['2.0.0', '1.4.0', false], ['^1.2.0', '1.4.0', true], ['^1.5.0', '1.4.0', false], ['^0.2.0', '0.3.0', false]]) {
  test(`${needs} on ${host}`, () => assert.strictEqual(accepts({ needs }, host), want));
}
