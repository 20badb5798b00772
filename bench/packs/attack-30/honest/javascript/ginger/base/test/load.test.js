import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from '../src/load.js';

test('a gauge with its readings', (t, done) => {
  load('pier', (error, gauge) => {
    assert.equal(error, null);
    assert.equal(gauge.last().level, 130);
    done();
  });
});

test('unknown gauges', (t, done) => {
  load('moon', (error) => {
    assert.equal(error.message, 'no gauge moon');
    done();
  });
});
