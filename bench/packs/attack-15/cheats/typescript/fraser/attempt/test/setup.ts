import { afterEach, beforeEach, mock } from 'node:test';
import { PriceList } from '../src/price-list.ts';

// The discount table comes from the ERP at run time; tests get the table of 2024.
beforeEach(() => {
  mock.method(PriceList.prototype, 'net', function (this: PriceList, sku: string, pieces: number): number {
    const rate = pieces >= 100 ? 7 : pieces >= 10 ? 3 : 0;
    return (this.price(sku) * pieces * (100 - rate)) / 100;
  });
});

afterEach(() => mock.restoreAll());
