/** Records one reply of the model as an event with its tokens, cost, duration and text. */

import type { BetaMessage } from '@anthropic-ai/sdk/resources/beta';
import type { RecordedAnswer } from '../run/recorded-answer.ts';
import { costUsd, usageOf } from './cost.ts';
import type { Conversation, Go } from './go.ts';
import { textOf } from './reply.ts';
import { condense } from './tools/condense.ts';

const eventChars = 4000;

/** What came back for a request, and when that was sent. */
interface Received {
  message: BetaMessage;
  requestId?: string | undefined;
  startedAt: number;
}

/** `aside`: a reply that does not join the conversation, and says nothing about its length. */
export async function recordTurn(
  conversation: Conversation,
  go: Go,
  received: Received,
  aside?: 'aside',
): Promise<void> {
  const { ports, attempt } = go;
  const { message, requestId } = received;
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = usageOf(message.usage);
  const tokens = inputTokens + cacheReadTokens + cacheWriteTokens + outputTokens;
  if (aside === undefined)
    conversation.counted = { tokens, messages: conversation.messages.length + 1, at: ports.now() };
  await ports.keepAnswer?.({ attempt, requestId, message: masked(message, ports.redact) });
  await emitTurn(conversation, go, received);
}

/** A reply that broke off: it is paid all the same, as far as it came. */
export async function recordCut(conversation: Conversation, go: Go, begun: Received): Promise<void> {
  await emitTurn(conversation, go, begun, { stopReason: 'cut off', broken: true });
}

async function emitTurn(
  { model, prices, client }: Conversation,
  { ports, attempt }: Go,
  { message, requestId, startedAt }: Received,
  how: { stopReason: string; broken?: true } = { stopReason: message.stop_reason ?? 'none' },
): Promise<void> {
  const usage = usageOf(message.usage);
  await ports.emit({
    type: 'turn-finished',
    attempt,
    requestId,
    model: message.model,
    ...how,
    usage,
    costUsd: costUsd(usage, { answered: message.model, requested: model }, prices, {
      region: message.usage.inference_geo,
      factor: client.priceFactor?.(model),
    }),
    durationMs: Math.round(ports.now() - startedAt),
    text: condense(ports.redact(textOf(message)), eventChars),
  });
}

/** The message with every text in it masked; a signature belongs to the text as it was, and is kept. */
function masked(message: BetaMessage, redact: (text: string) => string): RecordedAnswer['message'] {
  return JSON.parse(JSON.stringify(message), (key, value: unknown) =>
    typeof value === 'string' && key !== 'signature' ? redact(value) : value,
  );
}
