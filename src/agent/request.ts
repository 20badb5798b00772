/** What every request of a conversation has in common; its fields stay as they are, or the cached prefix is lost. */

import type { MessageCreateParamsStreaming } from '@anthropic-ai/sdk/resources/beta/messages/messages';
import type { Conversation, Go } from './go.ts';

export type Request = Omit<MessageCreateParamsStreaming, 'stream' | 'max_tokens'>;

const compactionBeta = 'compact-2026-09-04';

export function requestOf(conversation: Conversation, { tools }: Pick<Go, 'tools'>): Request {
  const { model, system, messages, summarised, outputFormat: format, effort, cacheTtl: ttl } = conversation;
  const output = { ...(effort !== undefined && { effort }), ...(format !== undefined && { format }) };
  return {
    model,
    system,
    cache_control: { type: 'ephemeral', ...(ttl !== undefined && { ttl }) },
    ...(Object.keys(output).length > 0 && { output_config: output }),
    ...(summarised === 'by the API' && { betas: [compactionBeta] }),
    tools: tools.map(({ run, parse, close, ...definition }) => definition),
    messages,
  };
}
