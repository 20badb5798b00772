/**
 * Makes one streaming call to the Messages API and records the reply as an event with its tokens and cost. A reply that broke
 * off is recorded too: it is paid for as far as it came.
 */

import { BetaMessageStream } from '@anthropic-ai/sdk/lib/BetaMessageStream';
import type { BetaMessage } from '@anthropic-ai/sdk/resources/beta';
import type { MessageCreateParamsStreaming, Messages } from '@anthropic-ai/sdk/resources/beta/messages/messages';
import type { RecordedAnswer } from '../run/recorded-answer.ts';
import { isObject, parsedJson } from '../text/json.ts';
import { sdkError } from './client.ts';
import { costUsd, usageOf } from './cost.ts';
import type { Conversation, Go } from './go.ts';
import { textOf } from './reply.ts';
import { condense } from './tools/condense.ts';

export type Received =
  /** `malformed`: ids of the calls whose input is no JSON object; it is `{}` in the message. */
  { kind: 'whole'; message: BetaMessage; malformed: ReadonlySet<string> } | { kind: 'failed'; error: unknown };

const charsPerToken = 4;
const eventChars = 4000;

/**
 * Never throws for what the provider or the network does. A reply that broke off is recorded all the same: it is paid as far as it
 * came. `aside`: a reply that does not join the conversation, and says nothing about its length.
 */
export async function receive(
  conversation: Conversation,
  go: Go,
  params: Omit<MessageCreateParamsStreaming, 'stream'>,
  aside?: 'aside',
): Promise<Received> {
  const { client } = conversation;
  const { ports, attempt, signal } = go;
  const startedAt = ports.now();
  const stream = BetaMessageStream.createMessage(client.messages as Messages, { ...params, stream: true }, { signal });
  let begun: BetaMessage | undefined;
  stream.on('streamEvent', (_, snapshot) => {
    begun = snapshot;
  });
  const whole = await stream.finalMessage().catch((error: unknown) => ({ error: sdkError(error) }));
  if ('error' in whole) {
    if (begun !== undefined) await record(estimated(begun), { stopReason: 'cut off', broken: true });
    return { kind: 'failed', error: whole.error };
  }
  const malformed = malformedIn(whole);
  if (aside === undefined) {
    const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = usageOf(whole.usage);
    const tokens = inputTokens + cacheReadTokens + cacheWriteTokens + outputTokens;
    conversation.counted = { tokens, messages: conversation.messages.length + 1, at: ports.now() };
  }
  const requestId = stream.request_id ?? undefined;
  await ports.keepAnswer?.({ attempt, requestId, message: masked(whole, ports.redact) });
  await record(whole, { stopReason: whole.stop_reason ?? 'none' });
  return { kind: 'whole', message: whole, malformed };

  async function record(message: BetaMessage, how: { stopReason: string; broken?: true }): Promise<void> {
    const usage = usageOf(message.usage);
    const models = { answered: message.model, requested: conversation.model };
    const factor = client.priceFactor?.(conversation.model);
    await ports.emit({
      type: 'turn-finished',
      attempt,
      requestId: stream.request_id ?? undefined,
      model: message.model,
      ...how,
      usage,
      costUsd: costUsd(usage, models, conversation.prices, { region: message.usage.inference_geo, factor }),
      durationMs: Math.round(ports.now() - startedAt),
      text: condense(ports.redact(textOf(message)), eventChars),
    });
  }
}

/** What the SDK has read so far of a call's input; it takes half a JSON for a whole one. */
const jsonOf = (block: object) => (block as { __json_buf?: string }).__json_buf ?? '';

/** Empties inputs that are none. One that the output limit cut stays as far as it came. */
function malformedIn({ content, stop_reason }: BetaMessage): Set<string> {
  const malformed = new Set<string>();
  for (const block of content) {
    if (block.type !== 'tool_use' || jsonOf(block) === '') continue;
    const isCut = stop_reason === 'max_tokens' && isObject(block.input);
    if (isCut || isObject(parsedJson(jsonOf(block)))) continue;
    malformed.add(block.id);
    block.input = {};
  }
  return malformed;
}

/** A broken reply; the API counts its output at the end, so that is estimated from its length. */
function estimated(message: BetaMessage): BetaMessage {
  const texts = message.content.map((block) => {
    if (block.type === 'text') return block.text;
    return block.type === 'thinking' ? block.thinking : jsonOf(block);
  });
  const output = Math.ceil(texts.join('').length / charsPerToken);
  const usage = { ...message.usage, output_tokens: Math.max(message.usage.output_tokens ?? 0, output) };
  return { ...message, usage };
}

/** The message with every text in it masked; a signature belongs to the text as it was, and is kept. */
function masked(message: BetaMessage, redact: (text: string) => string): RecordedAnswer['message'] {
  return JSON.parse(JSON.stringify(message), (key, value: unknown) =>
    typeof value === 'string' && key !== 'signature' ? redact(value) : value,
  );
}
