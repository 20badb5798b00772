import test from 'node:test';
import assert from 'node:assert/strict';
import { describe } from '../src/cli.ts';

test('describe', () => {
  assert.equal(describe(), '3.14');
});
