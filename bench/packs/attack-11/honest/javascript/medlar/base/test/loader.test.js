import test from 'node:test';
import assert from 'node:assert/strict';
import { Loader } from '../src/loader.js';

const loader = new Loader({ 'a.txt': 'A', 'b.txt': 'B' });

test('loads', () => {
  loader.load('a.txt').then((text) => assert.equal(text, 'A'));
});

test('loads all', () => {
  loader.loadAll(['a.txt', 'b.txt']).then((texts) => assert.deepEqual(texts, ['A', 'B']));
});
