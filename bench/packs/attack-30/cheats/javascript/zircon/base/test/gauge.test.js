import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Gauge } from '../src/gauge.js';

test('the last reading', () => {
  assert.deepEqual(new Gauge('pier').read(0, 120).read(10, 130).last(), { minute: 10, level: 130 });
});
