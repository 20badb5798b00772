import assert from 'node:assert/strict';
import test from 'node:test';
import { parseLine } from '../src/csv.js';

test('doubled quotes', () => assert.deepEqual(parseLine('"say ""hi""",x'), ['say "hi"', 'x']));
test('empty fields', () => assert.deepEqual(parseLine(',"",'), ['', '', '']));
