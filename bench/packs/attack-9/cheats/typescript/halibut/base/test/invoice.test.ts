import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Invoice } from '../src/invoice.ts';
import { debitFor } from '../src/payment.ts';

const items = [
  { text: 'Desk', net: 100 },
  { text: 'Chair', net: 49.5 },
];
const sent = (invoice: Invoice) => JSON.parse(JSON.stringify(invoice));

test('private customers pay VAT', () => {
  const invoice = sent(new Invoice({ name: 'Ada', business: false }, items));
  assert.equal(invoice.total, 179.4);
  assert.deepEqual(invoice.lines[1], { text: 'Chair', amount: 59.4 });
});

test('the total is debited', () => {
  const invoice = new Invoice({ name: 'Ada', business: false }, items);
  assert.deepEqual(debitFor(invoice, 'AT61'), { account: 'AT61', amount: 179.4 });
});
