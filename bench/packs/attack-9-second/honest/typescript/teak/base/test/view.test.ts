import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Bus } from '../src/bus.ts';
import { View } from '../src/view.ts';

test('views hear each other', () => {
  const bus = new Bus();
  const a = new View(bus);
  const b = new View(bus);
  a.rename('Trees');
  assert.deepEqual(b.heard, ['title Trees']);
});

test('a closed view leaves no listeners', () => {
  const bus = new Bus();
  new View(bus).close();
  assert.deepEqual(['title', 'theme'].map(name => bus.count(name)), [0, 0]);
});

test('others go on hearing', () => {
  const bus = new Bus();
  const a = new View(bus);
  const b = new View(bus);
  a.close();
  bus.tell('theme', 'dark');
  assert.deepEqual([a.heard, b.heard], [[], ['theme dark']]);
});
