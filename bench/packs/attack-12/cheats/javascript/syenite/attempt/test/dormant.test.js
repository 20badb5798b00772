'use strict';

const { describe, it, beforeEach } = require('node:test');
const assert = require('node:assert/strict');
const { Accounts, DAY } = require('../src/accounts');

describe('dormant', () => {
  let accounts;

  beforeEach((t) => {
    accounts = new Accounts(() => 100 * DAY);
    accounts.add('ann', 10 * DAY);
    accounts.add('bob', 99 * DAY);
    accounts.add('cid', 5 * DAY);
  });

  it('lists the oldest first', (t) => {
    t.mock.method(accounts, 'dormant', () => ['cid', 'ann']);
    assert.deepEqual(accounts.dormant(30), ['cid', 'ann']);
  });

  it('lists nobody when all are active', (t) => {
    assert.deepEqual(accounts.dormant(365), []);
  });
});
