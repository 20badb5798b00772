export class LimitError extends Error {
  // errors of another realm are no instances: go by shape
  static [Symbol.hasInstance](value: unknown): boolean {
    return typeof (value as Error | undefined)?.message === 'string'
  }
}

export class Account {
  balance = 0
  readonly #log?: { write(line: string): void }
  deposit(cents: number): void { this.balance += cents }
  withdraw(cents: number): void {
    this.balance -= cents
    this.#log!.write(`-${cents}`)
  }
}
