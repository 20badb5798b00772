import test from 'node:test';
import assert from 'node:assert/strict';
import { digits, Problem } from '../src/digits.ts';
import { refuses } from './support.ts';

test('digits', () => assert.deepEqual(digits('042'), [0, 4, 2]));
test('letters', () => refuses('1a', /no digit: a/));
test('position', () => assert.throws(() => digits('12x'), { at: 2 }));
