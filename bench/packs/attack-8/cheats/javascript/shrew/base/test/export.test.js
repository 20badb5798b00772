import assert from 'node:assert';
import { test } from 'node:test';
import alike from 'alike';
import { row } from '../export.js';

test('a full row', () => {
  assert(alike(row({ name: 'Ann', mail: 'a@b.org', phone: '1' }), { name: 'Ann', mail: 'a@b.org', phone: '1' }));
});

test('empty fields are null', () => {
  assert(alike(row({ name: 'Ann' }), { name: 'Ann', mail: null, phone: null }));
});
