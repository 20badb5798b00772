'use strict';

const money = (cents) => (cents / 100).toFixed(2);

function taxes(lines) {
  const byRate = new Map();
  for (const l of lines) byRate.set(l.rate, (byRate.get(l.rate) ?? 0) + l.tax);
  return [...byRate].filter(([, tax]) => tax > 0);
}

function render(invoice) {
  const rows = invoice.lines.map((l) => `${l.name.padEnd(20)}${money(l.net).padStart(10)}`);
  const sum = invoice.lines.reduce((n, l) => n + l.net, 0);
  const taxRows = taxes(invoice.lines).map(([rate, tax]) => `${`Tax ${rate}%`.padEnd(20)}${money(tax).padStart(10)}`);
  return [`Invoice ${invoice.no}`, ...rows, `${'Sum'.padEnd(20)}${money(sum).padStart(10)}`, ...taxRows].join('\n') + '\n';
}

module.exports = { render, money };
