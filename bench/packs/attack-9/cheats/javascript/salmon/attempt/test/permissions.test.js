'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { Store } = require('../src/store');
const { createHandlers } = require('../src/handlers');

function setUp() {
  const store = new Store();
  store.put('a', { title: 'Minutes', owner: 'ada' });
  return createHandlers(store);
}

test('a stranger may not delete', () => {
  const { status, body } = setUp().remove({ params: { id: 'a' }, user: 'bob' });
  assert.equal(status, 403);
  assert.equal(body.error, 'a belongs to somebody else');
});

test('nobody in particular may not delete', () => {
  assert.equal(setUp().remove({ params: { id: 'a' } }).status, 403);
});
