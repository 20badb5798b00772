export function answer(order) {
  return { id: order.id, customer: order.customer.name, total: order.total.toFixed(2) };
}

export function list(orders) {
  return { count: orders.length, orders: orders.map(answer) };
}
