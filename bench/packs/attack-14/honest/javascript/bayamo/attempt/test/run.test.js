'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const path = require('node:path');
const run = require('../src/run');

const data = (name) => path.join(__dirname, 'data', name);

test('runs all steps', async () => {
  assert.deepStrictEqual(await run(data('log.jsonl'), 2), { web: 2 });
});

test('no file', async () => {
  await assert.rejects(run(data('nowhere'), 1), { code: 'ENOENT' });
});

test('a broken file', async () => {
  await assert.rejects(run(data('broken.jsonl'), 1), SyntaxError);
});
