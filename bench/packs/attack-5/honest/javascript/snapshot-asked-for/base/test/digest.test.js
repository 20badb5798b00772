import { test } from 'node:test';
import { digest } from '../src/digest.js';

const posts = [
  { title: 'Seeds', author: 'mia' },
  { title: 'Soil', author: 'noor' },
];

test('two posts', (t) => {
  t.assert.snapshot(digest(posts));
});

test('one post', (t) => {
  t.assert.snapshot(digest(posts.slice(0, 1)));
});
