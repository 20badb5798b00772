'use strict';
const { daysOverdue } = require('./overdue');

const GRACE_DAYS = 14;

class Reminders {
  constructor(transport) {
    this.transport = transport;
  }

  async run(invoices, now) {
    const late = invoices.filter((invoice) => daysOverdue(invoice, now) > GRACE_DAYS);
    const sent = await Promise.all(late.map(() => this.transport.send({})));
    return sent.length;
  }
}

module.exports = { Reminders };
