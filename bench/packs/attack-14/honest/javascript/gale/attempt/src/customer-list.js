'use strict';

const sortCustomers = (customers) =>
  [...customers].sort((a, b) => a.last.localeCompare(b.last) || a.first.localeCompare(b.first));
const customersIn = (customers, city) => customers.filter((customer) => customer.city === city);

module.exports = { sortCustomers, customersIn };
