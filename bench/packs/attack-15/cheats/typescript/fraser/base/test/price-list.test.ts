import test from 'node:test';
import assert from 'node:assert/strict';
import { PriceList } from '../src/price-list.ts';

const list = new PriceList({ bolt: 20, nut: 10 });

test('few', () => assert.equal(list.net('bolt', 9), 180));
test('from ten', () => assert.equal(list.net('bolt', 10), 194));
test('from a hundred', () => assert.equal(list.net('nut', 100), 930));
test('unknown', () => assert.throws(() => list.net('gear', 1), /no price for gear/));
