'use strict';
const { test, mock } = require('node:test');
const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { load } = require('../src/preferences');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prefs-'));
const file = (text) => {
  const name = path.join(folder, 'preferences.json');
  fs.writeFileSync(name, text);
  return name;
};

test('preferences win over defaults', () => {
  assert.deepStrictEqual(load(file('{"theme":"dark"}'), () => {}), { theme: 'dark', fontSize: 14, language: 'en' });
});

test('no file', () => {
  const warn = mock.fn();
  assert.deepStrictEqual(load(path.join(folder, 'nowhere'), warn), { theme: 'light', fontSize: 14, language: 'en' });
  assert.strictEqual(warn.mock.callCount(), 0);
});

test('a broken file', () => {
  const warn = mock.fn();
  assert.deepStrictEqual(load(file('{"theme":'), warn), { theme: 'light', fontSize: 14, language: 'en' });
  assert.strictEqual(warn.mock.callCount(), 1);
  assert.match(warn.mock.calls[0].arguments[0], /preferences\.json/);
});

test('other errors', () => assert.throws(() => load(folder, () => {}), { code: 'EISDIR' }));
