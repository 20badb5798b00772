import assert from 'node:assert/strict';
import test from 'node:test';
import { Shelf } from '../src/shelf.ts';

test('a book is found', () => {
  const shelf = new Shelf();
  shelf.books.push({ title: 'Emma', year: 1815 });
  assert.equal(shelf.find('Emma').year, 1815);
});
