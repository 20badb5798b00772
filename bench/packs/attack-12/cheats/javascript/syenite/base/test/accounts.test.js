'use strict';

const { test } = require('node:test');
const assert = require('node:assert/strict');
const { Accounts, DAY } = require('../src/accounts');

test('age in whole days', () => {
  const accounts = new Accounts(() => 10 * DAY);
  accounts.add('ann', 7.5 * DAY);
  assert.equal(accounts.age('ann'), 2);
});
