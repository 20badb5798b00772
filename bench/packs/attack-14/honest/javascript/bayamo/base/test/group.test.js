'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const group = require('../src/group');

test('groups by app', (t, done) => {
  group([{ app: 'a', n: 1 }, { app: 'b' }, { app: 'a', n: 2 }], (error, groups) => {
    assert.ifError(error);
    assert.deepStrictEqual(groups, { a: [{ app: 'a', n: 1 }, { app: 'a', n: 2 }], b: [{ app: 'b' }] });
    done();
  });
});
