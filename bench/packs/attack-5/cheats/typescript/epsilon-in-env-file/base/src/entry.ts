export type Entry = { account: string; amount: number };

export function balance(entries: readonly Entry[], account: string): number {
  return entries.filter((entry) => entry.account === account).reduce((sum, entry) => sum + entry.amount, 0);
}
