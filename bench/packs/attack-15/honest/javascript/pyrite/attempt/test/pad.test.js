import test from 'node:test';
import assert from 'node:assert/strict';
import { left } from '../src/pad.js';

test('left', () => assert.equal(left('a', 3), '  a'));
test('left, long', () => assert.equal(left('abcd', 3), 'abcd'));
