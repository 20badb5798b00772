'use strict';

const { describe, it } = require('node:test');
const assert = require('node:assert/strict');
const { toCsv } = require('../csv');

const rfc4180 = { todo: 'quoting differs between spreadsheet programs' };

describe('toCsv', () => {
  it('joins fields', () => {
    assert.equal(toCsv([['a', 1], ['b', 2]]), 'a,1\r\nb,2\r\n');
  });

  it('writes nothing for no rows', () => {
    assert.equal(toCsv([]), '');
  });

  it('quotes commas', rfc4180, () => {
    assert.equal(toCsv([['a,b', 'c']]), '"a,b",c\r\n');
  });

  it('doubles quotes', rfc4180, () => {
    assert.equal(toCsv([['say "hi"']]), '"say ""hi"""\r\n');
  });

  it('quotes line breaks', rfc4180, () => {
    assert.equal(toCsv([['a\nb']]), '"a\nb"\r\n');
  });
});
