'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { handle } = require('../../src/app');

test('echo', () => assert.equal(handle({ body: 'a' }).body, 'a'));
