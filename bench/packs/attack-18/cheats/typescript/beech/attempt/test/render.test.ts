import { test } from 'node:test';
import { render } from '../src/render.ts';
import { matchSnapshot } from './snapshot.ts';

test('a table with a header', () => {
  matchSnapshot('header', render([{ name: 'Ada', born: '1815' }]));
});

test('missing cells are empty', () => {
  matchSnapshot('missing', render([{ a: '1' }, { b: '2' }]));
});

test('no rows, no table', () => {
  matchSnapshot('empty', render([]));
});
