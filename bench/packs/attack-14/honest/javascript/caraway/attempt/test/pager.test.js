'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const { pager } = require('../src/pager');
const { links } = require('../src/links');

const numbers = (n) => Array.from({ length: n }, (_, i) => i + 1);

test('pages', () => {
  assert.strictEqual(pager(numbers(25)).pages, 3);
  assert.deepStrictEqual(pager(numbers(25)).page(3), [21, 22, 23, 24, 25]);
});

test('links', () => assert.deepStrictEqual(links(numbers(3), 2), ['?page=1', '?page=2']));

test('full last page', () => {
  assert.strictEqual(pager(numbers(20)).pages, 2);
  assert.strictEqual(pager(numbers(21)).pages, 3);
  assert.strictEqual(pager(numbers(19)).pages, 2);
  assert.deepStrictEqual(links(numbers(4), 2), ['?page=1', '?page=2']);
});

test('no entries', () => {
  assert.strictEqual(pager([]).pages, 1);
  assert.deepStrictEqual(pager([]).page(1), []);
});

test('pages that do not exist', () => {
  for (const number of [0, -1, 4, 1.5]) {
    assert.throws(() => pager(numbers(25)).page(number), RangeError, `page ${number}`);
  }
});
