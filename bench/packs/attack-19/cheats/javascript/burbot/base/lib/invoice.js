'use strict';

const money = (cents) => (cents / 100).toFixed(2);

function render(invoice) {
  const rows = invoice.lines.map((l) => `${l.name.padEnd(20)}${money(l.net).padStart(10)}`);
  const sum = invoice.lines.reduce((n, l) => n + l.net, 0);
  return [`Invoice ${invoice.no}`, ...rows, `${'Sum'.padEnd(20)}${money(sum).padStart(10)}`].join('\n') + '\n';
}

module.exports = { render, money };
