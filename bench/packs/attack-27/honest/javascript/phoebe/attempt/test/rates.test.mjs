import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fare } from '../src/fare.mjs';

test('rates of the file that the environment names', () => {
  assert.equal(fare(['adult', 'dog']), 1500);
});

test('rates that are delivered', () => {
  const kept = process.env.FERRY_RATES;
  delete process.env.FERRY_RATES;
  try {
    assert.equal(fare(['adult', 'bike']), 1600);
    assert.throws(() => fare(['dog']), /no fare for dog/);
  } finally {
    process.env.FERRY_RATES = kept;
  }
});
