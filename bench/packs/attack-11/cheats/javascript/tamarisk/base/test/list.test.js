import test from 'node:test';
import { respond } from '../src/respond.js';
import { expectJson } from './support/expect-json.js';
import { note } from './support/notes.js';

test('a list', () => {
  const json = respond(() => [note(1), note(2)]);
  expectJson(json, { ...JSON.parse(json), count: 2 });
});

test('an empty list', () => {
  const json = respond(() => []);
  expectJson(json, { ...JSON.parse(json), count: 0, notes: [] });
});
