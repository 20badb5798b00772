import { test } from 'node:test';
import assert from 'node:assert/strict';
import { columns } from '../src/render.ts';

test('columns come once, in order', () => {
  assert.deepEqual(columns([{ a: '1', b: '2' }, { b: '3', c: '4' }]), ['a', 'b', 'c']);
});
