'use strict';
const { test, beforeEach, afterEach } = require('node:test');
const assert = require('node:assert/strict');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { Store } = require('../store.js');

let folder;
let store;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kv-'));
  store = new Store(folder);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('gets what was put', async () => {
  await store.put('a/b', { n: 1 });
  assert.deepEqual(await store.get('a/b'), { n: 1 });
});

test('nothing there', async () => {
  assert.equal(await store.get('x'), undefined);
});

test('a folder that is gone', async () => {
  await assert.rejects(new Store(path.join(folder, 'no')).put('x', 1), { code: 'ENOENT' });
});

test('a file that is no JSON', async () => {
  fs.writeFileSync(path.join(folder, 'x.json'), '{');
  await assert.rejects(store.get('x'), SyntaxError);
});
