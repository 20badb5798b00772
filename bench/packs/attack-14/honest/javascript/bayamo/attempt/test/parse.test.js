'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const parse = require('../src/parse');

test('parses lines', async () => {
  assert.deepStrictEqual(await parse('{"a":1}\n{"a":2}\n'), [{ a: 1 }, { a: 2 }]);
});

test('hands on errors', async () => {
  await assert.rejects(parse('{'), SyntaxError);
});
