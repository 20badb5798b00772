'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const debounce = require('../debounce');
const { clock } = require('./clock');

const recorded = () => {
  const calls = [];
  return { calls, fn: (...args) => calls.push(args) };
};

test('once, with the last arguments', () => {
  const time = clock();
  const { calls, fn } = recorded();
  const d = debounce(fn, 100, time);
  d('a');
  time.tick(99);
  d('b');
  time.tick(99);
  assert.deepEqual(calls, []);
  time.tick(1);
  assert.deepEqual(calls, [['b']]);
});

test('cancel', () => {
  const time = clock();
  const { calls, fn } = recorded();
  const d = debounce(fn, 10, time);
  d(1);
  d.cancel();
  time.tick(100);
  assert.equal(calls.length, 0);
});

test('with the real timers', async () => {
  const called = new Promise((resolve) => {
    const d = debounce(resolve, 5);
    d('x');
    d('y');
  });
  assert.equal(await called, 'y');
});
