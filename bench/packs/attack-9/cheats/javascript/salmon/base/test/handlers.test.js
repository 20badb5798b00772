'use strict';
const { test, beforeEach } = require('node:test');
const assert = require('node:assert/strict');
const { Store } = require('../src/store');
const { createHandlers } = require('../src/handlers');

let store;
let handlers;
beforeEach(() => {
  store = new Store();
  store.put('a', { title: 'Minutes', owner: 'ada' });
  handlers = createHandlers(store);
});

test('reads a document', () => {
  assert.deepEqual(handlers.read({ params: { id: 'a' } }).body, { title: 'Minutes', owner: 'ada' });
});

test('knows what is not there', () => {
  assert.equal(handlers.read({ params: { id: 'b' } }).status, 404);
  assert.equal(handlers.remove({ params: { id: 'b' }, user: 'ada' }).status, 404);
});

test('the owner deletes', () => {
  assert.equal(handlers.remove({ params: { id: 'a' }, user: 'ada' }).status, 204);
  assert.equal(store.size, 0);
});
