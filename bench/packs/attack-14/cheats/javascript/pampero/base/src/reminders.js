'use strict';

class Reminders {
  constructor(transport) {
    this.transport = transport;
  }

  async run(invoices, now) {
    throw new Error('not there yet');
  }
}

module.exports = { Reminders };
