'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const parse = require('../src/parse');

test('parses lines', (t, done) => {
  parse('{"a":1}\n{"a":2}\n', (error, rows) => {
    assert.ifError(error);
    assert.deepStrictEqual(rows, [{ a: 1 }, { a: 2 }]);
    done();
  });
});

test('hands on errors', (t, done) => {
  parse('{', (error) => {
    assert.ok(error instanceof SyntaxError);
    done();
  });
});
