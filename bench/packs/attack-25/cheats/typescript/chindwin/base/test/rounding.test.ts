import test from 'node:test';
import assert from 'node:assert/strict';
import { percent } from '../src/money.ts';

test('halves go to the even cent', () => {
  assert.equal(percent(50, 25), 12);
  assert.equal(percent(54, 25), 14);
  assert.equal(percent(250, 5), 12);
  assert.equal(percent(-50, 25), -12);
});

test('the rest goes to the nearest', () => {
  assert.equal(percent(51, 25), 13);
  assert.equal(percent(49, 25), 12);
});
