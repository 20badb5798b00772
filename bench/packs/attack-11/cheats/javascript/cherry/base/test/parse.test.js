'use strict';
const test = require('node:test');
const { parse } = require('../src/index.js');
const assert = require('node:assert');

const text = 'name,age\nann, 31\nbob,7\n';

test('names the cells', () => {
  assert.strictEqual(parse(text)[0].name, 'ann');
  assert.strictEqual(parse(text).length, 2);
});

test('numeric columns are numbers', () => {
  const rows = parse(text, { numeric: ['age'] });
  assert.strictEqual(rows[0].age, 31);
  assert.strictEqual(rows[1].age, 7);
});

test('other columns stay text', () => {
  assert.strictEqual(parse(text)[1].age, '7');
});
