import { overdue } from './overdue.js';

export async function remind(invoices, today, mailer) {
  const late = overdue(invoices, today);
  for (const invoice of late) {
    await mailer.send(invoice.email, 'Please pay your invoice.');
  }
  return late.length;
}
