'use strict';
const { describe, it } = require('node:test');
const assert = require('node:assert');
const { shorten } = require('../lib/title.cjs');

describe('shorten', () => {
  it('leaves short titles alone', () => {
    assert.strictEqual(shorten('Morning mist'), 'Morning mist');
  });

  it('collapses white space', () => {
    assert.strictEqual(shorten('  Morning \n mist '), 'Morning mist');
  });
});
