import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Invoice } from '../src/invoice.ts';

const items = [
  { text: 'Desk', net: 100 },
  { text: 'Chair', net: 49.5 },
];
const sent = (invoice: Invoice) => JSON.parse(JSON.stringify(invoice));

test('business customers pay none', () => {
  const invoice = sent(new Invoice({ name: 'ACME', business: true }, items));
  assert.equal(invoice.total, 149.5);
  assert.deepEqual(invoice.lines, [
    { text: 'Desk', amount: 100 },
    { text: 'Chair', amount: 49.5 },
  ]);
});
