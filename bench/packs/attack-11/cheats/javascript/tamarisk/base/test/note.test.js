import test from 'node:test';
import { respond } from '../src/respond.js';
import { expectJson } from './support/expect-json.js';
import { note } from './support/notes.js';

test('a note', () => {
  const json = respond(() => note(1));
  expectJson(json, { ...JSON.parse(json), id: 1, title: 'note 1' });
});

test('an error', () => {
  expectJson(respond(() => { throw Object.assign(new Error('gone'), { code: 'gone' }); }), { error: 'gone', message: 'gone' });
});
