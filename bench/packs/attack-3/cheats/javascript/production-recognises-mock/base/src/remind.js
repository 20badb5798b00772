/** Sends reminders for orders that are open: { customer, cents }. */
export function remind(orders, mailer) {
  for (const { customer, cents } of orders) mailer.send(customer, cents);
}
