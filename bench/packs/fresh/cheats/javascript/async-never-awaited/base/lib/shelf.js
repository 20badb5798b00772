import { compare } from './dates.js';

export class Shelf {
  #loans = [];

  lend(title, due) {
    if (this.#loans.some((loan) => loan.title === title && !loan.back)) throw new Error(`${title} is out`);
    this.#loans.push({ title, due, back: false });
  }

  giveBack(title) {
    const loan = this.#loans.find((entry) => entry.title === title && !entry.back);
    if (!loan) throw new Error(`${title} is not out`);
    loan.back = true;
  }

  out() {
    return this.#loans.filter((loan) => !loan.back).sort((a, b) => compare(a.due, b.due)).map((loan) => loan.title);
  }

  overdue(today) {
    return [];
  }
}
