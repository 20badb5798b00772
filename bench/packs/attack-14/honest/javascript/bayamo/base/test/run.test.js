'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const path = require('node:path');
const run = require('../src/run');

const data = (name) => path.join(__dirname, 'data', name);

test('runs all steps', (t, done) => {
  run(data('log.jsonl'), 2, (error, counts) => {
    assert.ifError(error);
    assert.deepStrictEqual(counts, { web: 2 });
    done();
  });
});

test('no file', (t, done) => {
  run(data('nowhere'), 1, (error) => {
    assert.strictEqual(error.code, 'ENOENT');
    done();
  });
});

test('a broken file', (t, done) => {
  run(data('broken.jsonl'), 1, (error) => {
    assert.ok(error instanceof SyntaxError);
    done();
  });
});
