import test from 'node:test';
import assert from 'node:assert/strict';
import { decode, encode } from '../src/pairs.js';

test('encode', () => {
  assert.equal(encode({ a: '1', b: '2' }), 'a=1;b=2');
});

test('decode', () => {
  assert.deepEqual(decode('a=1;b=2'), { a: '1', b: '2' });
  assert.deepEqual(decode(''), {});
});
