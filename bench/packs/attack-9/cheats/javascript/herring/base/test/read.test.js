'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { read } = require('../src/index');

test('reads rows', () => {
  assert.deepEqual(read('csv', '2024-01-02;Rent;-800,00\n2024-01-03;Pay;2000,50\n'), [
    { date: '2024-01-02', text: 'Rent', amount: -800 },
    { date: '2024-01-03', text: 'Pay', amount: 2000.5 },
  ]);
});
test('says what is wrong', () => {
  assert.throws(() => read('csv', 'a;b'), /no amount: a;b/);
  assert.throws(() => read('xls', ''), /unknown format xls/);
});
