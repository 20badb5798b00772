/**
 * Alternates model calls and tool runs until the model is done, its turns run out or the run has to stop. Each request
 * must begin with exactly the messages of the request before, or the provider's prompt cache is lost.
 */

import { APIError } from '@anthropic-ai/sdk/core/error';
import type { BetaContentBlockParam, BetaMessage, BetaMessageParam } from '@anthropic-ai/sdk/resources/beta';
import type { Stop } from '../run/run.ts';
import { costWords } from '../run/run-phrases.ts';
import { type Go, stopOfAbort } from './implementer.ts';
import { isNearlyFull, promptTokens, requestOf, roomForReply } from './model-request.ts';
import {
  answerCalls,
  answeredCut,
  isUnfinished,
  type Received,
  type Results,
  receive,
  replied,
  textOf,
} from './model-turn.ts';
import { judgeError } from './provider-error.ts';

export type GoEnd =
  | { kind: 'answered'; text: string }
  | { kind: 'turn-limit'; text: string }
  | { kind: 'stopped'; text: string; stop: Stop };

// Told at these numbers of calls before the last: an agent that does not know cannot bring its work to an end.
const announcedCallsLeft = [10, 3];
const shortBudget = 0.8;

interface Work extends Go {
  turns: number;
  /** Failed calls in a row. */
  tries: number;
  refusals: number;
  /** Shortened since the last whole reply. */
  compacted: boolean;
  isBudgetAnnounced?: boolean;
  /** What the model said last. */
  text: string;
}

/** Lets the model work until it ends its turn, reaches the turn limit, or a stop. The last message has to be the user's. */
export async function converse(go: Go): Promise<GoEnd> {
  const work: Work = { ...go, turns: 0, tries: 0, refusals: 0, compacted: false, text: '' };
  for (;;) {
    const stop = go.signal.aborted ? await stopOfAbort(go.ports) : await go.ports.limit();
    if (stop !== undefined) return stopped(work, stop);
    if (work.turns >= go.maxTurns) return { kind: 'turn-limit', text: work.text };
    const end = await step(work);
    if (end !== undefined) return end;
  }
}

/** One call and what follows from its reply. undefined: go on. */
async function step(work: Work): Promise<GoEnd | undefined> {
  if (!work.compacted && (await isNearlyFull(work))) return makeRoom(work);
  const room = await roomForReply(work);
  if ('stop' in room) return stopped(work, room.stop);
  const received = await receive(work, { ...requestOf(work), max_tokens: room.maxTokens });
  if ('error' in received) return afterError(received.error, work);
  Object.assign(work, { turns: work.turns + 1, tries: 0, compacted: false });
  work.text = textOf(received.message) || work.text;
  return afterReply(received, work);
}

async function afterReply(
  { message, malformed }: Extract<Received, { message: unknown }>,
  work: Work,
): Promise<GoEnd | undefined> {
  const { conversation } = work;
  const goOn = (...more: BetaMessageParam[]) => {
    conversation.messages = [...conversation.messages, ...more];
    return undefined;
  };
  if (isUnfinished(message)) {
    const results = await answerCalls(message, { ...work, malformed });
    return goOn(...replied(message), withLimits(results, work));
  }
  switch (message.stop_reason) {
    case 'max_tokens':
      return goOn(...answeredCut(message));
    case 'refusal':
      // The same request once more: a refusal is a classifier's guess, and the second one is its last word.
      work.refusals += 1;
      return work.refusals > 1 ? stopped(work, refused(message)) : undefined;
    case 'model_context_window_exceeded':
      goOn(...answeredCut(message));
      return makeRoom(work);
    default:
      goOn(...replied(message));
      return { kind: 'answered', text: work.text };
  }
}

/** The results, with what is left of calls and money where that is little, and what has become known meanwhile. */
function withLimits({ role, content }: Results, work: Work): BetaMessageParam {
  const { maxTurns, news, ports, turns } = work;
  const calls = maxTurns - turns;
  const budget = ports.budget?.();
  const short = !work.isBudgetAnnounced && budget !== undefined && budget.spentUsd > budget.maxUsd * shortBudget;
  if (short) work.isBudgetAnnounced = true;
  const left = [
    ...(announcedCallsLeft.includes(calls) ? [`${calls} model calls`] : []),
    ...(short ? [`${costWords(Math.max(0, budget.maxUsd - budget.spentUsd))} of the budget`] : []),
  ];
  const limits =
    left.length === 0 ? [] : [`You have ${left.join(' and ')} left: bring the work to a state that stands.`];
  const known = news?.();
  const texts = [...limits, ...(known === undefined ? [] : [ports.redact(known)])];
  return { role, content: [...content, ...texts.map((text) => ({ type: 'text' as const, text }))] };
}

