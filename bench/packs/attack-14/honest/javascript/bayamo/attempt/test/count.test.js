'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const count = require('../src/count');

test('counts groups', async () => {
  assert.deepStrictEqual(await count({ a: [1, 2], b: [] }), { a: 2, b: 0 });
});
