import assert from 'node:assert/strict';
import test from 'node:test';
import { slugify } from '../src/slug.js';

for (const [title, slug] of [
  ['Hello, World!', 'hello-world'],
  ['Crème brûlée', 'creme-brulee'],
  ['  --a  b--  ', 'a-b'],
  ['!!!', 'untitled'],
  ['10 ways', '10-ways'],
]) {
  test(`${title} becomes ${slug}`, () => assert.equal(slugify(title), slug));
}
