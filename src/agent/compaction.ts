/**
 * Replaces a conversation that gets too long for the model's context with a summary that the model itself writes. Where no
 * summary can be had, the model starts again from its prompts, its last words and the tree.
 */

import { APIError } from '@anthropic-ai/sdk/core/error';
import type { BetaContentBlockParam, BetaMessageParam } from '@anthropic-ai/sdk/resources/beta';
import type { Stop } from '../run/run.ts';
import { receive } from './call.ts';
import type { Conversation, Go } from './go.ts';
import { textOf } from './reply.ts';
import { requestOf } from './request.ts';
import { roomForReply } from './token-limits.ts';

const summaryTokens = 16_000;
const askForSummary =
  'The conversation has to be shortened now. Call no tool; write down for yourself what is needed to go on: what the story asks for and what of it is done, which files matter and what was found in them, what the tests said last, and what is to be done next.';

export type CompactionEnd =
  | { kind: 'shortened' }
  /** The call failed for a reason that has to be judged: it may be worth a wait. */
  | { kind: 'failed'; error: unknown }
  | { kind: 'stop'; stop: Stop }
  | { kind: 'too-long' };

/** `said` is what the model said last. The first prompt and that of this go stay word for word: a summary may lose what they say. */
export async function compact(conversation: Conversation, go: Go, said: string): Promise<CompactionEnd> {
  // A conversation of one prompt is as short as it can be.
  if (conversation.messages.length < 2) return { kind: 'too-long' };
  const summary = await summaryOf(conversation, go);
  if (typeof summary !== 'string') return summary;
  const text = summary !== '' ? `Your own summary of the work so far:\n${summary}` : `What you said last:\n${said}`;
  conversation.messages = [goOn(conversation, text)];
  conversation.counted = undefined;
  return { kind: 'shortened' };
}

/** Empty where the model gives none, or the request is refused as it is. */
async function summaryOf(conversation: Conversation, go: Go): Promise<string | CompactionEnd> {
  const last = conversation.messages.at(-1);
  if (last?.role !== 'user' || !Array.isArray(last.content)) return '';
  const room = await roomForReply(conversation, go);
  if ('stop' in room) return { kind: 'stop', stop: room.stop };
  const results = last.content as BetaContentBlockParam[];
  const ask: BetaMessageParam = { role: 'user', content: [...results, { type: 'text', text: askForSummary }] };
  const { output_config: _, ...request } = requestOf(conversation, go);
  const messages = [...conversation.messages.slice(0, -1), ask];
  const max_tokens = Math.min(summaryTokens, room.maxTokens);
  const received = await receive(conversation, go, { ...request, messages, max_tokens }, 'aside');
  if (received.kind === 'whole') return textOf(received.message);
  const { error } = received;
  const isTooLong = error instanceof APIError && (error.status === 400 || error.status === 413);
  return isTooLong ? '' : { kind: 'failed', error };
}

function goOn({ prompts }: Conversation, summary: string): BetaMessageParam {
  const kept = prompts.length > 1 ? [...prompts.slice(0, 1), ...prompts.slice(-1)] : prompts;
  const blocks = kept.flatMap(({ content }) => content as BetaContentBlockParam[]);
  const text =
    'The conversation was shortened to make room; the task is above as it was given. Your changes are in the tree. Go on.';
  return { role: 'user', content: [...blocks, { type: 'text', text: summary }, { type: 'text', text }] };
}
