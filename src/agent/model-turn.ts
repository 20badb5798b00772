/** Makes one streamed call to the model, records the reply with its cost, and runs the tools that the reply names. */

import { BetaMessageStream } from '@anthropic-ai/sdk/lib/BetaMessageStream';
import { ToolError } from '@anthropic-ai/sdk/lib/tools/ToolError';
import type {
  BetaContentBlock,
  BetaMessage,
  BetaMessageParam,
  BetaToolResultBlockParam,
  BetaToolUseBlock,
} from '@anthropic-ai/sdk/resources/beta';
import type { MessageCreateParamsStreaming, Messages } from '@anthropic-ai/sdk/resources/beta/messages/messages';
import type { RecordedAnswer } from '../run/recorded-answer.ts';
import { allTokens } from '../run/usage.ts';
import { isObject, parsedJson, wellFormedJson } from '../text/json.ts';
import { costUsd, usageOf } from './cost.ts';
import type { Go } from './implementer.ts';
import { sdkError } from './provider.ts';
import { shortenOutput } from './tools/shortened-output.ts';
import type { Tool } from './tools/tool.ts';

/** `malformed`: ids of the calls whose input is no JSON object; it is `{}` in the message. */
export type Received = { message: BetaMessage; malformed: ReadonlySet<string> } | { error: unknown };

const charsPerToken = 4;
const eventChars = 4000;

/**
 * Never throws for what the provider or the network does. A reply that broke off is recorded all the same: it is paid as far as it
 * came. `aside`: a reply that does not join the conversation, and says nothing about its length.
 */
export async function receive(
  { conversation, ports, attempt, signal }: Go,
  params: Omit<MessageCreateParamsStreaming, 'stream'>,
  aside?: 'aside',
): Promise<Received> {
  const { client, model: requested, prices } = conversation;
  const startedAt = ports.now();
  // The API takes no half of a character, which a cut or a file's name that is not UTF-8 can leave.
  const json = JSON.stringify(params);
  const sent = wellFormedJson(json);
  const request = { ...(sent === json ? params : JSON.parse(sent)), stream: true };
  const stream = BetaMessageStream.createMessage(client.messages as Messages, request, { signal });
  const requestId = () => stream.request_id ?? undefined;
  let begun: BetaMessage | undefined;
  stream.on('streamEvent', (_, snapshot) => {
    begun = snapshot;
  });
  const whole = await stream.finalMessage().catch((error: unknown) => ({ error: sdkError(error) }));
  if ('error' in whole) {
    if (begun !== undefined) await record(estimated(begun), { stopReason: 'cut off', broken: true });
    return whole;
  }
  const malformed = malformedIn(whole);
  if (aside === undefined) {
    const tokens = allTokens(usageOf(whole.usage));
    conversation.counted = { tokens, messages: conversation.messages.length + 1, at: ports.now() };
  }
  await ports.keepAnswer?.({ attempt, requestId: requestId(), message: masked(whole, ports.redact) });
  await record(whole, { stopReason: whole.stop_reason ?? 'none' });
  return { message: whole, malformed };

  async function record(message: BetaMessage, how: { stopReason: string; broken?: true }) {
    const { model, content } = message;
    const usage = usageOf(message.usage);
    const factor = client.priceFactor?.(requested);
    const where = { region: message.usage.inference_geo, factor };
    await ports.emit({
      ...{ type: 'turn-finished', attempt, requestId: requestId(), model, ...how, usage },
      costUsd: costUsd(usage, { answered: model, requested }, prices, where),
      durationMs: Math.round(ports.now() - startedAt),
      text: shortenOutput(ports.redact(textOf({ content })), eventChars),
    });
  }
}

/** What the SDK has read so far of a call's input; it takes half a JSON for a whole one. */
const jsonOf = (block: object) => (block as { __json_buf?: string }).__json_buf ?? '';

/** Empties inputs that are none. One that the output limit cut stays as far as it came. */
function malformedIn({ content, stop_reason }: BetaMessage) {
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

interface CallOptions {
  tools: readonly Tool[];
  /** Ids of the calls whose input was no JSON object. */
  malformed: ReadonlySet<string>;
  signal: AbortSignal;
}

export type Results = { role: 'user'; content: BetaToolResultBlockParam[] };

/** Started together: what may run side by side and what may not is the tools' own affair. */
export async function answerCalls(message: BetaMessage, options: CallOptions): Promise<Results> {
  const calls = message.content.filter((block): block is BetaToolUseBlock => block.type === 'tool_use');
  return { role: 'user', content: await Promise.all(calls.map((call) => answerOf(call, options))) };
}

async function answerOf(call: BetaToolUseBlock, options: CallOptions): Promise<BetaToolResultBlockParam> {
  const result = { type: 'tool_result' as const, tool_use_id: call.id };
  try {
    const content = String(await run(call, options));
    return { ...result, content: content.trim() === '' ? '[empty]' : content };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { ...result, is_error: true, content: error.message };
  }
}

async function run(call: BetaToolUseBlock, { tools, malformed, signal }: CallOptions): Promise<unknown> {
  const tool = tools.find(({ name }) => name === call.name.toLowerCase());
  if (tool === undefined) {
    throw new ToolError(`Tool '${call.name}' not found; there are ${tools.map(({ name }) => name).join(', ')}`);
  }
  if (malformed.has(call.id)) {
    throw new ToolError('the input was no JSON object: send the call again with one, its strings escaped');
  }
  return tool.run(call.input, { toolUse: call, toolUseBlock: call, signal });
}

/** The text blocks of a reply. Between tool calls models think rather than talk, so only the last reply is a summary. */
export function textOf({ content }: Pick<BetaMessage, 'content'>): string {
  return content
    .flatMap((block) => (block.type === 'text' ? [block.text] : []))
    .join('\n')
    .trim();
}

/** The model waits for the results of its calls before it goes on. */
export function isUnfinished({ stop_reason: reason, content }: BetaMessage): boolean {
  return reason === 'tool_use' && content.some(isCall);
}

/** A reply as it goes back: a text without a word in it would be refused, and so would thinking that was cut before its signature. */
export function replied({ role, content }: BetaMessage): BetaMessageParam[] {
  const kept = content.filter((block) => !isUnsendable(block));
  return kept.length === 0 ? [] : [{ role, content: kept }];
}

/**
 * A reply that a limit cut off, and the answer that lets the model go on. Its calls are answered with an error and none
 * is run: the last one may be half of what was meant.
 */
export function answeredCut(message: BetaMessage): BetaMessageParam[] {
  const calls = message.content.filter(isCall);
  const text =
    'Your reply was cut off at the output limit. Go on where you stopped, in smaller pieces: write long files in parts.';
  const results = calls.map(({ id }) => ({
    type: 'tool_result' as const,
    tool_use_id: id,
    is_error: true,
    content: 'Not run: the reply was cut off at the output limit.',
  }));
  return [...replied(message), { role: 'user', content: [...results, { type: 'text', text }] }];
}

function isCall(block: BetaContentBlock): block is BetaToolUseBlock {
  return block.type === 'tool_use';
}

function isUnsendable(block: BetaContentBlock) {
  return (block.type === 'thinking' && block.signature === '') || (block.type === 'text' && block.text.trim() === '');
}
