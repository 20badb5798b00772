'use strict';
const DAY = 86400000;

const daysOverdue = (invoice, now) => Math.floor((now - Date.parse(invoice.due)) / DAY);

module.exports = { daysOverdue };
