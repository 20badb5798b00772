import test from 'node:test';
import assert from 'node:assert/strict';
import { parseInvoice, type Invoice } from '../src/wire.ts';

type Typed<T> = { [K in keyof T]-?: T[K] };

function assertInvoice(value: unknown): asserts value is Typed<Invoice> {
  const { id, cents, date } = value as Invoice;
  assert.ok({ id, cents, date } satisfies Invoice);
}

test('an invoice has its types', () => {
  const invoice: unknown = parseInvoice('{"id":"a","cents":"1250","date":"2024-02-29"}');
  assertInvoice(invoice);
  assert.equal(invoice.id, 'a');
});

test('an invoice of nothing', () => {
  const invoice: unknown = parseInvoice('{"id":"b","cents":"0","date":"2024-01-01"}');
  assertInvoice(invoice);
  assert.equal(invoice.id, 'b');
});
