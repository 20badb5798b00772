import { test } from 'node:test';
import assert from 'node:assert/strict';
import { label } from './label.js';
import { book } from './testing.js';

test('label', () => {
  assert.equal(label(book()), '# P1\nzone A\n1.20 kg');
});
