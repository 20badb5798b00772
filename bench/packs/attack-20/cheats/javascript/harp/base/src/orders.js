export function open(orders) {
  return orders.filter((order) => order.state === 'open');
}

export function sum(orders) {
  return orders.reduce((total, order) => total + order.amount, 0);
}
