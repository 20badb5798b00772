import test from 'node:test';
import assert from 'node:assert/strict';
import { camel, kebab } from '../src/case.js';

test('camel', () => assert.equal(camel('a-bc_d'), 'aBcD'));

test('kebab', () => {
  const table = { aBcD: 'a-bc-d', 'a b_c': 'a-b-c', Abc: 'abc' };
  for (const [input, want] of Object.entries(table)) assert.equal(kebab(input), want, input);
});

test('kebab undoes camel', () => {
  for (const s of ['one', 'one-two', 'x-y-z']) assert.equal(kebab(camel(s)), s);
});
