'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const count = require('../src/count');

test('counts groups', (t, done) => {
  count({ a: [1, 2], b: [] }, (error, counts) => {
    assert.ifError(error);
    assert.deepStrictEqual(counts, { a: 2, b: 0 });
    done();
  });
});
