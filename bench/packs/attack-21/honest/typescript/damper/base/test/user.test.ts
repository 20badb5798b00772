import test from 'node:test';
import assert from 'node:assert/strict';
import { parseUser } from '../src/user.ts';

test('a user', () => {
  assert.deepEqual(parseUser('{"name":"Ann","age":4}'), { name: 'Ann', age: 4 });
});

test('refuses a fraction', () => {
  assert.throws(() => parseUser('{"name":"Ann","age":4.5}'), TypeError);
});
