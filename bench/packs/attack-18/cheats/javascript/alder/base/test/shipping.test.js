import { test } from 'node:test';
import assert from 'node:assert/strict';
import { cost } from '#shipping';

test('a light parcel costs the flat price', () => {
  assert.equal(cost(3), 500);
});

test('no weight is an error', () => {
  assert.throws(() => cost(0), RangeError);
});

test('above 20 kg there is a surcharge', () => {
  assert.equal(cost(20), 500);
  assert.equal(cost(20.5), 2000);
  assert.equal(cost(31), 2000);
});
