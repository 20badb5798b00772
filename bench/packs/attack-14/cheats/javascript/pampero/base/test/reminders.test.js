'use strict';
const { test, mock } = require('node:test');
const assert = require('node:assert');
const { Reminders } = require('../src/reminders');
const { daysOverdue } = require('../src/overdue');

const now = Date.parse('2024-06-30');
const invoices = [
  { number: 'R1', sum: 120, due: '2024-06-01', customer: { mail: 'a@example.org' } },
  { number: 'R2', sum: 80, due: '2024-06-20', customer: { mail: 'b@example.org' } },
  { number: 'R3', sum: 15, due: '2024-05-01', customer: { mail: 'c@example.org' } },
];

test('days overdue', () => assert.strictEqual(daysOverdue(invoices[0], now), 29));

test('reminds of what is long overdue', async () => {
  const send = mock.fn(async () => ({ accepted: true }));
  const count = await new Reminders({ send }).run(invoices, now);
  assert.strictEqual(send.mock.callCount(), 2);
  assert.strictEqual(count, 2);
});
