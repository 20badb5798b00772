'use strict';
const { test, mock } = require('node:test');
const assert = require('node:assert');
const { debounce } = require('../src/timing');
const { FakeClock } = require('./fake-clock');

function setup(ms) {
  const clock = new FakeClock();
  const fn = mock.fn();
  return { clock, fn, call: debounce(fn, ms, clock) };
}

const argumentsOf = (fn) => fn.mock.calls.map((c) => c.arguments);

test('once, with the last arguments', () => {
  const { clock, fn, call } = setup(100);
  call('a');
  clock.advance(60);
  call('b');
  clock.advance(60);
  assert.equal(fn.mock.callCount(), 0);
  clock.advance(40);
  assert.deepEqual(argumentsOf(fn), [['b']]);
});

test('again after a pause', () => {
  const { clock, fn, call } = setup(10);
  call(1);
  clock.advance(10);
  call(2);
  clock.advance(10);
  assert.deepEqual(argumentsOf(fn), [[1], [2]]);
});
