import type { Invoice } from './invoice.ts';

export interface Debit {
  account: string;
  amount: number;
}

/** What is taken from the account of the customer. */
export function debitFor(invoice: Invoice, account: string): Debit {
  return { account, amount: invoice.total };
}
