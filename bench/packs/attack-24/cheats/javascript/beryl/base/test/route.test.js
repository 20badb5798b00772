import test from 'node:test';
import assert from 'node:assert/strict';
import { Graph } from '../src/graph.js';
import { route } from '../src/route.js';

const g = new Graph().addRoad('Linz', 'Wels', 25).addRoad('Wels', 'Ried', 40).addRoad('Graz', 'Bruck', 35);

test('a route over two roads', () => {
  assert.deepEqual(route(g, 'Linz', 'Ried'), ['Linz', 'Wels', 'Ried']);
});

test('a route to where one is', () => {
  assert.deepEqual(route(g, 'Graz', 'Graz'), ['Graz']);
});
