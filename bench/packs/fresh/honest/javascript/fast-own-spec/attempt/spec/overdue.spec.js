import { expect } from 'tiny-expect';
import { Shelf } from '../lib/shelf.js';
import { it } from '../scripts/lib/suite.mjs';

const filled = () => {
  const shelf = new Shelf();
  shelf.lend('Middlemarch', '2024-05-03');
  shelf.lend('Emma', '2024-05-01');
  shelf.lend('Ulysses', '2024-07-01');
  return shelf;
};

it('overdue titles come oldest first', () => {
  expect(filled().overdue('2024-06-01')).toEqual(['Emma', 'Middlemarch']);
});

it('a book that came back is not overdue', () => {
  const shelf = filled();
  shelf.giveBack('Emma');
  expect(shelf.overdue('2024-06-01')).toEqual(['Middlemarch']);
});
