import test from 'node:test';
import assert from 'node:assert/strict';
import { parseIds } from '../src/wire.ts';

test('ids', () => {
  assert.deepEqual(parseIds('[{"id":"a"},{"id":"b"}]'), ['a', 'b']);
});
