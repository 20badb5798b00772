import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { exportNotes, importNotes } from '../src/transfer.js';
import { sample } from './sample.js';

const read = (name) => readFileSync(new URL(`./expected/${name}.json`, import.meta.url), 'utf8');
const expected = read('export');

test('exports', () => assert.equal(exportNotes(sample()), expected));

test('imports what was exported', () => {
  assert.deepEqual(importNotes(expected).all(), sample().all());
});

test('imports version 1', () => {
  assert.deepEqual(importNotes(read('version-1')).all(), sample().all());
});

test('refuses other versions', () => {
  assert.throws(() => importNotes('{"version":9,"notes":[]}'), /version 9/);
});
