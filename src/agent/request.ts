/**
 * Builds the Messages API request for the next call of a conversation, with its tools and its prompt-cache marks. Its fields
 * stay as they are from call to call, or the cached prefix is lost.
 */

import type {
  BetaCacheControlEphemeral,
  BetaContentBlockParam,
  BetaMessageParam,
} from '@anthropic-ai/sdk/resources/beta';
import type { MessageCreateParamsStreaming } from '@anthropic-ai/sdk/resources/beta/messages/messages';
import type { Conversation, Go } from './go.ts';

export type Request = Omit<MessageCreateParamsStreaming, 'stream' | 'max_tokens'>;

export function requestOf(conversation: Conversation, { tools }: Pick<Go, 'tools'>): Request {
  const { model, system, messages, outputFormat: format, effort, cacheTtl: ttl } = conversation;
  const mark = { type: 'ephemeral' as const, ...(ttl !== undefined && { ttl }) };
  const marks = conversation.client.marksBlocks === true;
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
function markLast(messages: BetaMessageParam[], cache_control: BetaCacheControlEphemeral): BetaMessageParam[] {
  const last = messages.at(-1);
  if (last?.role !== 'user' || typeof last.content === 'string') return messages;
  const content = last.content.map((block, index, all) =>
    index === all.length - 1 && isMarkable(block) ? { ...block, cache_control } : block,
  );
  return [...messages.slice(0, -1), { ...last, content }];
}

const isMarkable = ({ type }: BetaContentBlockParam) => type === 'text' || type === 'tool_result' || type === 'image';
