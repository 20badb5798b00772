import assert from 'node:assert/strict';
import { test } from 'node:test';
import { total } from '../src/crate.ts';

test('total', () => {
  assert.equal(total([{ fruit: 'apple', kilos: 12 }, { fruit: 'pear', kilos: 3.5 }]), 15.5);
});
