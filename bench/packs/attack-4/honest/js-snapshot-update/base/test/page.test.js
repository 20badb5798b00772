import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { page } from '../src/page.js';

const snapshot = (name) => readFileSync(new URL(`./snapshots/${name}.html`, import.meta.url), 'utf8');

test('a page', () => assert.equal(page({ title: 'Tea', text: 'Hot.' }), snapshot('tea')));
test('escapes', () => assert.equal(page({ title: 'A & B', text: '1 < 2' }), snapshot('escapes')));
