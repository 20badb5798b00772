/** Parses the values of command-line options, such as whole numbers and dates; invalid ones throw `bad-usage`. */

import { Option } from 'commander';
import { RedgreenError } from '../run/errors.ts';

export const aRun = 'a run: its id or the beginning of it';
export const aRunOrEval = `${aRun}; or an eval run`;

/** An option that may be given again; `none` is what holds where it is not given. */
export function repeatable(flags: string, about: string, none = 'none'): Option {
  const option = new Option(flags, about).default([], none);
  return option.argParser((value: string, before: readonly string[]) => [...before, value]);
}

export function wholeNumber(option: string, text: string, min: number, max = Number.POSITIVE_INFINITY): number {
  const number = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  const end = max === Number.POSITIVE_INFINITY ? '' : ` to ${max}`;
  throw new RedgreenError('bad-usage', `${option} is ${text}; allowed: a whole number from ${min}${end}`);
}

export function oneOf<T extends string>(option: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((known) => known === text);
  if (found !== undefined) return found;
  throw new RedgreenError('bad-usage', `${option} is ${text}; allowed: ${allowed.join(', ')}`);
}

/** `1y`, `2w`, `7d`, `12h`, `30m` before now, or a date. Returns ISO 8601 in UTC. */
export function momentOf(option: string, text: string): string {
  const ago = /^(\d{1,5})([ywdhm])$/.exec(text);
  if (ago !== null) {
    const day = 86_400_000;
    const units = { y: 365 * day, w: 7 * day, d: day, h: 3_600_000, m: 60_000 };
    const back = Number(ago[1]) * units[ago[2] as keyof typeof units];
    // Before that there is no date.
    return new Date(Math.max(0, Date.now() - back)).toISOString();
  }
  const date = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : new Date(Number.NaN);
  if (Number.isNaN(date.getTime())) {
    const allowed = '1y, 2w, 7d, 12h, 30m or a date such as 2026-11-21';
    throw new RedgreenError('bad-usage', `${option} is ${text}; allowed: ${allowed}`);
  }
  return date.toISOString();
}

export function attemptOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : wholeNumber('--attempt', text, 1, 1000);
}

/** What `diff` and `logs` say where the run has none, or none of that attempt; `isHere`: this machine ran it. */
export function hasNone(
  command: 'diff' | 'logs',
  run: string,
  attempts: readonly number[],
  isHere: boolean,
): RedgreenError {
  const which = attempts.length === 0 ? 'none' : `those of attempts ${attempts.join(', ')}`;
  const where = isHere ? `\`redgreen show ${run}\` shows how far it came.` : 'Look on the machine that ran it.';
  return new RedgreenError('not-found', `no such ${command}: run ${run} has ${which}`, { fix: where });
}
