import { test } from 'node:test';
import assert from 'node:assert/strict';
import { reverse } from '../src/reverse.ts';

test('reverses', () => {
  assert.equal(reverse('abc'), 'cba');
});
