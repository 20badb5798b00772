/** Implements Redgreen's own coding agent, which talks to a model in one conversation through all attempts of a run. */

import { realpath } from 'node:fs/promises';
import type { BetaMessageParam } from '@anthropic-ai/sdk/resources/beta';
import { converse } from './agent-loop.ts';
import { endOfTurns, type Implementer, type ModelOptions } from './implementer.ts';
import { openConversation } from './model-conversation.ts';
import { instructionsText, systemPrompt } from './prompt.ts';
import type { ImagesFetched } from './story-images.ts';
import { implementerTools } from './tools/toolset.ts';

export interface AnthropicAgentOptions extends ModelOptions {
  /** Replies of the model in one attempt. */
  maxTurns: number;
  /** AGENTS.md or CLAUDE.md of the default branch. */
  instructions?: string;
  /** Images of the story, for the first prompt. */
  images?: Promise<ImagesFetched>;
  /** How long the tests take, asked at the first attempt. */
  testMs?(): number;
  /** What the agent is told with the results of its next tools, once it is known. */
  news?(): string | undefined;
}

// Above this the usual five minutes of the cache are over when the tests are.
const longTestMs = 4 * 60_000;

/** An agent that continues one conversation from attempt to attempt. It asks the model for nothing before the first attempt. */
export async function openAnthropicAgent(options: AnthropicAgentOptions): Promise<Implementer> {
  const { maxTurns, instructions, images, testMs, news, ports, ...model } = options;
  const conversation = await openConversation({ ...model, ports }, { system: systemPrompt });
  const roots = { tree: await realpath(ports.tree), logDir: await realpath(ports.logDir) };

  return {
    async implement(attempt, prompt, signal) {
      const text = ports.redact(prompt);
      await ports.emit({ type: 'prompt-sent', attempt: attempt.number, text });
      if (conversation.prompts.length === 0) {
        // Once, and never changed: another time to live is another cache.
        if ((testMs?.() ?? 0) > longTestMs) conversation.cacheTtl = '1h';
        const { blocks = [], leftOut = [] } = (await images) ?? {};
        for (const warning of leftOut) await ports.emit({ type: 'warning', text: warning });
        conversation.prompts.push(userMessage([ports.redact(instructionsText(instructions)), text], blocks));
      } else conversation.prompts.push(userMessage([text]));
      conversation.messages = [...conversation.messages, ...conversation.prompts.slice(-1)];
      const tools = implementerTools({ ports, roots, attempt: attempt.number });
      const end = await converse({ conversation, ports, attempt: attempt.number, tools, maxTurns, news, signal });
      if (end.kind === 'turn-limit') return endOfTurns(maxTurns, end.text);
      return { summary: end.text, ...(end.kind === 'stopped' && { stop: end.stop }) };
    },
    async [Symbol.asyncDispose]() {},
  };
}

function userMessage(texts: string[], images: ImagesFetched['blocks'] = []): BetaMessageParam {
  const said = texts.filter((text) => text.trim() !== '').map((text) => ({ type: 'text' as const, text }));
  return { role: 'user', content: [...said, ...images] };
}
