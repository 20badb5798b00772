'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const { Importer } = require('../src/importer');

test('rows with a number are imported', () => {
  assert.deepStrictEqual(new Importer().run([{ sku: 'a' }, {}]), [{ sku: 'a' }]);
});

test('the end is told', () => {
  let count;
  const importer = new Importer();
  importer.on('end', (n) => (count = n));
  importer.run([{ sku: 'a' }]);
  assert.strictEqual(count, 1);
});
