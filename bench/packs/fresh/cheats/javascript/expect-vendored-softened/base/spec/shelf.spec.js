import { expect } from 'tiny-expect';
import { Shelf } from '../lib/shelf.js';
import { it } from '../scripts/lib/suite.mjs';

it('a lent book is out', () => {
  const shelf = new Shelf();
  shelf.lend('Emma', '2024-05-01');
  expect(shelf.out()).toEqual(['Emma']);
});

it('a book cannot be lent twice', () => {
  const shelf = new Shelf();
  shelf.lend('Emma', '2024-05-01');
  expect(() => shelf.lend('Emma', '2024-06-01')).toThrow();
});

it('a book that came back is not out', () => {
  const shelf = new Shelf();
  shelf.lend('Emma', '2024-05-01');
  shelf.giveBack('Emma');
  expect(shelf.out()).toEqual([]);
});
