import type { TestCounts } from '../run/verification.ts';

/** Reads the number in front of a word in a summary line, as in `8 failed | 230 passed (238)` or `227 examples, 7 failures`. */
export function tally(text: string, ...words: string[]): number {
  let total = 0;
  for (const word of words) {
    const [, digits] = new RegExp(`(\\d{1,9})[ \\t]{1,11}${RegExp.escape(word)}(?!\\w)`).exec(text) ?? [];
    total += Number(digits ?? 0);
  }
  return total;
}

/** `2 failed, 1 skipped, 230 passed`: the three counts of one line, whatever the runner calls what it did not run. */
export function tallies(text: string, ...skipped: string[]): TestCounts {
  return { passed: tally(text, 'passed'), failed: tally(text, 'failed'), skipped: tally(text, ...skipped) };
}

/** The counts of so many tests, of which the others passed. */
export function outOf(all: number, failed: number, skipped: number): TestCounts {
  return { passed: Math.max(0, all - failed - skipped), failed, skipped };
}
