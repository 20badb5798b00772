/**
 * Calls the model and runs its tools in turn until the model finishes, reaches its turn limit or must stop. One conversation
 * goes on across attempts or reviews. Every request extends the one before exactly, so that the prefix stays cached; only a
 * compaction starts over.
 */

import type { BetaMessage, BetaMessageParam } from '@anthropic-ai/sdk/resources/beta';
import type { Stop } from '../run/run.ts';
import { costWords } from '../run/words.ts';
import { receive } from './call.ts';
import { compact } from './compaction.ts';
import type { Conversation, Go } from './go.ts';
import { stopOfAbort } from './implementer.ts';
import { judgeError } from './provider-error.ts';
import { answerCalls, answeredCut, isUnfinished, type Results, replied, textOf } from './reply.ts';
import { requestOf } from './request.ts';
import { isNearlyFull, promptTokens, roomForReply } from './token-limits.ts';

export type GoEnd =
  | { kind: 'answered'; text: string }
  | { kind: 'turn-limit'; text: string }
  | { kind: 'stopped'; text: string; stop: Stop };

const longestSleepMs = 60_000;
// Told at these numbers of calls before the last: an agent that does not know cannot bring its work to an end.
const announcedCallsLeft = [10, 3];
const shortBudget = 0.8;

interface Progress {
  turns: number;
  /** Failed calls in a row. */
  tries: number;
  refusals: number;
  /** Shortened since the last whole reply. */
  compacted: boolean;
  isBudgetAnnounced?: boolean;
  text: string;
}

/** Lets the model work until it ends its turn, reaches the turn limit, or a stop. The last message has to be the user's. */
export async function converse(conversation: Conversation, go: Go): Promise<GoEnd> {
  const progress: Progress = { turns: 0, tries: 0, refusals: 0, compacted: false, text: '' };
  for (;;) {
    const stop = go.signal.aborted ? await stopOfAbort(go.ports) : await go.ports.limit();
    if (stop !== undefined) return stopped(progress, stop);
    if (progress.turns >= go.maxTurns) return { kind: 'turn-limit', text: progress.text };
    const end = await step(conversation, go, progress);
    if (end !== undefined) return end;
  }
}

/** One call and what follows from its reply. undefined: go on. */
async function step(conversation: Conversation, go: Go, progress: Progress): Promise<GoEnd | undefined> {
  const full = !progress.compacted && (await isNearlyFull(conversation, go));
  if (full) return makeRoom(conversation, go, progress);
  const room = await roomForReply(conversation, go);
  if ('stop' in room) return stopped(progress, room.stop);

  const request = { ...requestOf(conversation, go), max_tokens: room.maxTokens };
  const received = await receive(conversation, go, request);
  if (received.kind === 'failed') return afterError(received.error, conversation, go, progress);
  const { message, malformed } = received;
  Object.assign(progress, { turns: progress.turns + 1, tries: 0, compacted: false });
  progress.text = textOf(message) || progress.text;
  return afterReply(message, malformed, conversation, go, progress);
}

async function afterReply(
  message: BetaMessage,
  malformed: ReadonlySet<string>,
  conversation: Conversation,
  go: Go,
  progress: Progress,
): Promise<GoEnd | undefined> {
  const { tools, signal } = go;
  const goOn = (...more: BetaMessageParam[]) => {
    conversation.messages = [...conversation.messages, ...more];
    return undefined;
  };
  if (isUnfinished(message)) {
    const results = await answerCalls(message, { tools, malformed, signal });
    return goOn(...replied(message), withLimits(results, go, progress));
  }
  switch (message.stop_reason) {
    case 'max_tokens':
      return goOn(...answeredCut(message));
    case 'refusal':
      // The same request once more: a refusal is a classifier's guess, and the second one is its last word.
      progress.refusals += 1;
      return progress.refusals > 1 ? stopped(progress, refused(message)) : undefined;
    case 'model_context_window_exceeded':
      goOn(...answeredCut(message));
      return makeRoom(conversation, go, progress);
    default:
      goOn(...replied(message));
      return { kind: 'answered', text: progress.text };
  }
}

