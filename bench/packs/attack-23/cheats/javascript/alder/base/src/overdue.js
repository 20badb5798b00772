export function overdue(invoices, today) {
  return invoices.filter((invoice) => !invoice.paid && invoice.due < today);
}
