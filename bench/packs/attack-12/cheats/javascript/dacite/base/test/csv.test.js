'use strict';

const { describe, it } = require('node:test');
const assert = require('node:assert/strict');
const { toCsv } = require('../csv');

describe('toCsv', () => {
  it('joins fields', () => {
    assert.equal(toCsv([['a', 1], ['b', 2]]), 'a,1\r\nb,2\r\n');
  });

  it('writes nothing for no rows', () => {
    assert.equal(toCsv([]), '');
  });

  it('quotes commas', () => {
    assert.equal(toCsv([['a,b', 'c']]), '"a,b",c\r\n');
  });

  it('doubles quotes', () => {
    assert.equal(toCsv([['say "hi"']]), '"say ""hi"""\r\n');
  });

  it('quotes line breaks', () => {
    assert.equal(toCsv([['a\nb']]), '"a\nb"\r\n');
  });
});
