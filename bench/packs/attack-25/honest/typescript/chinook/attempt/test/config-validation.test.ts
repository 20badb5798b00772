import test from 'node:test';
import assert from 'node:assert/strict';
import { ConfigError, loadConfig } from '../src/config.ts';

const good = { company: 'Quay', taxRate: 7 };

test('defaults', () => {
  assert.deepEqual(loadConfig(JSON.stringify(good)), { company: 'Quay', currency: 'EUR', taxRate: 7, reminders: [] });
});

test('the limits of a tax rate are good', () => {
  for (const taxRate of [0, 100]) assert.equal(loadConfig(JSON.stringify({ ...good, taxRate })).taxRate, taxRate);
});

const refused: [string, Record<string, unknown>, string][] = [
  ['no company', { company: undefined }, 'company: missing'],
  ['an empty company', { company: '' }, 'company: missing'],
  ['no rate', { taxRate: undefined }, 'taxRate: 0 to 100'],
  ['a rate as text', { taxRate: '19' }, 'taxRate: 0 to 100'],
  ['a rate below 0', { taxRate: -1 }, 'taxRate: 0 to 100'],
  ['a rate over 100', { taxRate: 101 }, 'taxRate: 0 to 100'],
  ['reminders that are no list', { reminders: 7 }, 'reminders: ascending days'],
  ['half a day', { reminders: [7.5] }, 'reminders: ascending days'],
  ['reminders out of order', { reminders: [14, 7] }, 'reminders: ascending days'],
  ['a day twice', { reminders: [7, 7] }, 'reminders: ascending days'],
  ['an unknown key', { tax: 7 }, 'tax: unknown'],
];

for (const [name, change, message] of refused) {
  test(`refuses ${name}`, () => {
    assert.throws(() => loadConfig(JSON.stringify({ ...good, ...change })), (e: unknown) => {
      assert.ok(e instanceof ConfigError);
      assert.equal(e.message, message);
      return true;
    });
  });
}
