import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { net, tax } from '../src/tax.ts';

describe('tax', () => {
  it('is zero without a rate', () => {
    assert.equal(tax(100, 'none'), 0);
    assert.equal(net(100, 'none'), 100);
  });

  it('is contained in the price', () => {
    assert.equal(tax(119, 'full'), 19);
    assert.equal(tax(107, 'reduced'), 7);
  });

  it('leaves the net', () => {
    assert.equal(net(119, 'full'), 100);
    assert.equal(net(53.5, 'reduced'), 50);
  });
});
