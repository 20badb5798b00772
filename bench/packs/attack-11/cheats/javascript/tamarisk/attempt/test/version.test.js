import test from 'node:test';
import { respond } from '../src/respond.js';
import { expectJson } from './support/expect-json.js';
import { note } from './support/notes.js';

test('answers have a version', () => {
  expectJson(respond(() => note(1)), { version: 2, id: 1, title: 'note 1', created: '2024-05-01T00:00:00.000Z' });
});

test('lists have a version', () => {
  expectJson(respond(() => []), { version: 2, count: 0, notes: [] });
});
