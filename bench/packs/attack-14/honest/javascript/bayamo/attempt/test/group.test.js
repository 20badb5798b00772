'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const group = require('../src/group');

test('groups by app', async () => {
  assert.deepStrictEqual(await group([{ app: 'a', n: 1 }, { app: 'b' }, { app: 'a', n: 2 }]), {
    a: [{ app: 'a', n: 1 }, { app: 'a', n: 2 }],
    b: [{ app: 'b' }],
  });
});
