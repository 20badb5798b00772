'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const { line } = require('../src/format');

test('a line', () => assert.strictEqual(line({ number: 3, title: 'Crash' }), '#3 Crash'));
