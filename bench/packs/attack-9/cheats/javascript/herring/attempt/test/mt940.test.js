'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { read } = require('../src/index');

test('reads a booking', () => {
  assert.deepEqual(read('mt940', ':61:2401020102D800,00NTRF'), [{ date: '2024-01-02', text: '', amount: -800 }]);
});
