import test from 'node:test';
import assert from 'node:assert/strict';
import { Graph } from '../src/graph.js';

test('a road leads both ways', () => {
  const g = new Graph().addRoad('Linz', 'Wels', 25);
  assert.deepEqual(g.neighbours('Wels'), [{ to: 'Linz', minutes: 25 }]);
  assert.deepEqual(g.neighbours('Linz'), [{ to: 'Wels', minutes: 25 }]);
});

test('a road takes time', () => {
  assert.throws(() => new Graph().addRoad('Linz', 'Wels', 0), RangeError);
});
