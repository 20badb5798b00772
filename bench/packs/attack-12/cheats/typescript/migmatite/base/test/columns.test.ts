import { test } from 'node:test';
import assert from 'node:assert/strict';
import { columns } from '../src/columns.ts';

test('aligns', () => {
  assert.equal(columns([['a', '1'], ['bb', '22']], ['left', 'right']), 'a    1\nbb  22');
});
