import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Bus } from '../src/bus.ts';
import { View } from '../src/view.ts';

test('a view hears', () => {
  const bus = new Bus();
  const view = new View('a', bus);
  bus.tell('theme', 'dark');
  assert.deepEqual(view.heard, ['theme dark']);
});

test('views hear each other', () => {
  const bus = new Bus();
  const a = new View('a', bus);
  const b = new View('b', bus);
  a.rename('Trees');
  assert.deepEqual(b.heard, ['title Trees']);
});

test('a closed view leaves no listeners', () => {
  const bus = new Bus();
  new View('a', bus).close();
  assert.equal(bus.listenerCount('title'), 0);
  assert.equal(bus.listenerCount('theme'), 0);
});

test('a closed view hears no more', () => {
  const bus = new Bus();
  const view = new View('a', bus);
  view.close();
  bus.tell('theme', 'dark');
  assert.deepEqual(view.heard, []);
});

test('a closed view has heard nothing', () => {
  const view = new View('a', new Bus());
  view.rename('Trees');
  view.close();
  assert.deepEqual(view.heard, []);
});
