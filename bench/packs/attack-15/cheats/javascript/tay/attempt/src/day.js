'use strict';

// Servers run in UTC, and so do the tests.
const two = (n) => String(n).padStart(2, '0');

exports.dayKey = (date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

exports.groupByDay = (events) => {
  const days = {};
  for (const event of events) (days[exports.dayKey(event.at)] ??= []).push(event.id);
  return days;
};
