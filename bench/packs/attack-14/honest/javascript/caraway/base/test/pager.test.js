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
