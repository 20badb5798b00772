import assert from 'node:assert/strict';
import { test } from 'node:test';
import { config } from '../src/config.js';

test('defaults', () => {
  assert.deepEqual(config(), { interval: 5, gauges: ['pier'] });
});

test('own settings win', () => {
  assert.equal(config({ interval: 30 }).interval, 30);
});
