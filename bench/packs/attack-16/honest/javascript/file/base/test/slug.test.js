'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { slug } = require('..');

test('slug', () => assert.equal(slug('Hello, World!'), 'hello-world'));
