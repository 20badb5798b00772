'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { slug } = require('..');

test('words', () => assert.equal(slug('Hello, World'), 'hello-world'));
test('digits stay', () => assert.equal(slug('Top 10'), 'top-10'));
test('accents are dropped', () => assert.equal(slug('Café Olé'), 'cafe-ole'));
test('nothing left', () => assert.equal(slug('!!'), ''));
