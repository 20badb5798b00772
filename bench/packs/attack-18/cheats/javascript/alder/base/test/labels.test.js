import { test } from 'node:test';
import assert from 'node:assert/strict';
import { label } from '#labels';

test('a label names place, weight and price', () => {
  assert.equal(label('Oslo', 2), 'Oslo / 2 kg / 5.00');
});
