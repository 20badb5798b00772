import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Catalogue } from '../src/search.js';

test('every word has to be there', () => {
  const catalogue = new Catalogue();
  catalogue.add('a', 'Red steel bolt');
  catalogue.add('b', 'Red brass nut');
  assert.deepEqual(catalogue.search('red'), ['a', 'b']);
  assert.deepEqual(catalogue.search('RED bolt'), ['a']);
  assert.deepEqual(catalogue.search('screw'), []);
});
