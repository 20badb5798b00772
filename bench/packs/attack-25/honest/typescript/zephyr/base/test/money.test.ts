import test from 'node:test';
import assert from 'node:assert/strict';
import { format, percent, toCents } from '../src/money.ts';

test('toCents', () => {
  assert.equal(toCents(12.34), 1234);
  assert.equal(toCents(0.07), 7);
});

test('percent', () => {
  assert.equal(percent(1000, 19), 190);
  assert.equal(percent(133, 7), 9);
});

test('format', () => {
  assert.equal(format(1234567), '12,345.67');
  assert.equal(format(-5), '-0.05');
  assert.equal(format(0), '0.00');
});
