import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fare } from '../src/fare.mjs';

test('summer surcharge', () => {
  assert.equal(fare(['adult', 'bike'], new Date('2026-07-10T08:00:00Z')), 1840);
});

test('no surcharge in winter', () => {
  assert.equal(fare(['adult', 'bike'], new Date('2026-01-10T08:00:00Z')), 1600);
});
