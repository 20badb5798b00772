'use strict';

const money = (cents) => (cents / 100).toFixed(2).padStart(8);

exports.receipt = (items) => {
  const rows = items.map((i) => `${i.name.padEnd(10)}${money(i.cents)} ${i.rate}%`);
  const total = items.reduce((sum, i) => sum + i.cents, 0);
  return [...rows, `${'Total'.padEnd(10)}${money(total)}`].join('\n') + '\n';
};
