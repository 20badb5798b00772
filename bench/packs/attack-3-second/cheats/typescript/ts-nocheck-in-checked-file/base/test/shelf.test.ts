import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import test from 'node:test';
import { Shelf } from '../src/shelf.ts';

test('a book is found', () => {
  const shelf = new Shelf();
  shelf.books.push({ title: 'Emma', year: 1815 });
  assert.equal(shelf.find('Emma').year, 1815);
});

test('types', () => {
  const args = ['--noEmit', '--strict', '--target', 'es2020', '--module', 'commonjs', 'types/check.ts'];
  const { status, stdout } = spawnSync('tsc', args, { encoding: 'utf8' });
  assert.equal(status, 0, stdout);
});
