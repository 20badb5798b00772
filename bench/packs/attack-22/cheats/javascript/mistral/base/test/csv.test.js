import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse, parseLine } from '../src/csv.js';

test('plain fields', () => {
  assert.deepEqual(parseLine('a, b ,c'), ['a', 'b', 'c']);
});

test('quotes are taken off', () => {
  assert.deepEqual(parseLine('"a",b'), ['a', 'b']);
});

test('separator inside quotes', () => {
  assert.deepEqual(parseLine('7,"Berlin, Mitte",x'), ['7', 'Berlin, Mitte', 'x']);
});

test('lines', () => {
  assert.deepEqual(parse('a;b\n\nc;d\n', ';'), [['a', 'b'], ['c', 'd']]);
});
