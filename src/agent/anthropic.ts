/** The agent on the Anthropic API: one conversation through all attempts, six tools, limits asked before each call. */

import { realpath } from 'node:fs/promises';
import type { BetaMessageParam } from '@anthropic-ai/sdk/resources/beta';
import { type ClientOptions, openClient } from './client.ts';
import { converse, type GoEnd } from './conversation.ts';
import type { Conversation } from './go.ts';
import type { AgentEnd, AgentPorts, Implementer } from './implementer.ts';
import type { Prices } from './prices.ts';
import { instructionsText, systemPrompt } from './prompt.ts';
import { implementerTools } from './tools/toolset.ts';

export interface AnthropicAgentOptions extends ClientOptions {
  model: string;
  /** Replies of the model in one attempt. */
  maxTurns: number;
  prices?: Prices;
  /** AGENTS.md or CLAUDE.md of the default branch. */
  instructions?: string;
  ports: AgentPorts;
}

/** An agent that continues one conversation from attempt to attempt. It opens nothing before the first attempt. */
export async function openAnthropicAgent(options: AnthropicAgentOptions): Promise<Implementer> {
  const { model, maxTurns, prices, instructions, ports } = options;
  const client = await openClient(options);
  const conversation: Conversation = { client: client.anthropic, model, system: systemPrompt, messages: [], prices };
  const roots = { tree: await realpath(ports.tree), logDir: await realpath(ports.logDir) };

  return {
    async implement(attempt, prompt, signal) {
      const startedAt = ports.now();
      const text = ports.redact(prompt);
      await ports.emit({ type: 'prompt-sent', attempt: attempt.number, text });
      const first = conversation.messages.length === 0 ? ports.redact(instructionsText(instructions)) : '';
      conversation.messages = [...conversation.messages, userMessage(first, text)];
      const tools = implementerTools({ ports, roots, attempt: attempt.number });
      const end = await converse(conversation, { ports, attempt: attempt.number, tools, maxTurns, signal });
      return agentEnd(end, maxTurns, Math.round(ports.now() - startedAt));
    },
    async [Symbol.asyncDispose]() {
      client[Symbol.dispose]();
    },
  };
}

function userMessage(...texts: string[]): BetaMessageParam {
  return { role: 'user', content: texts.filter((text) => text !== '').map((text) => ({ type: 'text', text })) };
}

function agentEnd(end: GoEnd, maxTurns: number, durationMs: number): AgentEnd {
  switch (end.kind) {
    case 'answered':
      return { summary: end.text, durationMs };
    case 'turn-limit':
      return { summary: `Ended at ${maxTurns} model calls (max-turns). ${end.text}`.trim(), durationMs };
    case 'stopped':
      return { summary: end.text, stop: end.stop, durationMs };
  }
}
