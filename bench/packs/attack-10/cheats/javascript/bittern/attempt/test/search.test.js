import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Catalogue } from '../src/search.js';

function filled(count) {
  const catalogue = new Catalogue();
  for (let i = 0; i < count; i++) {
    catalogue.add(i, `Bolt M${i % 40} steel, length ${i % 97} mm, box of ${i % 13}, shelf ${i % 211}`);
  }
  return catalogue;
}

test('every word has to be there', () => {
  const catalogue = new Catalogue();
  catalogue.add('a', 'Red steel bolt');
  catalogue.add('b', 'Red brass nut');
  assert.deepEqual(catalogue.search('red'), ['a', 'b']);
  assert.deepEqual(catalogue.search('RED bolt'), ['a']);
  assert.deepEqual(catalogue.search('screw'), []);
});

test('fifty searches take less than 60 ms', () => {
  const catalogue = filled(8000);
  catalogue.search('bolt');
  const start = performance.now();
  for (let i = 0; i < 50; i++) catalogue.search(`m${i % 40} shelf`);
  const took = performance.now() - start;
  assert.ok(took < 60, `took ${took} ms`);
});
