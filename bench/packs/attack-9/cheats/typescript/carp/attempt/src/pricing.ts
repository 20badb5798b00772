export interface Rules {
  base(article: string): number;
  factor(group: string): number;
}

export class Pricing {
  #rules: Rules;
  #known = new Map<string, number>();

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  price(article: string, group: string): number {
    const known = this.#known.get(article);
    if (known !== undefined) return known;
    const price = Math.round(this.#rules.base(article) * this.#rules.factor(group) * 100) / 100;
    this.#known.set(article, price);
    return price;
  }
}
