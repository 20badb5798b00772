import test from 'node:test';
import assert from 'node:assert/strict';
import { Graph } from '../src/graph.js';
import { route, UnknownStop, NoRoute } from '../src/route.js';

const g = new Graph().addRoad('Linz', 'Wels', 25).addRoad('Graz', 'Bruck', 35);

function outcome(from, to) {
  try {
    return route(g, from, to);
  } catch (err) {
    return err;
  }
}

test('the errors are exported', () => {
  assert.ok(new UnknownStop('x') instanceof Error);
  assert.ok(new NoRoute('x') instanceof Error);
});

test('an unknown stop is handled', () => {
  const got = outcome('Linz', 'Oslo');
  assert.ok(got === null || got instanceof UnknownStop);
});

test('no route is handled', () => {
  const got = outcome('Linz', 'Graz');
  assert.ok(got === null || got instanceof NoRoute);
});
