'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { parsePair } = require('./pair.js');

test('key and value', () => assert.deepStrictEqual(parsePair(' a = 1'), ['a', '1']));
test('only the first = splits', () => assert.deepStrictEqual(parsePair('a=b=c'), ['a', 'b=c']));
test('no key', () => assert.throws(() => parsePair('=1'), /no pair: =1/));
