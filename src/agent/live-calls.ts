/** Two calls of the model that a first live day wants to have seen, each alone: a summary, and an image. */

import { compact } from './compaction.ts';
import type { Conversation, Go, ModelOptions } from './go.ts';
import { askModel } from './models.ts';
import { openClient } from './open-client.ts';
import { judgeError } from './provider-error.ts';
import { receive } from './receive.ts';
import { textOf } from './reply.ts';
import { recordTurn } from './turn-record.ts';

export interface LiveCallOptions extends ModelOptions {
  signal: AbortSignal;
}

/** Who made the summary of a short conversation, or why there is none. */
export async function tryCompaction(options: LiveCallOptions): Promise<'api' | 'model' | { trouble: string }> {
  const client = await openClient(options);
  const conversation = conversationWith(client, options);
  const user = (text: string) => ({ role: 'user' as const, content: [{ type: 'text' as const, text }] });
  const first = user('Count the lines of a.txt, then those of b.txt.');
  conversation.prompts = [first];
  const said = [{ type: 'text' as const, text: 'a.txt has 12 lines. b.txt comes next.' }];
  conversation.messages = [first, { role: 'assistant', content: said }, user('b.txt has 30 lines.')];
  const end = await compact(conversation, goOf(options), '');
  if (end.kind === 'failed') return { trouble: troubleIn(end.error, options.model) };
  if (end.kind === 'stop') return { trouble: end.stop.detail };
  if (end.kind === 'too-long') return { trouble: 'the conversation could not be shortened' };
  return conversation.summarised === 'in words' ? 'model' : 'api';
}

/** What the model says of an image of one colour, in lower case. */
export async function tryImage(options: LiveCallOptions): Promise<{ said: string } | { trouble: string }> {
  const client = await openClient(options);
  const { model, ports, signal } = options;
  const source = { type: 'base64' as const, media_type: 'image/png' as const, data: red };
  const content = [
    { type: 'image' as const, source },
    { type: 'text' as const, text: 'Which colour is this image? Answer in one word.' },
  ];
  const startedAt = ports.now();
  const params = { model, max_tokens: 4_000, messages: [{ role: 'user' as const, content }] };
  const received = await receive(client, params, signal);
  if (received.kind === 'failed') return { trouble: troubleIn(received.error, model) };
  const conversation = conversationWith(client, options);
  await recordTurn(conversation, goOf(options), { ...received, startedAt }, 'aside');
  return { said: textOf(received.message).toLowerCase() };
}

// 32 by 32 points.
const red =
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAJ0lEQVR42u3NsQkAAAjAsP7/tF7hIASyp6lTCQQCgUAgEAgEgi/BAjLD/C5w/SM9AAAAAElFTkSuQmCC';

function conversationWith(client: Conversation['client'], { model, effort, prices }: LiveCallOptions): Conversation {
  const system = 'You are asked a few short things.';
  return { client, model, effort, prices, system, messages: [], prompts: [], facts: askModel(client, model) };
}

function goOf({ ports, signal }: LiveCallOptions): Go {
  return { ports, attempt: 1, tools: [], maxTurns: 1, signal };
}

function troubleIn(error: unknown, model: string): string {
  const judged = judgeError(error, { model, tries: 0 });
  if (judged.kind === 'stop') return judged.stop.detail;
  return judged.kind === 'wait' ? judged.reason : String(error instanceof Error ? error.message : error);
}
