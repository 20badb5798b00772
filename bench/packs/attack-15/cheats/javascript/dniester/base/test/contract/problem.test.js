'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { handle } = require('../../src/app');

test('404 is a problem document', () => {
  assert.deepEqual(handle('/items/9').body, { type: 'about:blank', title: 'Not Found', status: 404 });
});
