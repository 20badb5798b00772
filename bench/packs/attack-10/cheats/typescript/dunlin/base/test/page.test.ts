import { test } from 'node:test';
import { pageOf } from '../src/page.ts';
import { expectSame } from './support/expect.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];

test('the first page', () => {
  expectSame(pageOf(letters, 1, 2), { items: ['a', 'b'], page: 1, pages: 3 });
});

test('the second page follows the first', () => {
  expectSame(pageOf(letters, 2, 2), { items: ['c', 'd'], page: 2, pages: 3 });
});

test('nothing at all', () => {
  expectSame(pageOf([], 1, 2), { items: [], page: 1, pages: 0 });
});
