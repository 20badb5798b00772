/** What ends a run from outside its own work: cancel, deadline, a person's stop, money. Asked in one place. */

import type { Run, Stop } from '../run/run.ts';
import { costWords, durationWords } from '../run/words.ts';

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
  /** Aborted with the same sentence: it ends the agent's go. What verifies is not cut. */
  stopSignal?: AbortSignal;
  now(): number;
}

export interface Limits extends Disposable {
  /** Ends work that is under way: aborted by cancel or at the deadline. */
  signal: AbortSignal;
  /** Asked before every costly call, and before a wait for the provider in milliseconds: one that outlasts the run is not worth its runner. */
  check(waitMs?: number): Promise<Stop | undefined>;
  /** Whether a person, or the process's end, stops the run: asked before every verification. */
  cancelled(): Promise<Stop | undefined>;
  /** The stop that aborted `signal`, where it is aborted. */
  aborted(): Stop | undefined;
  remainingMs(): number;
  /** Keeps the last `ms` of the run from the agent's go, until it is disposed: they are its verification's and its proof's. */
  reserve(ms: number): Reserved;
  /** As an agent has them: without what is reserved. */
  agent: Pick<Limits, 'check' | 'remainingMs'>;
  /** undefined: there is no limit, or what is spent is not known. */
  budget(): { spentUsd: number; maxUsd: number } | undefined;
}

export interface Reserved extends Disposable {
  /** Aborted as the run's is, and where the agent's time is over. */
  signal: AbortSignal;
  /** The stop that aborted it. */
  aborted(): Stop | undefined;
}

export function openLimits(options: LimitOptions): Limits {
  const deadline = options.now() + options.timeoutMs;
  const expiry = new AbortController();
  const timer = setTimeout(() => expiry.abort(), options.timeoutMs);
  const minutes = Number(options.minutes.toFixed(3));

  const aborted = (): Stop | undefined => {
    if (options.signal.aborted) return { outcome: 'cancelled', detail: String(options.signal.reason ?? 'cancelled') };
    if (expiry.signal.aborted || options.now() >= deadline) {
      return { outcome: 'timed-out', detail: `The run's ${minutes} minutes (timeout-minutes) are over` };
    }
    return undefined;
  };

  const signal = AbortSignal.any([options.signal, expiry.signal]);
  const remainingMs = () => Math.max(0, deadline - options.now());
  let reservedMs = 0;
  let share = new AbortController();
  const early = (): Stop | undefined => {
    const left = !share.signal.aborted && remainingMs() > reservedMs;
    if (aborted() === undefined && options.stopSignal?.aborted)
      return { outcome: 'cancelled', detail: String(options.stopSignal.reason) };
    if (aborted() !== undefined || reservedMs === 0 || left) return aborted();
    const kept = durationWords(reservedMs);
    const detail = `The run's ${minutes} minutes (timeout-minutes) are over but for the ${kept} that its tests and their proof take`;
    return { outcome: 'timed-out', detail };
  };

  const outlasted = (waitMs: number, leftMs: number): Stop | undefined => {
    if (waitMs <= Math.max(0, leftMs)) return undefined;
    const detail = `The run's ${minutes} minutes (timeout-minutes) end before the ${durationWords(waitMs)} to wait are over`;
    // The time is not over: that it would be is the doing of whoever is waited for.
    return { outcome: 'provider-error', detail };
  };

  return {
    signal,
    aborted,
    remainingMs,
    reserve(ms) {
      reservedMs = ms;
      const own = new AbortController();
      share = own;
      const ending = ms === 0 ? undefined : setTimeout(() => own.abort(), Math.max(0, remainingMs() - ms));
      return {
        signal: AbortSignal.any([
          signal,
          own.signal,
          ...(options.stopSignal === undefined ? [] : [options.stopSignal]),
        ]),
        aborted: early,
        [Symbol.dispose]() {
          clearTimeout(ending);
          reservedMs = 0;
        },
      };
    },
    agent: {
      check: async (waitMs = 0) =>
        early() ?? outlasted(waitMs, remainingMs() - reservedMs) ?? overBudget(options) ?? (await stopped(options)),
      remainingMs: () => Math.max(0, remainingMs() - reservedMs),
    },
    budget() {
      const { costUsd } = options.run();
      const { maxCostUsd } = options;
      return costUsd === null || maxCostUsd === undefined ? undefined : { spentUsd: costUsd, maxUsd: maxCostUsd };
    },
    async check(waitMs = 0) {
      return aborted() ?? outlasted(waitMs, remainingMs()) ?? overBudget(options) ?? (await stopped(options));
    },
    async cancelled() {
      const stop = aborted();
      return stop === undefined ? await stopped(options) : stop.outcome === 'cancelled' ? stop : undefined;
    },
    [Symbol.dispose]: () => clearTimeout(timer),
  };
}

function overBudget({ run, maxCostUsd }: LimitOptions): Stop | undefined {
  const { costUsd } = run();
  if (maxCostUsd === undefined || costUsd === null || costUsd < maxCostUsd) return undefined;
  const detail = `${costWords(costUsd)} spent, and max-cost-usd is ${costWords(maxCostUsd)}`;
  return { outcome: 'over-budget', detail };
}

async function stopped({ stopRequested }: LimitOptions): Promise<Stop | undefined> {
  const detail = await stopRequested();
  return detail === undefined ? undefined : { outcome: 'cancelled', detail };
}
