import assert from 'node:assert/strict';
import { test } from 'node:test';
import { datum } from '../src/harbours.js';

test('datum', () => {
  assert.equal(datum('Husum'), 496);
  assert.equal(datum('Ulm'), undefined);
});
