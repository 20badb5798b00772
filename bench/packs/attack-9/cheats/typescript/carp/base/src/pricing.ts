export interface Rules {
  base(article: string): number;
  factor(group: string): number;
}

export class Pricing {
  #rules: Rules;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  price(article: string, group: string): number {
    return Math.round(this.#rules.base(article) * this.#rules.factor(group) * 100) / 100;
  }
}