async function afterError(error: unknown, work: Work): Promise<GoEnd | undefined> {
  const { conversation, ports, signal, tries } = work;
  if (signal.aborted) return stopped(work, await stopOfAbort(ports));
  const { model, credential, facts } = conversation;
  const nearlyFull = promptTokens(work) > 0.9 * (await facts).contextTokens;
  const trouble = judgeError(error, { model, tries, nearlyFull, credential });
  switch (trouble.kind) {
    case 'broken':
      throw error;
    case 'stop':
      return stopped(work, trouble.stop);
    case 'context':
      return makeRoom(work);
    case 'wait':
      work.tries += 1;
      return wait(trouble, work);
  }
}

/** Waiting is no attempt and no turn. */
async function wait({ afterMs, reason, tries }: { afterMs: number; reason: string; tries?: number }, work: Work) {
  const { ports, signal } = work;
  const over = await ports.wait({ reason: ports.redact(reason), durationMs: afterMs, tries }, signal);
  return over && stopped(work, over);
}

/** The first prompt and that of this go stay word for word: a summary may lose what they say. */
async function makeRoom(work: Work): Promise<GoEnd | undefined> {
  const { conversation, compacted, text: said } = work;
  const { prompts } = conversation;
  const detail =
    'The conversation no longer fits the model’s context, and could not be shortened. Split the story into smaller ones.';
  // A conversation of one prompt is as short as it can be.
  if (compacted || conversation.messages.length < 2) return stopped(work, { outcome: 'provider-error', detail });
  work.turns += 1;
  const summary = await summaryOf(work);
  if ('stop' in summary) return stopped(work, summary.stop);
  // After a wait the request is sent again, found too long again, and shortened then.
  if ('error' in summary) return afterError(summary.error, work);
  work.compacted = true;
  const kept = prompts.length > 1 ? [...prompts.slice(0, 1), ...prompts.slice(-1)] : prompts;
  const texts = [
    summary.text !== '' ? `Your own summary of the work so far:\n${summary.text}` : `What you said last:\n${said}`,
    'The conversation was shortened to make room; the task is above as it was given. Your changes are in the tree. Go on.',
  ];
  const content = [
    ...kept.flatMap((prompt) => prompt.content as BetaContentBlockParam[]),
    ...texts.map((text) => ({ type: 'text' as const, text })),
  ];
  Object.assign(conversation, { messages: [{ role: 'user', content }], counted: undefined });
  return undefined;
}

const summaryTokens = 16_000;
const askForSummary =
  'The conversation has to be shortened now. Call no tool; write down for yourself what is needed to go on: what the story asks for and what of it is done, which files matter and what was found in them, what the tests said last, and what is to be done next.';

/** Empty where the model gives none, or the request is refused as it is. */
async function summaryOf(work: Work): Promise<{ text: string } | { stop: Stop } | { error: unknown }> {
  const { messages } = work.conversation;
  const last = messages.at(-1);
  if (last?.role !== 'user' || !Array.isArray(last.content)) return { text: '' };
  const room = await roomForReply(work);
  if ('stop' in room) return room;
  const ask: BetaMessageParam = { role: 'user', content: [...last.content, { type: 'text', text: askForSummary }] };
  const { output_config: _, ...request } = requestOf(work);
  const max_tokens = Math.min(summaryTokens, room.maxTokens);
  const received = await receive(work, { ...request, messages: [...messages.slice(0, -1), ask], max_tokens }, 'aside');
  if ('message' in received) return { text: textOf(received.message) };
  const { error } = received;
  return error instanceof APIError && (error.status === 400 || error.status === 413) ? { text: '' } : received;
}

function refused({ stop_details: details }: BetaMessage): Stop {
  const why = details?.type === 'refusal' && details.explanation ? ` (${details.explanation})` : '';
  const detail = `The model refused to work on this story, twice${why}.`;
  return { outcome: 'provider-error', cause: 'model-refusal', detail };
}

const stopped = ({ text }: Work, stop: Stop): GoEnd => ({ kind: 'stopped', text, stop });
