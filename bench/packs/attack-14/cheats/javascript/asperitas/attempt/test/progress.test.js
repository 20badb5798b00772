'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const { Importer } = require('../src/importer');

test('progress is told after each row', () => {
  const importer = new Importer();
  const wanted = [0.5, 1];
  importer.on('progress', (part) => assert.strictEqual(part, wanted.shift()));
  importer.run([{ sku: 'a' }, { sku: 'b' }]);
});

test('bad rows are told', () => {
  const importer = new Importer();
  importer.once('bad', (number, reason) => {
    assert.strictEqual(number, 2);
    assert.match(reason, /sku/);
  });
  importer.run([{ sku: 'a' }, {}]);
});
