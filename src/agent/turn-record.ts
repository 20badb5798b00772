/** One reply of the model as an event: tokens, cost, time, and what it said. */

import type { BetaMessage } from '@anthropic-ai/sdk/resources/beta';
import type { RecordedAnswer } from '../recorded-answer.ts';
import { costUsd, usageOf } from './cost.ts';
import type { Conversation, Go } from './go.ts';
import { textOf } from './reply.ts';
import { condense } from './tools/condense.ts';

const eventChars = 4000;

export async function recordTurn(
  { model, prices }: Pick<Conversation, 'model' | 'prices'>,
  { ports, attempt }: Pick<Go, 'ports' | 'attempt'>,
  message: BetaMessage,
  requestId: string | undefined,
  startedAt: number,
): Promise<void> {
  const usage = usageOf(message.usage);
  await ports.keepAnswer?.({ attempt, requestId, message: masked(message, ports.redact) });
  await ports.emit({
    type: 'turn-finished',
    attempt,
    requestId,
    model: message.model,
    stopReason: message.stop_reason ?? 'none',
    usage,
    costUsd: costUsd(usage, { answered: message.model, asked: model }, prices, message.usage.inference_geo),
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
