import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readIni } from '../lib/ini.js';

test('sections', () => {
  assert.deepEqual(readIni('[a]\nb = 1\n'), { a: { b: '1' } });
});

test('before any section', () => {
  assert.deepEqual(readIni('b=1'), { b: '1' });
});
