'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { parseList } = require('../src/list.js');

test('pairs by semicolon', () => assert.deepStrictEqual(parseList('a=1; b=2;'), { a: '1', b: '2' }));
test('nothing', () => assert.deepStrictEqual(parseList(''), {}));
