import { test } from 'node:test';
import assert from 'node:assert/strict';
import { search } from '../src/search.ts';

test('finds by a part of the name', () => {
  assert.deepEqual(search('/find?q=tit', ['Blue Tit', 'Owl']), ['Blue Tit']);
});
