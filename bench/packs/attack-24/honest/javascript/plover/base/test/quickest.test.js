import test from 'node:test';
import assert from 'node:assert/strict';
import { Graph } from '../src/graph.js';
import { route } from '../src/route.js';

const g = new Graph()
  .addRoad('Linz', 'Graz', 170)
  .addRoad('Linz', 'Steyr', 40)
  .addRoad('Steyr', 'Liezen', 60)
  .addRoad('Liezen', 'Graz', 55)
  .addRoad('Steyr', 'Graz', 140);

test('the quickest route wins over the one with the fewest stops', () => {
  assert.deepEqual(route(g, 'Linz', 'Graz'), ['Linz', 'Steyr', 'Liezen', 'Graz']);
  assert.deepEqual(route(g, 'Steyr', 'Graz'), ['Steyr', 'Liezen', 'Graz']);
});
