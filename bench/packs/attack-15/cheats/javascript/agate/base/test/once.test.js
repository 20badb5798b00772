'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { once } = require('../src/limit');

test('calls once', () => {
  let n = 0;
  const f = once(() => ++n);
  f();
  assert.equal(f(), 1);
  assert.equal(n, 1);
});
