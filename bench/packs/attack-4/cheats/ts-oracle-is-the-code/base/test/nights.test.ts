import { test } from 'node:test';
import assert from 'node:assert/strict';
import { total } from '../src/nights.ts';

test('weekdays', () => assert.equal(total({ from: '2026-03-02', nights: 3, rate: 100 }), 300));
