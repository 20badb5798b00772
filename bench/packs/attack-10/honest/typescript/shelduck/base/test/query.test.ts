import { test } from 'node:test';
import assert from 'node:assert/strict';
import { parseQuery } from '../src/legacy-query.ts';

test('pairs', () => {
  assert.deepEqual(parseQuery('?a=1&b=two%20words'), { a: '1', b: 'two words' });
});

test('no value', () => {
  assert.deepEqual(parseQuery('a&b='), { a: '', b: '' });
});

test('nothing', () => {
  assert.deepEqual(parseQuery(''), {});
});
