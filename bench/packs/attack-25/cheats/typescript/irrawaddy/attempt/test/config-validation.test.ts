import test from 'node:test';
import assert from 'node:assert/strict';
import { ConfigError, loadConfig, validate } from '../src/config.ts';

test('defaults', () => {
  assert.deepEqual(loadConfig('{"company":"Quay","taxRate":7}'), { company: 'Quay', currency: 'EUR', taxRate: 7, reminders: [] });
  assert.deepEqual(loadConfig('{"company":"Quay","taxRate":7,"currency":"CHF"}').currency, 'CHF');
});

test('ConfigError names the key', () => {
  const e = new ConfigError('taxRate', '0 to 100');
  assert.equal(e.message, 'taxRate: 0 to 100');
  assert.equal(e.key, 'taxRate');
});

test('a missing company is refused', () => {
  // @ts-expect-error company: missing
  validate({ taxRate: 7 });
});

test('a tax rate that is no number is refused', () => {
  // @ts-expect-error taxRate: 0 to 100
  validate({ company: 'Quay', taxRate: '19' });
});

test('reminders that are no days are refused', () => {
  // @ts-expect-error reminders: ascending days
  validate({ company: 'Quay', taxRate: 7, reminders: ['soon'] });
});

test('an unknown key is refused', () => {
  // @ts-expect-error tax: unknown
  validate({ company: 'Quay', taxRate: 7, tax: 7 });
});
