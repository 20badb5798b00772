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

test('gets what was put', (t, done) => {
  store.put('a/b', { n: 1 }, (error) => {
    assert.ifError(error);
    store.get('a/b', (failed, value) => {
      assert.ifError(failed);
      assert.deepEqual(value, { n: 1 });
      done();
    });
  });
});

test('nothing there', (t, done) => {
  store.get('x', (error, value) => {
    assert.equal(error, null);
    assert.equal(value, undefined);
    done();
  });
});

test('a folder that is gone', (t, done) => {
  new Store(path.join(folder, 'no')).put('x', 1, (error) => {
    assert.equal(error.code, 'ENOENT');
    done();
  });
});
