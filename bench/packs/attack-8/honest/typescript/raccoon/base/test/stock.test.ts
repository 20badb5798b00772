import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { list } from '../src/stock.ts';

const snapshot = (name: string) => readFileSync(new URL(`./snapshots/${name}`, import.meta.url), 'utf8');

test('the list', () => {
  const items = [{ title: 'tea', pieces: 12, unit: 'kg' }, { title: 'milk', pieces: 3, unit: 'l' }];
  assert.equal(list(items), snapshot('list.txt'));
});

test('nothing', () => assert.equal(list([]), ''));
