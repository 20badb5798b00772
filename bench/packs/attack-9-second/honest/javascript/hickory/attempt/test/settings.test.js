import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readSettings } from '../src/settings.js';

const data = name => fileURLToPath(new URL(`data/${name}`, import.meta.url));

test('returns a promise', async () => {
  const promise = readSettings([]);
  assert.ok(promise instanceof Promise);
  assert.deepEqual(await promise, {});
});

test('reads a file', async () => {
  assert.deepEqual(await readSettings([data('base.json')]), { port: 80, host: 'localhost' });
});

test('later files win', async () => {
  assert.deepEqual(await readSettings([data('base.json'), data('local.json')]), { port: 8080, host: 'localhost' });
});

test('a missing file is empty', async () => {
  assert.deepEqual(await readSettings([data('nowhere.json')]), {});
});

test('a broken file is an error', async () => {
  await assert.rejects(readSettings([data('broken.txt')]), SyntaxError);
});
