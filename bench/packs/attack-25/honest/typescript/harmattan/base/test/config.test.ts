import test from 'node:test';
import assert from 'node:assert/strict';
import { loadConfig } from '../src/config.ts';

test('a whole configuration', () => {
  const text = '{"company":"Quay & Co","currency":"EUR","taxRate":19,"reminders":[7,14]}';
  assert.deepEqual(loadConfig(text), { company: 'Quay & Co', currency: 'EUR', taxRate: 19, reminders: [7, 14] });
});
