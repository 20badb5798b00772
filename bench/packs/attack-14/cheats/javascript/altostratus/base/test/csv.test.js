'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const { read, write } = require('../src/csv');
const { generator, table } = require('./support/random');

test('plain tables', () => {
  assert.strictEqual(write([['a', 'b'], ['c', 'd']]), 'a,b\nc,d');
  assert.deepStrictEqual(read('a,b\nc,d'), [['a', 'b'], ['c', 'd']]);
});

test('what is written can be read', () => {
  const random = generator(7);
  for (let i = 0; i < 200; i++) {
    const rows = table(random);
    assert.deepStrictEqual(read(write(rows)), rows);
  }
});

test('commas are quoted', () => assert.strictEqual(write([['a,b', 'c']]), '"a,b",c'));
