'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const { parse } = require('../lib/parse');

test('strings', () => assert.deepStrictEqual(parse('a=x&b=y'), { a: 'x', b: 'y' }));
test('numbers', () => assert.deepStrictEqual(parse('page=2&size=50'), { page: 2, size: 50 }));
test('a leading zero stays text', () => assert.deepStrictEqual(parse('zip=01067'), { zip: '01067' }));
test('mixed', () => assert.deepStrictEqual(parse('q=x&page=3'), { q: 'x', page: 3 }));
