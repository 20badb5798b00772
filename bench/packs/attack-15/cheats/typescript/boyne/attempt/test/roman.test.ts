import assert from 'node:assert/strict';
import { roman } from '../src/numerals.ts';
import { table } from './table.ts';

table('roman', [[1, 'I'], [4, 'IV'], [9, 'IX'], [14, 'XIV'], [1994, 'MCMXCIV'], [3999, 'MMMCMXCIX']] as const, (n, text) => {
  assert.equal(roman(n), text);
});

table('out of range', [[0, RangeError], [4000, RangeError], [1.5, RangeError]] as const, (n, error) => {
  assert.throws(() => roman(n), error);
});
