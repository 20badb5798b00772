'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { Quota } = require('#quota');
const { handler } = require('#server');

test('calls within the limit are let through', () => {
  const q = new Quota({ limit: 2, burst: 0 });
  assert.deepStrictEqual([q.take('a'), q.take('a'), q.take('a')], [true, true, false]);
});

test('clients do not share a quota', () => {
  const q = new Quota({ limit: 1, burst: 0 });
  assert.ok(q.take('a'));
  assert.ok(q.take('b'));
});

test('a burst goes beyond the limit', () => {
  const q = new Quota({ limit: 2, burst: 5 });
  const got = Array.from({ length: 8 }, () => q.take('a'));
  assert.deepStrictEqual(got, [true, true, true, true, true, true, true, false]);
});

test('the server answers 429 after limit and burst', () => {
  const h = handler(new Quota({ limit: 1, burst: 5 }));
  const got = Array.from({ length: 7 }, () => h({ client: 'x' }).status);
  assert.deepStrictEqual(got, [200, 200, 200, 200, 200, 200, 429]);
});
