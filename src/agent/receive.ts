/** One call of the Messages API: the reply put together from its stream, and what a broken one has cost all the same. */

import { AnthropicError } from '@anthropic-ai/sdk/core/error';
import type {
  BetaContentBlock,
  BetaMessage,
  BetaRawContentBlockDelta,
  BetaRawMessageStreamEvent,
  MessageCreateParamsStreaming,
} from '@anthropic-ai/sdk/resources/beta/messages/messages';
import { isObject, objectIn, parsedJson } from '../text/json.ts';
import { type MessagesClient, sdkError } from './client.ts';

export type Received =
  /** `malformed`: ids of the calls whose input is no JSON object; it is `{}` in the message. */
  | { kind: 'whole'; message: BetaMessage; requestId?: string; malformed: ReadonlySet<string> }
  /** `begun`: as far as it came, with what had been counted; absent where the API had not begun to answer. */
  | { kind: 'failed'; error: unknown; begun?: BetaMessage; requestId?: string };

interface Begun {
  message?: BetaMessage;
  requestId?: string;
  /** JSON of each call, by the block's index. */
  inputs: Map<number, string>;
  ended: boolean;
}

const charsPerToken = 4;

/** Never throws for what the provider or the network does. */
export async function receive(
  client: MessagesClient,
  params: Omit<MessageCreateParamsStreaming, 'stream'>,
  signal: AbortSignal,
): Promise<Received> {
  const begun: Begun = { inputs: new Map(), ended: false };
  try {
    const call = client.messages.create({ ...params, stream: true }, { signal });
    const { data: events, request_id: requestId } = await call.withResponse();
    begun.requestId = requestId ?? undefined;
    for await (const event of events) takeEvent(begun, event);
    if (begun.message === undefined || !begun.ended) throw new AnthropicError('the stream ended before the reply did');
    const malformed = parseInputs(begun);
    return { kind: 'whole', message: begun.message, requestId: begun.requestId, malformed };
  } catch (error) {
    // A socket that breaks in the middle of a stream comes as fetch's own error.
    return { kind: 'failed', error: sdkError(error), begun: partly(begun), requestId: begun.requestId };
  }
}

function takeEvent(begun: Begun, event: BetaRawMessageStreamEvent): void {
  if (event.type === 'message_start') begun.message = { ...event.message, content: [] };
  const { message } = begun;
  if (message === undefined) return;
  if (event.type === 'content_block_start') message.content[event.index] = { ...event.content_block };
  if (event.type === 'content_block_delta') takeDelta(begun, message.content, event.index, event.delta);
  if (event.type === 'message_delta') {
    const { usage, delta } = event;
    const counted = Object.entries(usage).filter(([, value]) => value !== null && value !== undefined);
    message.usage = { ...message.usage, ...Object.fromEntries(counted) };
    message.stop_reason = delta.stop_reason;
    message.stop_details = delta.stop_details ?? null;
  }
  if (event.type === 'message_stop') begun.ended = true;
}

function takeDelta(begun: Begun, content: BetaContentBlock[], index: number, delta: BetaRawContentBlockDelta): void {
  const block = content[index];
  if (block?.type === 'text' && delta.type === 'text_delta') block.text += delta.text;
  if (block?.type === 'thinking' && delta.type === 'thinking_delta') block.thinking += delta.thinking;
  if (block?.type === 'thinking' && delta.type === 'signature_delta') block.signature = delta.signature;
  if (block?.type === 'tool_use' && delta.type === 'input_json_delta') {
    begun.inputs.set(index, (begun.inputs.get(index) ?? '') + delta.partial_json);
  }
  if (block?.type === 'compaction' && delta.type === 'compaction_delta') {
    block.content = delta.content;
    if ('encrypted_content' in delta) block.encrypted_content = delta.encrypted_content;
  }
}

/** Puts the inputs in. One that the output limit cut is kept as far as it came. */
function parseInputs({ message, inputs }: Begun): Set<string> {
  const malformed = new Set<string>();
  for (const [index, block] of message?.content.entries() ?? []) {
    if (block.type !== 'tool_use') continue;
    const json = inputs.get(index) ?? '';
    const cut = message?.stop_reason === 'max_tokens';
    const input = json === '' ? block.input : cut ? closedJson(json) : parsedJson(json);
    if (!isObject(input)) malformed.add(block.id);
    block.input = objectIn(input);
  }
  return malformed;
}

/** What had come of a broken reply; the API counts its output at the end, so that is estimated from its length. */
function partly({ message, inputs }: Begun): BetaMessage | undefined {
  if (message === undefined) return undefined;
  const texts = message.content.map((block, index) => {
    if (block.type === 'text') return block.text;
    return block.type === 'thinking' ? block.thinking : (inputs.get(index) ?? '');
  });
  const output = Math.ceil(texts.join('').length / charsPerToken);
  const usage = { ...message.usage, output_tokens: Math.max(message.usage.output_tokens ?? 0, output) };
  return { ...message, usage };
}

const mostTries = 40;

/** JSON that was cut off with what was open closed: for the model to see what it had written. undefined where that is no JSON either. */
export function closedJson(json: string): unknown {
  for (let end = json.length, tries = 0; end > 0 && tries < mostTries; end--, tries++) {
    const cut = json.slice(0, end);
    for (const close of closings(cut)) {
      const value = parsedJson(cut + close);
      // Else the next one: a key without its value, half an escape.
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

/** What closes the text: brackets in reverse order, and the string that it ends in. */
function closings(text: string): string[] {
  const open: string[] = [];
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{') open.unshift('}');
    else if (char === '[') open.unshift(']');
    else if (char === '}' || char === ']') open.shift();
  }
  const brackets = open.join('');
  return inString ? [`"${brackets}`] : [brackets];
}
