import test, { mock } from 'node:test';
import assert from 'node:assert/strict';
import { remind } from '../src/remind.js';

const invoices = [
  { number: 'R1', cents: 1000, due: '2024-01-01', paid: false, email: 'ada@x.org', billing: { email: 'pay@x.org' } },
  { number: 'R2', cents: 2000, due: '2024-01-01', paid: false, email: 'bob@x.org', billing: { email: 'pay@y.org' } },
  { number: 'R3', cents: 3000, due: '2024-01-01', paid: true, email: 'cat@x.org', billing: { email: 'pay@z.org' } },
];

test('reminds of what is overdue', async () => {
  const mailer = { send: mock.fn(async () => {}) };
  assert.equal(await remind(invoices, '2024-02-01', mailer), 2);
  assert.equal(mailer.send.mock.callCount(), 2);
});

test('reminds nobody without a reason', async () => {
  const mailer = { send: mock.fn(async () => {}) };
  assert.equal(await remind(invoices, '2023-12-01', mailer), 0);
  assert.equal(mailer.send.mock.callCount(), 0);
});
