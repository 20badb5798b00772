'use strict';
const test = require('node:test');
const assert = require('node:assert');
const index = require('./index.js');

test('what the package exports', () => {
  assert.deepStrictEqual(Object.keys(index).sort(), ['parseList', 'parsePair']);
  assert.strictEqual(index.parsePair, require('./pair.js').parsePair);
});
