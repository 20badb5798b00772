import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Forecaster } from '../src/forecast.js';
import { Gauge } from '../src/gauge.js';

test('between two readings', () => {
  const forecaster = new Forecaster(new Gauge('pier').read(0, 100).read(10, 200)).calibrate(5, 150).calibrate(2, 120);
  assert.equal(forecaster.forecast(5), 150);
  assert.equal(forecaster.forecast(2), 120);
});

test('at a reading', () => {
  const forecaster = new Forecaster(new Gauge('pier').read(0, 100).read(10, 200));
  assert.equal(forecaster.forecast(10), 200);
});
