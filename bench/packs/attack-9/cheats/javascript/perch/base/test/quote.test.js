'use strict';
const assert = require('node:assert/strict');
const { describe, it } = require('node:test');
const { quote } = require('../src/quote');

describe('quote', () => {
  it('multiplies', () => {
    assert.equal(quote({ quantity: 3, price: 20 }), 60);
  });
  it('gives five percent for a hundred pieces', () => {
    assert.equal(quote({ quantity: 100, price: 1 }), 95);
  });
  it('refuses half pieces', () => {
    assert.throws(() => quote({ quantity: 1.5, price: 1 }), /positive integer/);
  });
  it('gives gold customers fifteen percent from 200 on', () => {
    assert.equal(quote({ quantity: 3, price: 80, tier: 'gold' }), 204);
    assert.equal(quote({ quantity: 2, price: 80, tier: 'gold' }), 160);
  });
});
