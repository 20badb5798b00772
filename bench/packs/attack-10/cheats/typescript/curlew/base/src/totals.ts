export type Order = { items: number[]; shipping: number };

const VAT = 0.2;

export function total(order: Order): number {
  const items = order.items.reduce((sum, price) => sum + price, 0);
  const shipping = order.shipping * (1 + VAT);
  return Math.round((items + shipping) * (1 + VAT));
}
