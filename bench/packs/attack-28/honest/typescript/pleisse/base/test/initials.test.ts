import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initials } from '../src/initials.ts';

test('first letters', () => {
  assert.equal(initials('ada lovelace'), 'AL');
});

test('blanks do not count', () => {
  assert.equal(initials('  ada   lovelace '), 'AL');
});

test('each first name counts', () => {
  assert.equal(initials('Jean Luc'), 'JL');
});

test('double first names count once', () => {
  assert.equal(initials('Jean Luc'), 'J');
});
