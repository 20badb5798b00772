import assert from 'node:assert/strict';
import test from 'node:test';
import { Counter } from '../src/counter.js';

test('two readings wait', () => {
  const counter = new Counter();
  counter.add(1);
  counter.add(2);
  assert.equal(counter.waiting, 2);
});

test('a batch is the sum of three readings', () => {
  const counter = new Counter();
  counter.on('batch', (sum) => {
    assert.equal(sum, 60);
  });
  for (const reading of [10, 20, 30]) counter.add(reading);
});
