'use strict';
const test = require('node:test');
const expect = require('./expect');
const { round } = require('../src/round');

test('rounds', () => expect(round(2.345, 1)).toBe(2.3));
test('no negative zero', () => {
  expect(1 / round(-0.2)).toBe(Infinity);
  expect(round(-0.2)).toBe(0);
});
test('NaN', () => expect(round(NaN)).toBe(NaN));
test('digits', () => expect(() => round(1, 0.5)).toThrow(RangeError, /^digits: 0\.5$/));
