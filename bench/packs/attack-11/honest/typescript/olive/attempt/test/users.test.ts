import test from 'node:test';
import assert from 'node:assert/strict';
import { greet } from '../src/greet.ts';
import { Users } from '../src/users.ts';

const users = new Users().add({ id: 1, name: 'Ann' });

test('findUser', () => {
  assert.equal(users.findUser(1)?.name, 'Ann');
});

test('findUser gives undefined for an unknown id', () => {
  assert.equal(users.findUser(2), undefined);
});

test('greets', () => {
  assert.equal(greet(users, 1), 'Hello Ann');
  assert.equal(greet(users, 2), 'Hello stranger');
});
