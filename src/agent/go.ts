/** Defines the types of a conversation with the model and of a go, the model's work on one attempt or review. */

import type { BetaJSONOutputFormat, BetaMessageParam } from '@anthropic-ai/sdk/resources/beta';
import type { Prices } from './cost.ts';
import type { AgentPorts } from './implementer.ts';
import type { ProviderClient, ProviderClientOptions } from './open-client.ts';
import type { Tool } from './tools/tool.ts';

export interface ModelFacts {
  /** Tokens of prompt and answer together. */
  contextTokens: number;
  maxOutputTokens: number;
}

/** The model that is talked to, and how. */
interface Model {
  client: ProviderClient;
  model: string;
  facts: Promise<ModelFacts>;
  prices?: Prices;
  effort?: Effort;
  /** How long the prefix is kept. Default: five minutes. */
  cacheTtl?: '1h';
}

/** The same before anything was said, and by whose means it is talked to. */
export interface ModelOptions extends ProviderClientOptions, Pick<Model, 'model' | 'prices' | 'effort'> {
  ports: AgentPorts;
}

export interface Conversation extends Model {
  system: string;
  /** Everything sent and answered so far; only ever extended, but by a compaction. */
  messages: BetaMessageParam[];
  outputFormat?: BetaJSONOutputFormat;
  /** The prompts of its goes: the first and the last are what no summary may lose. */
  prompts: BetaMessageParam[];
  /** Tokens that the API counted last, of how many messages, and when. */
  counted?: { tokens: number; messages: number; at: number };
}

export type Effort = 'low' | 'medium' | 'high' | 'xhigh' | 'max';

/** What one go of a conversation is done with. */
export interface Go {
  ports: AgentPorts;
  attempt: number | 'review';
  tools: Tool[];
  /** Replies of the model in this go. */
  maxTurns: number;
  /** What has become known since the last call and the agent has to know: told with the next results of its tools. */
  news?(): string | undefined;
  signal: AbortSignal;
}
