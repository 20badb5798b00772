/** Whether one request extends the one before exactly, and what a cache on that prefix would have counted. */

import type { ModelReply, ModelRequest } from './model.ts';
import type { MessageBody } from './model-messages.ts';

/**
 * True where `later` has the same fields but for messages and the output limit, which no cache key holds, and its messages begin
 * with all of `earlier`'s, byte for byte.
 */
export function extendsExactly(earlier: MessageBody | undefined, later: MessageBody): boolean {
  if (earlier === undefined) return true;
  const { messages: before, max_tokens: _, ...fieldsBefore } = earlier;
  const { messages: after, max_tokens: __, ...fieldsAfter } = later;
  if (JSON.stringify(fieldsBefore) !== JSON.stringify(fieldsAfter) || after.length < before.length) return false;
  return JSON.stringify(after.slice(0, before.length)) === JSON.stringify(before);
}

/** Tokens as bytes / 4, read from the cache as far as the request before reaches. A reply's own figures win. */
export function modelUsage(
  request: ModelRequest,
  before: ModelRequest | undefined,
  reply: ModelReply,
): Record<string, unknown> {
  const shared = before !== undefined && extendsExactly(before.body, request.body) ? before.bytes.length : 0;
  const written = Math.ceil((request.bytes.length - shared) / 4);
  return {
    input_tokens: 4,
    output_tokens: Math.ceil(JSON.stringify(reply).length / 4),
    cache_read_input_tokens: Math.ceil(shared / 4),
    cache_creation_input_tokens: written,
    cache_creation: { ephemeral_5m_input_tokens: written, ephemeral_1h_input_tokens: 0 },
    ...reply.usage,
  };
}
