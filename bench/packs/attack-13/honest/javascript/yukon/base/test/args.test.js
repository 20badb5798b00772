import test from 'node:test';
import assert from 'node:assert/strict';
import { parseArgs } from '../src/args.js';

test('files', () => {
  assert.deepEqual(parseArgs(['a.png', 'b.png']).files, ['a.png', 'b.png']);
});
