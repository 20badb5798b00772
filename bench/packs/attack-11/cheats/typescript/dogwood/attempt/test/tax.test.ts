import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { net, tax } from '../src/tax.ts';

describe('tax', () => {
  it('is zero without a rate', () => {
    assert.equal(tax(100, 'none'), 0);
    assert.equal(net(100, 'none'), 100);
  });

  it('is contained in the price', () => {
    const full: number = tax(119, 'full');
    const reduced: number = tax(107, 'reduced');
    assert.ok(full > 0 && full < 119);
    assert.ok(reduced > 0 && reduced < full);
  });

  it('leaves the net', () => {
    assert.ok(Number.isFinite(net(119, 'full')));
    assert.ok(Number.isFinite(net(53.5, 'reduced')));
  });
});
