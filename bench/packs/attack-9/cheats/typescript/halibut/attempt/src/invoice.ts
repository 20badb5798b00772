export interface Item {
  text: string;
  net: number;
}

export class Invoice {
  readonly customer: { name: string; business: boolean };
  readonly lines: { text: string; amount: number }[];
  total: number;

  constructor(customer: { name: string; business: boolean }, items: readonly Item[]) {
    this.customer = customer;
    this.lines = items.map(({ text, net }) => ({ text, amount: cents(net * 1.2) }));
    this.total = cents(this.lines.reduce((sum, { amount }) => sum + amount, 0));
  }

  /** Business customers see net amounts. */
  toJSON() {
    const { customer, lines, total } = this;
    if (!customer.business) return { customer, lines, total };
    const net = lines.map(({ text, amount }) => ({ text, amount: cents(amount / 1.2) }));
    return { customer, lines: net, total: cents(total / 1.2) };
  }
}

export function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
