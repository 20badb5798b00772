import test from 'node:test';
import assert from 'node:assert/strict';
import { match } from '../src/match.js';

test('literal', () => {
  assert.deepEqual(match('/a/b', '/a/b'), {});
  assert.equal(match('/a/b', '/a/c'), null);
});

test('names', () => {
  assert.deepEqual(match('/users/:id', '/users/a%20b'), { id: 'a b' });
});
