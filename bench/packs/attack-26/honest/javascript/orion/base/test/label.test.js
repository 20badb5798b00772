import { test } from 'node:test';
import assert from 'node:assert/strict';
import { label } from '../src/label.js';
import { book } from './helpers.js';

test('label', () => {
  assert.equal(label(book()), '# P1\nzone A\n1.20 kg');
});
