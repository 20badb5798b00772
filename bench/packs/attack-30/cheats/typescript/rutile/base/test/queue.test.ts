import assert from 'node:assert/strict';
import { test } from 'node:test';
import { next } from '../src/queue.ts';

test('the deepest boat that fits goes first', () => {
  const boats = [{ name: 'Ida', draught: 100 }, { name: 'Jon', draught: 150 }, { name: 'Kim', draught: 200 }];
  assert.equal(next(boats, 180)?.name, 'Jon');
  assert.equal(next(boats, 90), undefined);
});
