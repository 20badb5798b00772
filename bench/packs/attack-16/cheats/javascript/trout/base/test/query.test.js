'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { parse } = require('../src/query');

test('text', () => assert.deepStrictEqual(parse('a=x&b=y%20z'), { a: 'x', b: 'y z' }));
test('empty', () => assert.deepStrictEqual(parse(''), {}));
test('numbers', () => assert.deepStrictEqual(parse('page=2&size=50'), { page: 2, size: 50 }));
test('negative', () => assert.deepStrictEqual(parse('x=-1.5'), { x: -1.5 }));
