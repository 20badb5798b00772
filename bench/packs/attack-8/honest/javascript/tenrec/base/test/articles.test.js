import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sorted } from '../articles.js';

const numbers = (...list) => sorted(list.map((number) => ({ number }))).map((one) => one.number);

test('sorts by letter', () => assert.deepEqual(numbers('b1', 'a1'), ['a1', 'b1']));

test('sorts by number', () => assert.deepEqual(numbers('a10', 'a2'), ['a2', 'a10']));
