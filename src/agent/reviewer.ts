/** Asks a model to review a change whose tests pass, and returns the review, or why there is none. */

import { realpath } from 'node:fs/promises';
import type { BetaMessageParam } from '@anthropic-ai/sdk/resources/beta';
import type { RunEvent, Stop } from '../run/run.ts';
import { addCost, addUsage, noUsage } from '../run/usage.ts';
import type { Review } from '../run/verification.ts';
import { converse } from './agent-loop.ts';
import type { AgentPorts, Go, ModelOptions } from './implementer.ts';
import { openConversation } from './model-conversation.ts';
import {
  type Answer,
  againPrompt,
  answerFormat,
  type ReviewSubject,
  readAnswer,
  reviewPrompt,
  reviewSystemPrompt,
} from './review-exchange.ts';
import { reviewerTools } from './tools/toolset.ts';

export interface ReviewerOptions extends ModelOptions {
  /** Replies of the model in one review. */
  maxTurns?: number;
}

export type ReviewEnd = { review: Review } | { missing: string; stop?: Stop };

export type Reviewer = Awaited<ReturnType<typeof openReviewer>>;

const defaultMaxTurns = 30;

export async function openReviewer(options: ReviewerOptions) {
  const { maxTurns = defaultMaxTurns, ...model } = options;
  const { ports } = model;
  const roots = { tree: await realpath(ports.tree), logDir: await realpath(ports.logDir) };
  const conversation = await openConversation(model, { system: reviewSystemPrompt, outputFormat: answerFormat });

  let isAgain = false;

  return {
    /** Reviews the tree as it stands. A later call of the same run continues the conversation: it knows what it found before. */
    async review(subject: ReviewSubject, signal: AbortSignal): Promise<ReviewEnd> {
      const spent = { usage: noUsage, costUsd: 0 as number | null };
      const counting: AgentPorts = {
        ...ports,
        emit(event: RunEvent) {
          if (event.type === 'turn-finished') {
            spent.usage = addUsage(spent.usage, event.usage);
            spent.costUsd = addCost(spent.costUsd, event.costUsd);
          }
          return ports.emit(event);
        },
      };
      const tools = reviewerTools({ ports: counting, roots, attempt: 'review' });
      const go: Go = { conversation, ports: counting, attempt: 'review', tools, maxTurns, signal };
      const before = { ...conversation, counted: conversation.counted, prompts: [...conversation.prompts] };
      const prompt = ports.redact((isAgain ? againPrompt : reviewPrompt)(subject));
      const answer = await ask(go, prompt, subject);
      // Of a review that was broken off the next one knows nothing.
      if ('missing' in answer) Object.assign(conversation, before);
      else isAgain = true;
      return 'missing' in answer ? answer : { review: { ...answer, ...spent } };
    },
  };
}

/** The answer to one prompt. What cannot be read is asked for once more, and then missing. */
async function ask(go: Go, prompt: string, subject: ReviewSubject): Promise<Answer | { missing: string; stop?: Stop }> {
  const { conversation } = go;
  let text = prompt;
  for (const again of [true, false]) {
    const message: BetaMessageParam = { role: 'user', content: [{ type: 'text', text }] };
    conversation.prompts.push(message);
    conversation.messages = [...conversation.messages, message];
    const end = await converse(go);
    if (end.kind === 'stopped') return { missing: end.stop.detail, stop: end.stop };
    if (end.kind === 'turn-limit') return { missing: `The reviewer came to no end within ${go.maxTurns} model calls.` };
    const read = readAnswer(go.ports.redact(end.text), subject);
    if (read.kind === 'answer') return read.answer;
    if (!again) return { missing: `The reviewer’s answer could not be read, twice: ${read.problem}.` };
    text = `Your answer could not be read: ${read.problem}. Give the whole review again, in the format asked for.`;
  }
  throw new Error('unreachable: the second answer returns');
}
