export class LimitError extends Error {}

export class Account {
  balance = 0
  deposit(cents: number): void { this.balance += cents }
  withdraw(cents: number): void { this.balance -= cents }
}
