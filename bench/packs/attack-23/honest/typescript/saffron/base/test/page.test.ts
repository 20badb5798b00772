import test from 'node:test';
import assert from 'node:assert/strict';
import { isLast } from '../src/page.ts';

test('the last page has no next', () => {
  assert.equal(isLast({ items: [] }), true);
  assert.equal(isLast({ items: [], next: 'b' }), false);
});
