import { test } from 'node:test';
import assert from 'node:assert/strict';
import { format, parse } from '../src/money.js';

test('formats cents', () => {
  assert.equal(format(1999), '19.99');
  assert.equal(format(5), '0.05');
});

test('formats refunds', () => {
  assert.equal(format(-250), '-2.50');
});

test('parses amounts', () => {
  assert.equal(parse('12.30'), 1230);
  assert.equal(parse('7'), 700);
});
