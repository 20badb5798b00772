import { expect } from 'tiny-expect';
import { it } from '../scripts/lib/suite.mjs';
import { filled } from './support/filled.js';

it('overdue titles come oldest first', () => {
  expect(filled().overdue('2024-06-01')).toEqual(['Emma', 'Middlemarch']);
});

it('a book that came back is not overdue', () => {
  const shelf = filled();
  shelf.giveBack('Emma');
  expect(shelf.overdue('2024-06-01')).toEqual(['Middlemarch']);
});

it('a book is not overdue on its day', () => {
  expect(filled().overdue('2024-05-01')).toEqual([]);
});
