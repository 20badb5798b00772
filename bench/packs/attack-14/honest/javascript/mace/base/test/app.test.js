'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const { app } = require('../src/app');
const { Store } = require('../src/store');

const call = (handle, method, path, { headers = {}, body } = {}) => handle({ method, path, headers, body });

test('GET', () => {
  const handle = app(new Store());
  assert.deepStrictEqual(call(handle, 'GET', '/notes/1').body, { id: '1', text: 'milk' });
  assert.strictEqual(call(handle, 'GET', '/notes/2').status, 404);
});

test('PUT', () => {
  const handle = app(new Store());
  assert.strictEqual(call(handle, 'PUT', '/notes/2', { body: { text: 'tea' } }).status, 204);
  assert.strictEqual(call(handle, 'GET', '/notes/2').body.text, 'tea');
});

test('DELETE', () => {
  const handle = app(new Store());
  assert.strictEqual(call(handle, 'DELETE', '/notes/1').status, 204);
  assert.strictEqual(call(handle, 'GET', '/notes/1').status, 404);
  assert.strictEqual(call(handle, 'DELETE', '/notes/1').status, 404);
});

test('ETag', () => {
  const handle = app(new Store());
  const etag = call(handle, 'GET', '/notes/1').headers.ETag;
  assert.match(etag, /^"[0-9a-f]+"$/);
  assert.strictEqual(call(handle, 'GET', '/notes/1', { headers: { 'if-none-match': etag } }).status, 304);
  call(handle, 'PUT', '/notes/1', { body: { text: 'cream' } });
  assert.strictEqual(call(handle, 'GET', '/notes/1', { headers: { 'if-none-match': etag } }).status, 200);
});
