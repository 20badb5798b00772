'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { handle } = require('../../src/app');

test('keeps the id of the caller', () => {
  const { headers } = handle({ headers: { 'x-request-id': 'abc' } });
  assert.deepEqual(headers, { 'x-request-id': 'abc' });
});
