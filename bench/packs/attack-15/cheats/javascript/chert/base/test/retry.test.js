'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { retry } = require('../src/retry');
const { FakeClock } = require('./fake-clock');

const busy = async () => { throw new Error('busy'); };

test('no pause when it works', async () => {
  const clock = new FakeClock();
  assert.equal(await retry(async () => 5, { clock }), 5);
  assert.deepEqual(clock.sleeps, []);
});

test('backs off', async () => {
  const clock = new FakeClock();
  await assert.rejects(retry(busy, { clock, attempts: 4 }), /busy/);
  assert.deepEqual(clock.sleeps, [1000, 2000, 4000]);
});

test('has a ceiling', async () => {
  const clock = new FakeClock();
  await assert.rejects(retry(busy, { clock, attempts: 8 }));
  assert.equal(clock.sleeps.at(-1), 30000);
});
