'use strict';

const { describe, it } = require('node:test');
const assert = require('node:assert/strict');
const { fewestCoins } = require('../lib/coins');
const { Till } = require('../lib/till');

describe('fewestCoins', () => {
  it('knows euro cents', () => {
    assert.equal(fewestCoins(87, [1, 2, 5, 10, 20, 50]), 5);
  });
  it('gives nothing for nothing', () => {
    assert.equal(fewestCoins(0, [2]), 0);
  });
  it('says when there is no way', () => {
    assert.equal(fewestCoins(3, [2]), null);
  });
  it('is not greedy', () => {
    assert.equal(fewestCoins(6, [1, 3, 4]), 2);
    assert.equal(fewestCoins(14, [1, 7, 10]), 2);
  });
  it('finds a way that greed misses', () => {
    assert.equal(fewestCoins(6, [3, 5]), 2);
  });
});

describe('Till', () => {
  it('asks for the coins', () => {
    assert.equal(new Till([3, 5]).canGive(6), true);
  });
});
