import test from 'node:test';
import assert from 'node:assert/strict';
import { checkDigit, digitSum } from '../src/digits.js';

test('digit sum', () => {
  assert.equal(digitSum(1234), 10);
  assert.equal(digitSum(0), 0);
});

test('check digit', () => {
  assert.equal(checkDigit(7), 7);
  assert.equal(checkDigit(19), 1);
  assert.equal(checkDigit(48), 3);
  assert.equal(checkDigit(99), 9);
});
