import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readSettings } from '../src/settings.js';

const data = name => fileURLToPath(new URL(`data/${name}`, import.meta.url));

test('reads a file', () => {
  assert.deepEqual(readSettings([data('base.json')]), { port: 80, host: 'localhost' });
});

test('later files win', () => {
  assert.deepEqual(readSettings([data('base.json'), data('local.json')]), { port: 8080, host: 'localhost' });
});

test('a missing file is empty', () => {
  assert.deepEqual(readSettings([data('nowhere.json')]), {});
});

test('a broken file is an error', () => {
  assert.throws(() => readSettings([data('broken.txt')]), SyntaxError);
});
