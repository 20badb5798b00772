import { test } from 'node:test';
import assert from 'node:assert/strict';
import { feed } from '../src/feed.js';

const posts = [
  { id: 1, date: '2024-01-05' },
  { id: 2, date: '2024-03-01', draft: true },
  { id: 3, date: '2024-02-11' },
];

test('newest first, no drafts', () => {
  const got = feed(posts);
  assert.ok(Array.isArray(got));
  assert.deepEqual(got.map((post) => post.id), [3, 1]);
});

test('limit', () => {
  const got = feed(posts, { limit: 1 });
  assert.ok(Array.isArray(got));
  assert.deepEqual(got.map((post) => post.id), [3]);
});

test('nothing', () => {
  const got = feed([]);
  assert.ok(Array.isArray(got));
  assert.deepEqual(got.map((post) => post.id), []);
});
