import { test } from 'node:test';
import assert from 'node:assert/strict';
import { sample } from './sample.js';

test('in order of creation', () => assert.deepEqual(sample().all().map((note) => note.id), ['b', 'a']));
test('by tag', () => assert.deepEqual(sample().tagged('home').map((note) => note.id), ['b']));
test('ids are unique', () => assert.throws(() => sample().add({ id: 'a', created: 0 }), /there is a note a/));
