'use strict';

const { test } = require('node:test');
const assert = require('node:assert/strict');
const { isIban } = require('../src/iban');

for (const good of ['DE89 3704 0044 0532 0130 00', 'GB82 WEST 1234 5698 7654 32', 'FR1420041010050500013M02606']) {
  test(`accepts ${good}`, () => assert.equal(isIban(good), true));
}

for (const bad of ['', 'DE', '1234', 'DE89-3704']) {
  test(`refuses the shape ${JSON.stringify(bad)}`, () => assert.equal(isIban(bad), false));
}

for (const bad of ['DE90 3704 0044 0532 0130 00', 'GB28 WEST 1234 5698 7654 32']) {
  test(`refuses the check digits of ${bad}`, () => assert.equal(isIban(bad), false));
}
