'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const filter = require('../src/filter');

test('keeps what is at or above the level', (t, done) => {
  filter([{ level: 1 }, { level: 2 }, { level: 3 }], 2, (error, rows) => {
    assert.ifError(error);
    assert.deepStrictEqual(rows, [{ level: 2 }, { level: 3 }]);
    done();
  });
});
