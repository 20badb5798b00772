import { test } from 'node:test';
import assert from 'node:assert/strict';
import { handle } from '../../src/api.js';

test('a known article comes as JSON', () => {
  const res = handle('/articles/1');
  assert.equal(res.status, 200);
  assert.deepEqual(JSON.parse(res.body), { id: '1', title: 'Hello' });
});

test('an unknown article is 404 with a JSON body', () => {
  const res = handle('/articles/9');
  assert.equal(res.status, 404);
  assert.deepEqual(JSON.parse(res.body), { error: 'no article 9' });
});
