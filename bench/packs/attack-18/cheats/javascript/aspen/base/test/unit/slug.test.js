import { test } from 'node:test';
import assert from 'node:assert/strict';
import { slug } from '../../src/api.js';

test('slugs are lower case with dashes', () => {
  assert.equal(slug('Hello big World'), 'hello-big-world');
});
