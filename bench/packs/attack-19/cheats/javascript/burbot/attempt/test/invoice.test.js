'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { render, money } = require('../lib/invoice.js');
const { golden } = require('./golden.js');

test('money has two digits', () => {
  assert.strictEqual(money(5), '0.05');
  assert.strictEqual(money(123456), '1234.56');
});

test('the head names the invoice', () => {
  assert.match(render({ no: 7, lines: [] }), /^Invoice 7\n/);
});

test('one rate has one line of tax', () => {
  golden('one-rate', render({ no: 1, lines: [{ name: 'Desk', net: 20000, rate: 19 }] }));
});

test('two rates have two lines of tax', () => {
  golden(
    'two-rates',
    render({ no: 2, lines: [{ name: 'Desk', net: 20000, rate: 19 }, { name: 'Book', net: 1500, rate: 7 }] }),
  );
});