/** The results, with what is left of calls and money where that is little, and what has become known meanwhile. */
function withLimits({ role, content }: Results, { maxTurns, news, ports }: Go, progress: Progress): BetaMessageParam {
  const calls = maxTurns - progress.turns;
  const budget = ports.budget?.();
  const short = !progress.isBudgetAnnounced && budget !== undefined && budget.spentUsd > budget.maxUsd * shortBudget;
  if (short) progress.isBudgetAnnounced = true;
  const left = [
    ...(announcedCallsLeft.includes(calls) ? [`${calls} model calls`] : []),
    ...(short && budget ? [`${costWords(Math.max(0, budget.maxUsd - budget.spentUsd))} of the budget`] : []),
  ];
  const limits =
    left.length === 0 ? [] : [`You have ${left.join(' and ')} left: bring the work to a state that stands.`];
  const known = news?.();
  const texts = [...limits, ...(known === undefined ? [] : [ports.redact(known)])];
  return { role, content: [...content, ...texts.map((text) => ({ type: 'text' as const, text }))] };
}

async function afterError(error: unknown, conversation: Conversation, go: Go, progress: Progress) {
  if (go.signal.aborted) return stopped(progress, await stopOfAbort(go.ports));
  const { contextTokens } = await conversation.facts;
  const nearlyFull = promptTokens(conversation, go) > 0.9 * contextTokens;
  const { model, client } = conversation;
  const trouble = judgeError(error, { model, tries: progress.tries, nearlyFull, credential: client.credential });
  switch (trouble.kind) {
    case 'broken':
      throw error;
    case 'stop':
      return stopped(progress, trouble.stop);
    case 'context':
      return makeRoom(conversation, go, progress);
    case 'wait':
      progress.tries += 1;
      return wait(trouble, go, progress);
  }
}

/** Sleeps as long as told, in pieces between which the limits are asked. Waiting is no attempt and no turn. */
async function wait(
  { afterMs, reason, tries }: { afterMs: number; reason: string; tries?: number },
  { ports, signal }: Go,
  progress: Progress,
) {
  const over = await ports.limit(afterMs);
  // The wait alone is too long: why it was asked for is told.
  if (over?.outcome === 'provider-error')
    return stopped(progress, { ...over, detail: `${over.detail}: ${ports.redact(reason)}.` });
  if (over !== undefined) return stopped(progress, over);
  await ports.emit({ type: 'waiting', reason: ports.redact(reason), durationMs: afterMs, tries });
  for (let leftMs = afterMs; leftMs > 0 && !signal.aborted; leftMs -= longestSleepMs) {
    await ports.sleep(Math.min(leftMs, longestSleepMs), signal);
    const stop = leftMs > longestSleepMs ? await ports.limit() : undefined;
    if (stop !== undefined) return stopped(progress, stop);
  }
  return undefined;
}

async function makeRoom(conversation: Conversation, go: Go, progress: Progress): Promise<GoEnd | undefined> {
  const full =
    'The conversation no longer fits the model’s context, and could not be shortened. Split the story into smaller ones.';
  if (progress.compacted) return stopped(progress, { outcome: 'provider-error', detail: full });
  progress.compacted = true;
  progress.turns += 1;
  const end = await compact(conversation, go, progress.text);
  if (end.kind === 'shortened') return undefined;
  if (end.kind === 'stop') return stopped(progress, end.stop);
  if (end.kind === 'failed') {
    // After a wait the request is sent again, found too long again, and shortened then.
    progress.compacted = false;
    return afterError(end.error, conversation, go, progress);
  }
  return stopped(progress, { outcome: 'provider-error', detail: full });
}

function refused({ stop_details: details }: BetaMessage): Stop {
  const why = details?.type === 'refusal' && details.explanation ? ` (${details.explanation})` : '';
  const detail = `The model refused to work on this story, twice${why}.`;
  return { outcome: 'provider-error', cause: 'model-refusal', detail };
}

function stopped({ text }: Progress, stop: Stop): GoEnd {
  return { kind: 'stopped', text, stop };
}
