'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { slug } = require('../lib/slug');
const { permalink } = require('../lib/post');

test('words are joined by dashes', () => {
  assert.strictEqual(slug('Hello, big World!'), 'hello-big-world');
});

test('accents go, letters stay', () => {
  assert.strictEqual(slug('Crème brûlée'), 'creme-brulee');
  assert.strictEqual(slug('Über uns'), 'uber-uns');
  assert.strictEqual(slug('El Niño'), 'el-nino');
});

test('permalinks', () => {
  assert.strictEqual(permalink({ year: 2024, title: 'A b' }), '/2024/a-b');
});
