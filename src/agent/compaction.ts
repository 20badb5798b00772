/** Making room when a conversation no longer fits the model's context: the API summarises it, and it starts over from there. */

import type { BetaMessageParam } from '@anthropic-ai/sdk/resources/beta';
import type { Conversation, Go } from './go.ts';
import { recordTurn } from './turn-record.ts';

const beta = 'compact-2026-09-04';

/**
 * Replaces the conversation by the API's summary of it, followed by its first prompt: a summary may lose what the story
 * says. False where the API made no summary; throws what the call throws.
 */
export async function compact(conversation: Conversation, go: Go): Promise<boolean> {
  const { client, model, system, messages } = conversation;
  const startedAt = go.ports.now();
  conversation.betas = [beta];
  const stream = client.beta.messages.stream(
    {
      model,
      max_tokens: 16_000,
      system,
      cache_control: { type: 'ephemeral' },
      betas: conversation.betas,
      tools: go.tools.map(({ run, parse, close, ...definition }) => definition),
      messages,
      compaction: { type: 'summarize' },
    },
    { signal: go.signal },
  );
  const message = await stream.finalMessage();
  await recordTurn(conversation, go, message, stream.request_id ?? undefined, startedAt);
  const { role, content } = message;
  if (!content.some((block) => block.type === 'compaction' && block.content)) return false;
  // The summary goes back as it came, and first.
  conversation.messages = [{ role, content }, goOn(messages[0])];
  return true;
}

function goOn(first: BetaMessageParam | undefined): BetaMessageParam {
  const story =
    typeof first?.content === 'string' ? [{ type: 'text' as const, text: first.content }] : (first?.content ?? []);
  const text =
    'The conversation was summarised to make room; the task is above as it was given. Your changes are in the tree. Go on.';
  return { role: 'user', content: [...story, { type: 'text', text }] };
}
