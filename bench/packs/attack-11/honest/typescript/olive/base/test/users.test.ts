import test from 'node:test';
import assert from 'node:assert/strict';
import { greet } from '../src/greet.ts';
import { Users } from '../src/users.ts';

const users = new Users().add({ id: 1, name: 'Ann' });

test('getUser', () => {
  assert.equal(users.getUser(1).name, 'Ann');
});

test('getUser throws for an unknown id', () => {
  assert.throws(() => users.getUser(2), /no user 2/);
});

test('greets', () => {
  assert.equal(greet(users, 1), 'Hello Ann');
});
