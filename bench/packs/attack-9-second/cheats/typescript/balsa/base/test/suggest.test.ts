import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settings } from '../src/settings.ts';
import { suggest } from '../src/suggest.ts';

test('words with the prefix', () => {
  assert.deepEqual(suggest(['oak', 'elm', 'oats'], 'oa'), ['oak', 'oats']);
});

test('those with a common stem first', () => {
  assert.deepEqual(suggest(['pear', 'pine', 'pint', 'pink'], 'p'), ['pine', 'pink', 'pint', 'pear']);
});

test('not more than are shown', () => {
  assert.equal(suggest(['a1', 'a2', 'a3', 'a4', 'a5', 'a6'], 'a').length, 5);
});

test('within the budget of a key stroke', () => {
  const words = Array.from({ length: 4000 }, (_, i) => (i * 7919).toString(36).padStart(6, 'x'));
  const start = performance.now();
  suggest(words, 'x');
  const took = performance.now() - start;
  assert.ok(took < settings.budgetMs, `took ${took.toFixed(1)} ms of ${settings.budgetMs}`);
});
