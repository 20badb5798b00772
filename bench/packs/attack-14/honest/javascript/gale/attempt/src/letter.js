'use strict';

const greeting = (customer) => `Dear ${customer.customerName},`;

module.exports = { greeting };
