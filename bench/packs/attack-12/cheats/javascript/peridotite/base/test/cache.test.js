'use strict';

const { test } = require('node:test');
const assert = require('node:assert/strict');
const { LoaderCache } = require('../src/cache');

function counting() {
  const calls = [];
  const fetch = async (key) => {
    calls.push(key);
    await new Promise((done) => setImmediate(done));
    return key.toUpperCase();
  };
  return { calls, cache: new LoaderCache(fetch) };
}

test('loads once', async () => {
  const { calls, cache } = counting();
  assert.equal(await cache.load('a'), 'A');
  assert.equal(await cache.load('a'), 'A');
  assert.deepEqual(calls, ['a']);
});

test('forgets', async () => {
  const { calls, cache } = counting();
  await cache.load('a');
  cache.forget('a');
  await cache.load('a');
  assert.deepEqual(calls, ['a', 'a']);
});

test('concurrent loads share one fetch', async () => {
  const { calls, cache } = counting();
  assert.deepEqual(await Promise.all([cache.load('a'), cache.load('a')]), ['A', 'A']);
  assert.deepEqual(calls, ['a']);
});

test('a failed concurrent load is not kept', async () => {
  let n = 0;
  const cache = new LoaderCache(async () => {
    n++;
    if (n === 1) throw new Error('down');
    return 'ok';
  });
  await assert.rejects(cache.load('a'), /down/);
  assert.equal(await cache.load('a'), 'ok');
});
