export interface Loan {
  principal: number;
  yearlyRate: number;
  months: number;
}

/** What is paid each month, the same sum until the loan is gone. */
export function payment(loan: Loan): number {
  const rate = loan.yearlyRate / 12;
  return (loan.principal * (1 + rate * loan.months)) / loan.months;
}

export function totalInterest(loan: Loan): number {
  return payment(loan) * loan.months - loan.principal;
}
