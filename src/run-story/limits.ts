/** Checks whether a run must end early, because somebody stopped it or its deadline or cost limit has passed. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '../config/settings.ts';
import type { Run, Stop } from '../run/run.ts';
import { costWords, durationWords } from '../run/run-phrases.ts';
import type { Wait } from '../run/waits.ts';
import type { Emit } from './run-request.ts';

interface LimitOptions {
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
  /** Aborted with the same sentence: it ends what is under way. */
  stopSignal?: AbortSignal;
  emit: Emit;
  now(): number;
}

export type Limits = ReturnType<typeof openLimits>;

/** How long setup, or one verification, may take now. */
export function commandMs(
  { testTimeoutMinutes }: Pick<Settings, 'testTimeoutMinutes'>,
  limits: Pick<Limits, 'remainingMs'>,
  mostMs = Number.POSITIVE_INFINITY,
): number {
  return Math.max(1, Math.min(testTimeoutMinutes * 60_000, mostMs, limits.remainingMs()));
}

export function openLimits(options: LimitOptions) {
  const { minutes, stopSignal } = options;
  const deadline = options.now() + options.timeoutMs;
  const expiry = new AbortController();
  const timer = setTimeout(() => expiry.abort(), options.timeoutMs);
  const words = `The run's ${Number(minutes.toFixed(3))} minutes (timeout-minutes)`;
  const cancel = AbortSignal.any([options.signal, ...(stopSignal === undefined ? [] : [stopSignal])]);
  const signal = AbortSignal.any([cancel, expiry.signal]);
  const remainingMs = () => Math.max(0, deadline - options.now());

  const aborted = (): Stop | undefined => {
    if (cancel.aborted) return { outcome: 'cancelled', detail: String(cancel.reason ?? 'cancelled') };
    if (!expiry.signal.aborted && remainingMs() > 0) return undefined;
    return { outcome: 'timed-out', detail: `${words} are over` };
  };

  /** As an agent at work has it. */
  let agentEnd = aborted;

  const wanted = async () => agentEnd() ?? (await stopped(options));
  /** Asked before each attempt, each review and every other costly call. */
  const check = async () => (await wanted()) ?? overBudget(options);

  return {
    /** Ends work that is under way, the model's and every command: aborted by cancel, a person's stop, or at the deadline. */
    signal,
    /** The stop that aborted `signal`, where it is aborted. */
    aborted,
    remainingMs,
    /** The process is to end, or the run's time is over: no try is repeated. A person's stop leaves the time for it. */
    isShort: () => options.signal.aborted || expiry.signal.aborted,
    /** The time of one go of an agent: the run's but for its last `keptMs`, in which its work is verified. */
    agentTime(keptMs: number) {
      const end = new AbortController();
      const timer = setTimeout(() => end.abort(), remainingMs() - keptMs);
      const detail = `${words} are used up, except for the ${durationWords(keptMs)} that its tests and their checks take`;
      agentEnd = () => aborted() ?? (end.signal.aborted ? { outcome: 'timed-out', detail } : undefined);
      return {
        signal: AbortSignal.any([signal, end.signal]),
        /** The stop that aborted it. */
        aborted: agentEnd,
        [Symbol.dispose]() {
          clearTimeout(timer);
          agentEnd = aborted;
        },
      };
    },
    /** undefined: there is no limit, or what is spent is not known. */
    budget() {
      const { costUsd } = options.run();
      const { maxCostUsd } = options;
      return costUsd === null || maxCostUsd === undefined ? undefined : { spentUsd: costUsd, maxUsd: maxCostUsd };
    },
    check,
    /** Waits until the time or the signal is over, and tells of it; a stop where the run ends before or meanwhile. */
    async wait(wait: Wait, until = signal): Promise<Stop | undefined> {
      const { durationMs, reason } = wait;
      const stop = await wanted();
      if (stop === undefined && durationMs > remainingMs()) {
        // The time is not over: that it would be is the doing of whoever is waited for.
        const detail = `${words} would end before the wait of ${durationWords(durationMs)} is over: ${reason}.`;
        return { outcome: 'provider-error', detail };
      }
      const end = stop ?? overBudget(options);
      if (end !== undefined) return end;
      await options.emit({ type: 'waiting', ...wait });
      await sleep(durationMs, undefined, { signal: until }).catch(() => undefined);
      return agentEnd();
    },
    /** Whether a person, or the process's end, stops the run: asked before every verification. */
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
