/** What a conversation is, and one go of it. */

import type Anthropic from '@anthropic-ai/sdk';
import type { AnthropicBeta, BetaJSONOutputFormat, BetaMessageParam } from '@anthropic-ai/sdk/resources/beta';
import type { AgentPorts } from './implementer.ts';
import type { Prices } from './prices.ts';
import type { Tool } from './tools/tool.ts';

export interface Conversation {
  client: Anthropic;
  model: string;
  system: string;
  /** Everything sent and answered so far; only ever extended, but by a compaction. */
  messages: BetaMessageParam[];
  outputFormat?: BetaJSONOutputFormat;
  prices?: Prices;
  betas?: AnthropicBeta[];
}

/** What one go of a conversation is done with. */
export interface Go {
  ports: AgentPorts;
  attempt: number | 'review';
  tools: Tool[];
  /** Replies of the model in this go. */
  maxTurns: number;
  signal: AbortSignal;
}
