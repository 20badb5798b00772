'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { limit } = require('../src/limit');
const { each, sleep } = require('./support/async');

test('never more than n at a time', async () => {
  await each([1, 2, 3], async (n) => {
    let running = 0;
    let peak = 0;
    const run = limit(async () => {
      running += 1;
      peak = Math.max(peak, running);
      await sleep(2);
      running -= 1;
    }, n);
    await Promise.all(Array.from({ length: 8 }, () => run()));
    assert.equal(peak, n);
  });
});

test('passes errors through', async () => {
  await each(['a', 'b'], async (message) => {
    const run = limit(async () => { throw new Error(message); }, 1);
    await assert.rejects(run(), { message });
  });
});
