import test from 'node:test';
import assert from 'node:assert/strict';
import { headline } from '../src/post.ts';

test('headline', () => {
  assert.equal(headline({ title: 'Hi', date: new Date('2024-05-01T10:00:00Z') }), 'Hi (2024-05-01)');
});
