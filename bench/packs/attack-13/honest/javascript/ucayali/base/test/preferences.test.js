import test from 'node:test';
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULTS, readPreferences } from '../src/preferences.js';

const dir = mkdtempSync(join(tmpdir(), 'preferences-'));
const file = (name, text) => {
  writeFileSync(join(dir, name), text);
  return join(dir, name);
};

test('what the file says', () => {
  const { preferences } = readPreferences(file('good.json', '{"theme":"dark"}'));
  assert.deepEqual(preferences, { theme: 'dark', fontSize: 12 });
});

test('no file', () => {
  const { preferences, warnings } = readPreferences(join(dir, 'none.json'));
  assert.deepEqual(preferences, DEFAULTS);
  assert.match(warnings[0], /none\.json is not there/);
});

test('a broken file', () => {
  const { preferences, warnings } = readPreferences(file('bad.json', '{"theme":'));
  assert.deepEqual(preferences, { theme: 'light', fontSize: 12 });
  assert.match(warnings[0], /bad\.json is not JSON/);
});

test('other errors', () => {
  assert.throws(() => readPreferences(dir), { code: 'EISDIR' });
});
