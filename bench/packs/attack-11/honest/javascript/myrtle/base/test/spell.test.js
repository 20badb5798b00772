'use strict';
const { describe, it } = require('node:test');
const assert = require('node:assert/strict');
const { letters, phonetic } = require('../lib/spell.js');

describe('spell', () => {
  it('letters', () => {
    assert.deepEqual(letters('ab'), ['A', 'B']);
  });

  it('words', () => {
    assert.equal(phonetic('Hi'), 'Hotel India');
    assert.equal(phonetic('x7'), 'Xray Seven');
  });

  it('refuses other characters', () => {
    assert.throws(() => phonetic('a!'), RangeError);
  });
});
