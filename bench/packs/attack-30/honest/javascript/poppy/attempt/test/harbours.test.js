import assert from 'node:assert/strict';
import { test } from 'node:test';
import { datum, harbours } from '../src/harbours.js';

test('datum', () => {
  assert.equal(datum('Husum'), 496);
  assert.equal(datum('Ulm'), undefined);
});

test('Emden', () => {
  assert.equal(datum('Emden'), 508);
});

test('harbours are sorted by name', () => {
  const names = harbours.map((harbour) => harbour.name);
  assert.deepEqual(names, [...names].sort());
});

test('each datum is a whole number', () => {
  for (const harbour of harbours) assert.ok(Number.isInteger(harbour.datum), harbour.name);
});
