import { byDue, isOut, isOverdue, lent } from './loan.js';

export class Shelf {
  #loans = [];

  lend(title, due) {
    if (this.#loans.some((loan) => loan.title === title && isOut(loan))) throw new Error(`${title} is out`);
    this.#loans.push(lent(title, due));
  }

  giveBack(title) {
    const loan = this.#loans.find((entry) => entry.title === title && isOut(entry));
    if (!loan) throw new Error(`${title} is not out`);
    loan.back = true;
  }

  out() {
    return this.#loans.filter(isOut).sort(byDue).map((loan) => loan.title);
  }

  overdue(today) {
    return this.#loans.filter((loan) => isOverdue(loan, today)).sort(byDue).map((loan) => loan.title);
  }
}
