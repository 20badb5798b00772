import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Gauge } from '../src/gauge.js';
import { turns } from '../src/turns.js';

test('high and low water', () => {
  const gauge = new Gauge('pier').read(0, 100).read(10, 140).read(20, 120).read(30, 90).read(40, 110);
  assert.deepEqual(turns(gauge), [10, 30]);
});

test('a steady sea never turns', () => {
  assert.deepEqual(turns(new Gauge('pier').read(0, 100).read(10, 100)), []);
});
