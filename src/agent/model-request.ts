/** Builds the next request to the model, estimates the request's tokens, and limits the tokens of the reply. */

import type {
  BetaCacheControlEphemeral,
  BetaContentBlockParam,
  BetaMessageParam,
} from '@anthropic-ai/sdk/resources/beta';
import type { MessageCreateParamsStreaming } from '@anthropic-ai/sdk/resources/beta/messages/messages';
import type { Stop } from '../run/run.ts';
import { noUsage } from '../run/usage.ts';
import { costUsd, leastOutputTokens, priceOf, withinBudget } from './cost.ts';
import type { Conversation, Go } from './implementer.ts';

export type Request = Omit<MessageCreateParamsStreaming, 'stream' | 'max_tokens'>;

export function requestOf({ conversation, tools }: Pick<Go, 'conversation' | 'tools'>): Request {
  const { client, model, system, messages, outputFormat: format, effort, cacheTtl: ttl } = conversation;
  const mark = { type: 'ephemeral' as const, ...(ttl !== undefined && { ttl }) };
  const marks = client.marksBlocks === true;
  const output = { ...(effort !== undefined && { effort }), ...(format !== undefined && { format }) };
  return {
    model,
    system: marks ? [{ type: 'text', text: system, cache_control: mark }] : system,
    ...(!marks && { cache_control: mark }),
    ...(Object.keys(output).length > 0 && { output_config: output }),
    tools: tools.map(({ run, parse, close, ...definition }) => definition),
    messages: marks ? markLast(messages, mark) : messages,
  };
}

/** The last block of the last message gets the mark, as the API sets it by itself. Only a copy is marked: the next request moves it. */
function markLast(messages: BetaMessageParam[], cache_control: BetaCacheControlEphemeral) {
  const last = messages.at(-1);
  if (last?.role !== 'user' || typeof last.content === 'string') return messages;
  const content = last.content.map((block, index, all) =>
    index === all.length - 1 && isMarkable(block) ? { ...block, cache_control } : block,
  );
  return [...messages.slice(0, -1), { ...last, content }];
}

const isMarkable = ({ type }: BetaContentBlockParam) => type === 'text' || type === 'tool_result' || type === 'image';

// The API asks to compact before a conversation outgrows the window: a summary has to fit beside it.
const compactAbove = 0.7;
// Code has three to four characters a token; the smaller figure counts too many, which is the safe side.
const bytesPerToken = 3;
const imageTokens = 1_600;

/** Tokens of the next prompt: what the API counted last, and what was added since, estimated. */
export function promptTokens(go: Go): number {
  const { counted, messages } = go.conversation;
  if (counted === undefined) return tokensOf(requestOf(go));
  return counted.tokens + tokensOf(messages.slice(counted.messages));
}

/** `max_tokens` of the next call, or the stop where money does not reach for one. */
export async function roomForReply(go: Go): Promise<{ maxTokens: number } | { stop: Stop }> {
  const { conversation, ports } = go;
  const { model, prices, cacheTtl, client } = conversation;
  const { contextTokens, maxOutputTokens } = await conversation.facts;
  const prompt = promptTokens(go);
  const most = Math.min(maxOutputTokens, Math.max(leastOutputTokens, contextTokens - prompt));
  const budget = ports.budget?.();
  if (budget === undefined || priceOf(model, prices) === null) return { maxTokens: most };
  const cacheReadTokens = cachedTokens(conversation, ports.now());
  const cacheWriteTokens = prompt - cacheReadTokens;
  const cacheWrite1hTokens = cacheTtl === '1h' ? cacheWriteTokens : 0;
  return withinBudget(budget, most, (outputTokens) => {
    const usage = { ...noUsage, cacheReadTokens, cacheWriteTokens, outputTokens, cacheWrite1hTokens };
    return costUsd(usage, { answered: model, requested: model }, prices, { factor: client.priceFactor?.(model) }) ?? 0;
  });
}

/** What was counted last is read from the cache while that lasts; after it, the whole prompt is written anew. */
function cachedTokens({ counted, cacheTtl }: Conversation, now: number) {
  const lastsMs = cacheTtl === '1h' ? 55 * 60_000 : 4.5 * 60_000;
  return counted !== undefined && now - counted.at < lastsMs ? counted.tokens : 0;
}

/** Only between a result and the next call: a prompt that just came must not be summarised away. */
export async function isNearlyFull(go: Go): Promise<boolean> {
  const { facts, messages } = go.conversation;
  const { content = '' } = messages.at(-1) ?? {};
  const afterResults = Array.isArray(content) && content.some(({ type }) => type === 'tool_result');
  return afterResults && promptTokens(go) > compactAbove * (await facts).contextTokens;
}

function tokensOf(value: unknown) {
  // An image counts by its size on a screen, not by its bytes.
  const json = JSON.stringify(value, (_, part) =>
    part?.type === 'image' ? 'x'.repeat(imageTokens * bytesPerToken) : part,
  );
  return Math.ceil(Buffer.byteLength(json) / bytesPerToken);
}
