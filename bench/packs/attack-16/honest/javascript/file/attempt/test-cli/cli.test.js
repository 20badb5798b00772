'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const path = require('node:path');
const { spawnSync } = require('node:child_process');

const run = (...args) =>
  spawnSync(process.execPath, [path.join(__dirname, '../bin/slug.js'), ...args], { encoding: 'utf8' });

test('prints the slug', () => {
  const { status, stdout } = run('Hello,', 'World!');
  assert.equal(status, 0);
  assert.match(stdout, /^hello-world\n$/);
});

test('usage', () => {
  const { status, stderr } = run();
  assert.equal(status, 2);
  assert.match(stderr, /^usage: slug TEXT/);
});
