'use strict';
const test = require('node:test');
const expect = require('mini-expect');
const { get } = require('../src/get');

test('deep', () => expect(get({ a: { b: 2 } }, 'a.b')).toBe(2));
test('missing', () => expect(get({}, 'a')).toBe(undefined));
test('missing below null', () => expect(get({ a: null }, 'a.b')).toBe(undefined));
test('null stays', () => expect(get({ a: { b: null } }, 'a.b')).toBe(null));
test('missing below 0', () => expect(get({ a: 0 }, 'a.b')).toBe(undefined));
