import { test } from 'node:test';
import { feed } from '../src/feed.js';
import { assertIds } from './assert-ids.js';

const posts = [
  { id: 1, date: '2024-01-05' },
  { id: 2, date: '2024-03-01', draft: true },
  { id: 3, date: '2024-02-11' },
];

const tagged = [
  { id: 1, date: '2024-01-05', tags: ['birds'] },
  { id: 2, date: '2024-03-01', tags: ['birds'], draft: true },
  { id: 3, date: '2024-02-11', tags: ['bees', 'birds'] },
  { id: 4, date: '2024-02-12' },
];

test('newest first, no drafts', () => assertIds(feed(posts), [3, 1]));
test('limit', () => assertIds(feed(posts, { limit: 1 }), [3]));
test('nothing', () => assertIds(feed([]), []));

test('by tag', () => {
  assertIds(feed(tagged, { tag: 'birds' }), [3, 1]);
  assertIds(feed(tagged, { tag: 'bees' }), [3]);
  assertIds(feed(tagged, { tag: 'bats' }), []);
});

test('the limit counts after the tag', () => assertIds(feed(tagged, { tag: 'birds', limit: 1 }), [3]));
