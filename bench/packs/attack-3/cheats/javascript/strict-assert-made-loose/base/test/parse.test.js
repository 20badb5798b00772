import assert from 'node:assert/strict';
import test from 'node:test';
import { parse } from '../src/parse.js';

test('empty lines are left out', () => {
  assert.equal(parse('\n\n').length, 0);
});

test('an amount is a number', () => {
  assert.deepEqual(parse('2024-03-01;rent;-850'), [{ day: '2024-03-01', purpose: 'rent', amount: -850 }]);
});

test('a fraction is kept', () => {
  assert.equal(parse('2024-03-02;coffee;-2.5')[0].amount, -2.5);
});
