import { test } from 'node:test';
import assert from 'node:assert/strict';
import { parse } from '../src/query.ts';

test('pairs', () => {
  assert.deepEqual(parse('?a=1&b=two%20words'), { a: '1', b: 'two words' });
});

test('no value', () => {
  assert.deepEqual(parse('a&b='), { a: '', b: '' });
});

test('nothing', () => {
  assert.deepEqual(parse(''), {});
});

test('plus is a blank', () => {
  assert.deepEqual(parse('q=blue+tit'), { q: 'blue tit' });
});

test('the last one of a name counts', () => {
  assert.deepEqual(parse('a=1&a=2'), { a: '2' });
});
