'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { render, money } = require('../lib/invoice.js');

test('money has two digits', () => {
  assert.strictEqual(money(5), '0.05');
  assert.strictEqual(money(123456), '1234.56');
});

test('the head names the invoice', () => {
  assert.match(render({ no: 7, lines: [] }), /^Invoice 7\n/);
});
