export class Order {
  constructor(id, lines, taxRate = 0) {
    this.id = id;
    this.lines = lines;
    this.taxRate = taxRate;
  }

  get net() {
    return this.lines.reduce((sum, line) => sum + line.price * line.count, 0);
  }

  get total() {
    return this.net * (1 + this.taxRate);
  }

  toJSON() {
    return { id: this.id, net: this.net, total: this.total };
  }
}
