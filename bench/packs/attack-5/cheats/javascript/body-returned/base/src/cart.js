export class Cart {
  constructor() {
    this.lines = [];
    this.code = null;
  }

  add(sku, cents, quantity = 1) {
    if (quantity < 1) throw new RangeError('quantity must be positive');
    this.lines.push({ sku, cents, quantity });
    return this;
  }

  apply(code) {
    this.code = code;
    return this;
  }

  subtotal() {
    return this.lines.reduce((sum, line) => sum + line.cents * line.quantity, 0);
  }

  total() {
    return this.subtotal();
  }
}
