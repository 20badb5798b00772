/**
 * One conversation with the model, continued from go to go so that its prefix stays cached: every request extends the
 * one before exactly, and only a compaction starts over.
 */

import type { BetaMessage, BetaMessageParam } from '@anthropic-ai/sdk/resources/beta';
import type { Stop } from '../run.ts';
import { compact } from './compaction.ts';
import type { Conversation, Go } from './go.ts';
import { stopOfAbort } from './implementer.ts';
import { judgeError } from './provider-error.ts';
import { answeredCut, isUnfinished, textOf } from './reply.ts';
import { recordTurn } from './turn-record.ts';

export type GoEnd =
  | { kind: 'answered'; text: string }
  | { kind: 'turn-limit'; text: string }
  | { kind: 'stopped'; text: string; stop: Stop };

// Room for a large file in one call; above 21,333 the API demands a stream, which it gets.
const maxTokens = 32_000;
const longestSleepMs = 60_000;

interface Progress {
  turns: number;
  /** Failed calls in a row. */
  tries: number;
  refusals: number;
  compacted: boolean;
  text: string;
}

/** Lets the model work until it ends its turn, reaches the turn limit, or a stop. The last message has to be the user's. */
export async function converse(conversation: Conversation, go: Go): Promise<GoEnd> {
  const progress: Progress = { turns: 0, tries: 0, refusals: 0, compacted: false, text: '' };
  for (;;) {
    const stop = go.signal.aborted ? await stopOfAbort(go.ports) : await go.ports.limit();
    if (stop !== undefined) return { kind: 'stopped', text: progress.text, stop };
    if (progress.turns >= go.maxTurns) return { kind: 'turn-limit', text: progress.text };
    const end = await step(conversation, go, progress);
    if (end !== undefined) return end;
  }
}

/** Runs the model until something needs a decision here. undefined: go on. */
async function step(conversation: Conversation, go: Go, progress: Progress): Promise<GoEnd | undefined> {
  let message: BetaMessage | undefined;
  try {
    message = await untilDecision(conversation, go, progress);
  } catch (error) {
    return afterError(error, conversation, go, progress);
  }
  if (message === undefined) return undefined;
  switch (message.stop_reason) {
    case 'max_tokens':
      conversation.messages = [...conversation.messages, ...answeredCut(message)];
      return undefined;
    case 'refusal':
      // The same request once more: a refusal is a classifier's guess, and the second one is its last word.
      progress.refusals += 1;
      return progress.refusals > 1 ? stopped(progress, refused(message)) : undefined;
    case 'model_context_window_exceeded':
      conversation.messages = [...conversation.messages, ...answeredCut(message)];
      return makeRoom(conversation, go, progress);
    default:
      conversation.messages = [...conversation.messages, ...replied(message)];
      return { kind: 'answered', text: progress.text };
  }
}

/** One runner: sends, runs the tools that were called, sends again. The reply that has to be judged, or undefined at a limit. */
async function untilDecision(conversation: Conversation, go: Go, progress: Progress): Promise<BetaMessage | undefined> {
  const { client, model, system, betas, outputFormat } = conversation;
  const runner = client.beta.messages.toolRunner(
    {
      model,
      max_tokens: maxTokens,
      system,
      cache_control: { type: 'ephemeral' },
      ...(outputFormat === undefined ? {} : { output_config: { format: outputFormat } }),
      ...(betas === undefined ? {} : { betas }),
      tools: go.tools,
      messages: conversation.messages,
      stream: true,
      thread: false,
    },
    { signal: go.signal },
  );
  for await (const stream of runner) {
    const startedAt = go.ports.now();
    const message = await stream.finalMessage();
    progress.turns += 1;
    progress.tries = 0;
    progress.text = textOf(message) || progress.text;
    await recordTurn(conversation, go, message, stream.request_id ?? undefined, startedAt);
    // `params.messages` is what was sent: the reply joins it only when the next request goes out.
    conversation.messages = runner.params.messages;
    if (!isUnfinished(message)) return message;
    const results = message.stop_reason === 'tool_use' ? await runner.generateToolResponse() : null;
    conversation.messages = [...conversation.messages, ...replied(message), ...(results === null ? [] : [results])];
    if (go.signal.aborted || progress.turns >= go.maxTurns || (await go.ports.limit()) !== undefined) return undefined;
  }
  return undefined;
}

function replied({ role, content }: BetaMessage): BetaMessageParam[] {
  return content.length === 0 ? [] : [{ role, content }];
}

async function afterError(error: unknown, conversation: Conversation, go: Go, progress: Progress) {
  if (go.signal.aborted) return stopped(progress, await stopOfAbort(go.ports));
  const trouble = judgeError(error, progress.tries, conversation.model);
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
  { afterMs, reason }: { afterMs: number; reason: string },
  { ports, signal }: Go,
  progress: Progress,
) {
  await ports.emit({ type: 'waiting', reason: ports.redact(reason), durationMs: afterMs });
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
  try {
    if (await compact(conversation, go)) return undefined;
  } catch (error) {
    // After a wait the request is sent again, found too long again, and shortened then.
    progress.compacted = false;
    const tooLong = judgeError(error, progress.tries, conversation.model).kind === 'context';
    if (!tooLong) return afterError(error, conversation, go, progress);
  }
  return stopped(progress, { outcome: 'provider-error', detail: full });
}

function refused({ stop_details: details }: BetaMessage): Stop {
  const why = details?.type === 'refusal' && details.explanation ? ` (${details.explanation})` : '';
  return {
    outcome: 'provider-error',
    detail: `The model refused to work on this story, twice${why}. Reword the story, or choose another \`model\`.`,
  };
}

function stopped({ text }: Progress, stop: Stop): GoEnd {
  return { kind: 'stopped', text, stop };
}
