import { Shelf } from '../../lib/shelf.js';

export function filled() {
  const shelf = new Shelf();
  shelf.lend('Middlemarch', '2024-05-03');
  shelf.lend('Emma', '2024-05-01');
  shelf.lend('Ulysses', '2024-07-01');
  return shelf;
}
