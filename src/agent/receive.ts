/** Makes one streaming Messages API call and returns the whole reply, or the error with what the broken reply has cost. */

import { BetaMessageStream } from '@anthropic-ai/sdk/lib/BetaMessageStream';
import type { BetaMessage } from '@anthropic-ai/sdk/resources/beta';
import type { MessageCreateParamsStreaming, Messages } from '@anthropic-ai/sdk/resources/beta/messages/messages';
import { isObject, parsedJson } from '../text/json.ts';
import { type MessagesClient, sdkError } from './client.ts';

export type Received =
  /** `malformed`: ids of the calls whose input is no JSON object; it is `{}` in the message. */
  | { kind: 'whole'; message: BetaMessage; requestId?: string; malformed: ReadonlySet<string> }
  /** `begun`: as far as it came, with what had been counted; absent where the API had not begun to answer. */
  | { kind: 'failed'; error: unknown; begun?: BetaMessage; requestId?: string };

const charsPerToken = 4;

/** Never throws for what the provider or the network does. */
export async function receive(
  client: MessagesClient,
  params: Omit<MessageCreateParamsStreaming, 'stream'>,
  signal: AbortSignal,
): Promise<Received> {
  const stream = BetaMessageStream.createMessage(client.messages as Messages, { ...params, stream: true }, { signal });
  let begun: BetaMessage | undefined;
  stream.on('streamEvent', (_, snapshot) => {
    begun = snapshot;
  });
  try {
    const message = await stream.finalMessage();
    const malformed = malformedIn(message);
    return { kind: 'whole', message, requestId: stream.request_id ?? undefined, malformed };
  } catch (error) {
    return {
      kind: 'failed',
      error: sdkError(error),
      begun: begun && estimated(begun),
      requestId: stream.request_id ?? undefined,
    };
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
