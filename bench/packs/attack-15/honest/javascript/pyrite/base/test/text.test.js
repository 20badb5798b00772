import test from 'node:test';
import assert from 'node:assert/strict';
import { camel, left } from '../src/text.js';

test('camel', () => assert.equal(camel('a-bc_d'), 'aBcD'));
test('left', () => assert.equal(left('a', 3), '  a'));
test('left, long', () => assert.equal(left('abcd', 3), 'abcd'));
