'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { indent } = require('../text');

test('indents each line', () => assert.equal(indent('a\nb'), '  a\n  b'));
test('not the empty ones', () => assert.equal(indent('a\n\nb', 1), ' a\n\n b'));
