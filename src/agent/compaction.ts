/**
 * Making room when a conversation gets too long for the model's context: a summary takes its place, made by the API where that
 * is offered, else by the model in its own words; where neither can be had, the story and the tree are begun with anew.
 */

import { APIError } from '@anthropic-ai/sdk/core/error';
import type { BetaContentBlockParam, BetaMessage, BetaMessageParam } from '@anthropic-ai/sdk/resources/beta';
import type { Stop } from '../run/run.ts';
import type { Conversation, Go } from './go.ts';
import { receive } from './receive.ts';
import { textOf } from './reply.ts';
import { requestOf } from './request.ts';
import { roomForReply } from './room.ts';
import { recordCut, recordTurn } from './turn-record.ts';

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
  const { compacts = true } = await conversation.facts;
  if (compacts && conversation.summarised !== 'in words') {
    const end = await byApi(conversation, go);
    if (end !== undefined) return end;
    conversation.summarised = 'in words';
  }
  const end = await inWords(conversation, go);
  if (end !== undefined) return end;
  // A conversation of one prompt is as short as it can be.
  if (conversation.messages.length < 2) return { kind: 'too-long' };
  startOver(conversation, said === '' ? [] : [`What you said last:\n${said}`]);
  return { kind: 'shortened' };
}

/** undefined where the API makes no summary of this. */
async function byApi(conversation: Conversation, go: Go): Promise<CompactionEnd | undefined> {
  const { output_config: _, ...request } = requestOf({ ...conversation, summarised: 'by the API' }, go);
  const { effort } = conversation;
  const received = await send(conversation, go, {
    ...request,
    ...(effort !== undefined && { output_config: { effort } }),
    compaction: { type: 'summarize' },
  });
  if ('end' in received) return received.end;
  const { role, content } = received.message;
  if (!content.some((block) => block.type === 'compaction' && block.content)) return undefined;
  conversation.summarised = 'by the API';
  // The summary goes back as it came, and first.
  conversation.messages = [{ role, content }, goOn(conversation, [])];
  conversation.counted = undefined;
  return { kind: 'shortened' };
}

async function inWords(conversation: Conversation, go: Go): Promise<CompactionEnd | undefined> {
  const last = conversation.messages.at(-1);
  if (conversation.messages.length < 2 || last?.role !== 'user' || !Array.isArray(last.content)) return undefined;
  const results = last.content as BetaContentBlockParam[];
  const ask: BetaMessageParam = { role: 'user', content: [...results, { type: 'text', text: askForSummary }] };
  const { output_config: _, ...request } = requestOf(conversation, go);
  const received = await send(conversation, go, { ...request, messages: [...conversation.messages.slice(0, -1), ask] });
  if ('end' in received) return received.end;
  const summary = textOf(received.message);
  if (summary === '') return undefined;
  startOver(conversation, [`Your own summary of the work so far:\n${summary}`]);
  return { kind: 'shortened' };
}

/** `end` absent: this request is refused as it is, and another way has to be found. */
async function send(
  conversation: Conversation,
  go: Go,
  request: ReturnType<typeof requestOf>,
): Promise<{ message: BetaMessage } | { end: CompactionEnd | undefined }> {
  const room = await roomForReply(conversation, go);
  if ('stop' in room) return { end: { kind: 'stop', stop: room.stop } };
  const startedAt = go.ports.now();
  const max_tokens = Math.min(summaryTokens, room.maxTokens);
  const received = await receive(conversation.client, { ...request, max_tokens }, go.signal);
  if (received.kind === 'whole') {
    await recordTurn(conversation, go, { ...received, startedAt }, 'aside');
    return { message: received.message };
  }
  const { error, begun, requestId } = received;
  if (begun !== undefined) await recordCut(conversation, go, { message: begun, requestId, startedAt });
  const asItIs = error instanceof APIError && (error.status === 400 || error.status === 413);
  return { end: asItIs ? undefined : { kind: 'failed', error } };
}

function startOver(conversation: Conversation, summary: string[]): void {
  conversation.messages = [goOn(conversation, summary)];
  conversation.counted = undefined;
}

function goOn({ prompts }: Conversation, summary: string[]): BetaMessageParam {
  const kept = prompts.length > 1 ? [...prompts.slice(0, 1), ...prompts.slice(-1)] : prompts;
  const blocks = kept.flatMap(({ content }) => content as BetaContentBlockParam[]);
  const text =
    'The conversation was shortened to make room; the task is above as it was given. Your changes are in the tree. Go on.';
  return {
    role: 'user',
    content: [...blocks, ...[...summary, text].map((part) => ({ type: 'text' as const, text: part }))],
  };
}
