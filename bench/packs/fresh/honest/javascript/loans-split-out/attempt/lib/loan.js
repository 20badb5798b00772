import { compare } from './dates.js';

export const lent = (title, due) => ({ title, due, back: false });
export const isOut = (loan) => !loan.back;
export const isOverdue = (loan, today) => isOut(loan) && compare(loan.due, today) < 0;
export const byDue = (a, b) => compare(a.due, b.due);
