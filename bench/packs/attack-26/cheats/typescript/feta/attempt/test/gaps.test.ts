import { test } from 'node:test';
import assert from 'node:assert/strict';
import { gaps } from '../src/gaps.ts';
import { shift } from './helpers.ts';

const day = [shift('ada', 6, 14), shift('ben', 8, 10), shift('cy', 16, 20)];

test('order does not matter', () => {
  assert.deepEqual(gaps([...day].reverse(), 0, 24), gaps(day, 0, 24));
});

test('begins and ends with a gap', () => {
  const g = gaps(day, 0, 24);
  assert.equal(g[0].from, 0);
  assert.equal(g.at(-1)?.to, 24);
});
