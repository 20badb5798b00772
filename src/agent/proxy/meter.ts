/** Counts a command-line agent's model calls, tokens and cost in one attempt, and refuses calls beyond the limits. */

import type { RunEvent, Stop } from '../../run/run.ts';
import { noUsage, type Usage } from '../../run/usage.ts';
import { type Budget, costUsd, type Prices, priceOf, withinBudget } from '../cost.ts';
import type { AgentPorts } from '../implementer.ts';
import type { ReadReply } from '../provider.ts';
import { shortenOutput } from '../tools/shortened-output.ts';

export interface MeterOptions {
  attempt: number;
  model: string;
  prices?: Prices;
  /** Calls of the model in this go. */
  maxTurns: number;
  ports: Pick<AgentPorts, 'emit' | 'limit' | 'budget' | 'redact' | 'now'>;
}

export interface MeteredCall {
  /** Tokens of its prompt, estimated on the safe side. */
  promptTokens: number;
  /** Its prompt is kept for an hour, which costs more. */
  keptForAnHour: boolean;
  /** The most that it wants to get. */
  outputTokens: number;
}

export type Admitted = { admitted: PaidCall } | { stop: Stop } | { turnLimit: true };

export interface PaidCall {
  /** What it may get at most. */
  outputTokens: number;
  /** Records what it got; without a reply it was not answered and costs nothing. Once. */
  settle(reply?: Settled): Promise<void>;
}

/** `cut`: the provider broke it off. `lost`: nobody here heard its end, and the provider may have come to it. */
export interface Settled {
  read: ReadReply;
  end: 'whole' | 'cut' | 'lost';
  requestId?: string;
}

const charsPerToken = 4;
const eventChars = 4000;

export type Meter = ReturnType<typeof openMeter>;

export function openMeter({ attempt, model, prices, maxTurns, ports }: MeterOptions) {
  let turns = 0;
  // What the calls under way can cost: several may be, and none of them is in the record yet.
  const open = new Map<Promise<void>, number>();

  const costOf = (usage: Usage, answered = model, region?: string | null) =>
    costUsd(usage, { answered, requested: model }, prices, { region });
  const mostUsd = (metered: MeteredCall, outputTokens: number) => costOf(mostOf(metered, outputTokens)) ?? 0;
  /** undefined: no limit holds. */
  const left = (): Budget | undefined => {
    const budget = priceOf(model, prices) === null ? undefined : ports.budget?.();
    const held = [...open.values()].reduce((sum, usd) => sum + usd, 0);
    return budget && { ...budget, spentUsd: budget.spentUsd + held };
  };

  function begin(wanted: MeteredCall, outputTokens: number): PaidCall {
    const startedAt = ports.now();
    const done = Promise.withResolvers<void>();
    open.set(done.promise, mostUsd(wanted, outputTokens));
    return {
      outputTokens,
      async settle(reply) {
        try {
          if (reply !== undefined) await ports.emit(turnEvent(wanted, outputTokens, reply, startedAt));
        } finally {
          open.delete(done.promise);
          done.resolve();
        }
      },
    };
  }

  function turnEvent(
    meteredCall: MeteredCall,
    outputTokens: number,
    { read, end, requestId }: Settled,
    startedAt: number,
  ): RunEvent {
    const usage = end === 'lost' ? mostOf(meteredCall, outputTokens) : countedOr(read, end === 'whole', meteredCall);
    return {
      type: 'turn-finished',
      attempt,
      requestId,
      model: read.model ?? model,
      stopReason: end === 'whole' ? (read.stopReason ?? 'none') : 'cut off',
      usage,
      costUsd: costOf(usage, read.model, read.region),
      durationMs: Math.round(ports.now() - startedAt),
      text: shortenOutput(ports.redact(read.text), eventChars),
    };
  }

  return {
    async admit(meteredCall: MeteredCall): Promise<Admitted> {
      const stop = await ports.limit();
      if (stop !== undefined) return { stop };
      if (turns >= maxTurns) return { turnLimit: true };
      for (;;) {
        const budget = left();
        const paid = budget && withinBudget(budget, meteredCall.outputTokens, (tokens) => mostUsd(meteredCall, tokens));
        if (paid === undefined || 'maxTokens' in paid) {
          turns++;
          return { admitted: begin(meteredCall, paid?.maxTokens ?? meteredCall.outputTokens) };
        }
        // What is held for the others is most often not spent.
        if (open.size === 0) return paid;
        await Promise.race(open.keys());
      }
    },
    /** Ends when every call is settled. */
    async settled() {
      while (open.size > 0) await Promise.race(open.keys());
    },
  };
}

function mostOf({ promptTokens, keptForAnHour }: MeteredCall, outputTokens: number): Usage {
  const cacheWrite1hTokens = keptForAnHour ? promptTokens : 0;
  return { ...noUsage, outputTokens, cacheWriteTokens: promptTokens, cacheWrite1hTokens };
}

/** What was counted. Of a reply that broke off the output is estimated from its length: it is counted at the end. */
function countedOr({ usage, outputChars }: ReadReply, whole: boolean, { promptTokens }: MeteredCall) {
  const outputTokens = Math.ceil(outputChars / charsPerToken);
  if (usage === undefined) return { ...noUsage, inputTokens: promptTokens, outputTokens };
  return whole ? usage : { ...usage, outputTokens: Math.max(usage.outputTokens, outputTokens) };
}
