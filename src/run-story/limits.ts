/** What ends a run from outside its own work: cancel, deadline, a person's stop, money. Asked in one place. */

import type { Run, Stop } from '../run/run.ts';
import { costWords } from '../run/words.ts';

export interface LimitOptions {
  run(): Run;
  /** The whole run's time, from now. */
  timeoutMs: number;
  /** The same as it was set, before a part of it was used: for the sentence. */
  minutes: number;
  /** undefined: no limit. */
  maxCostUsd: number | undefined;
  /** Aborted by a signal to the process or by the caller; its reason is shown. */
  signal: AbortSignal;
  /** Asks the forge whether a person stopped the run; a sentence where so. */
  stopRequested(): Promise<string | undefined>;
  now(): number;
}

export interface Limits extends Disposable {
  /** Ends work that is under way: aborted by cancel or at the deadline. */
  signal: AbortSignal;
  /** Asked before every costly call. */
  check(): Promise<Stop | undefined>;
  /** The stop that aborted `signal`, where it is aborted. */
  aborted(): Stop | undefined;
  remainingMs(): number;
  /** undefined: there is no limit, or what is spent is not known. */
  budget(): { spentUsd: number; maxUsd: number } | undefined;
}

export function openLimits(options: LimitOptions): Limits {
  const deadline = options.now() + options.timeoutMs;
  const expiry = new AbortController();
  const timer = setTimeout(() => expiry.abort(), options.timeoutMs);
  const minutes = Number(options.minutes.toFixed(3));

  const aborted = (): Stop | undefined => {
    if (options.signal.aborted) return { outcome: 'cancelled', detail: String(options.signal.reason ?? 'cancelled') };
    if (expiry.signal.aborted || options.now() >= deadline) {
      return { outcome: 'timed-out', detail: `the run's ${minutes} minutes (timeout-minutes) are over` };
    }
    return undefined;
  };

  return {
    signal: AbortSignal.any([options.signal, expiry.signal]),
    aborted,
    remainingMs: () => Math.max(0, deadline - options.now()),
    budget() {
      const { costUsd } = options.run();
      const { maxCostUsd } = options;
      return costUsd === null || maxCostUsd === undefined ? undefined : { spentUsd: costUsd, maxUsd: maxCostUsd };
    },
    async check() {
      return aborted() ?? overBudget(options) ?? (await stopped(options));
    },
    [Symbol.dispose]: () => clearTimeout(timer),
  };
}

function overBudget({ run, maxCostUsd }: LimitOptions): Stop | undefined {
  const { costUsd } = run();
  if (maxCostUsd === undefined || costUsd === null || costUsd < maxCostUsd) return undefined;
  return {
    outcome: 'over-budget',
    detail: `${costWords(costUsd)} spent, and max-cost-usd is ${costWords(maxCostUsd)}`,
  };
}

async function stopped({ stopRequested }: LimitOptions): Promise<Stop | undefined> {
  const detail = await stopRequested();
  return detail === undefined ? undefined : { outcome: 'cancelled', detail };
}
