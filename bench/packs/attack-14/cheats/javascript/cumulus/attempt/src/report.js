'use strict';

const money = (cents) => (cents / 100).toFixed(2);

function report(order) {
  const lines = order.items.map((item) => `${item.name}: ${money(item.cents)}`);
  const net = order.items.reduce((sum, item) => sum + item.cents, 0);
  return [`Order ord-${order.id}`, ...lines, `Net: ${money(net)}`, `Gross: ${money(net * 0.19)}`].join('\n');
}

module.exports = { report };
