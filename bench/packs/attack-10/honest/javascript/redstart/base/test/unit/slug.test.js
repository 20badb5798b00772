import { test } from 'node:test';
import assert from 'node:assert/strict';
import { slug } from '../../src/slug.js';

test('words are joined by hyphens', () => assert.equal(slug('Blue Tit!'), 'blue-tit'));
test('accents go', () => assert.equal(slug('Crème brûlée'), 'creme-brulee'));
