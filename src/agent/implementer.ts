/** Defines the interface of a coding agent: what a run gives to the agent, and how the agent's work can end. */

import type { BetaRunnableTool } from '@anthropic-ai/sdk/lib/tools/BetaRunnableTool';
import type { BetaJSONOutputFormat, BetaMessageParam } from '@anthropic-ai/sdk/resources/beta';
import type { RecordedAnswer } from '../run/recorded-answer.ts';
import type { AttemptName, RunEvent, Stop } from '../run/run.ts';
import type { Wait } from '../run/waits.ts';
import type { Exec } from '../sandbox/exec.ts';
import type { Prices } from './cost.ts';
import type { ClientOptions, MessagesClient, Provider } from './provider.ts';

/** How one go of an agent ended. A stop ends the run; without one the work is verified, whatever the agent claims. */
export interface AgentEnd {
  /** What the agent says it did, or why it ended: a claim, shown and never believed. */
  summary: string;
  stop?: Stop;
  /** Its program failed, in words: what it left is verified all the same, and where it left nothing this ends the run. */
  failure?: string;
  /** It was ended at its turn limit. */
  unfinished?: boolean;
}

export interface Implementer extends AsyncDisposable {
  /**
   * One go: from the prompt to the agent’s end of turn, its turn limit, or a stop. Work done stays in the tree, and what was
   * said before stays known.
   * Emits `prompt-sent`, `turn-finished`, `tool-finished`, `waiting` and `warning`; `attempt-started` and `agent-finished`
   * are the caller's. Throws only where something broke.
   */
  implement(attempt: AttemptName, prompt: string, signal: AbortSignal): Promise<AgentEnd>;
}

export interface AgentPorts {
  exec: Exec;
  /** Runs one that only reads; several at a time. Default: `exec`. */
  search?: Exec;
  /** Absolute path of the work tree. */
  tree: string;
  /** Absolute path of the folder with full logs; agents may read it and nothing in it can be written by a tool. */
  logDir: string;
  emit(event: RunEvent): Promise<void>;
  /** Cost, deadline, cancel: asked before each model call. */
  limit(): Promise<Stop | undefined>;
  /** Waits, and tells of it, until the time or the signal is over. A stop where the run ends, as where the wait would outlast it. */
  wait(wait: Wait, signal: AbortSignal): Promise<Stop | undefined>;
  /** What is spent, and what may be. undefined: no limit holds, or what is spent cannot be known. */
  budget?(): { spentUsd: number; maxUsd: number } | undefined;
  /** Paths of the tree relative to it: tracked, and untracked but not ignored. */
  listFiles(): Promise<string[]>;
  /** Masks secrets; everything that goes to the model passes through it. */
  redact(text: string): string;
  /** Keeps a reply of the model, masked, for a replay. */
  keepAnswer?(answer: RecordedAnswer): Promise<void>;
  /** Milliseconds; only differences count. */
  now(): number;
}

/** It was ended at its turn limit. */
export function endOfTurns(maxTurns: number, said: string): AgentEnd {
  return { summary: `Ended at ${maxTurns} model calls (max-turns). ${said}`.trim(), unfinished: true };
}

/** Why the signal ended the work: what the limits say, else a cancel. */
export async function stopOfAbort(ports: Pick<AgentPorts, 'limit'>): Promise<Stop> {
  return (
    (await ports.limit()) ?? { outcome: 'cancelled', detail: 'The run was cancelled while the agent was working.' }
  );
}

export interface ModelFacts {
  /** Tokens of prompt and answer together. */
  contextTokens: number;
  maxOutputTokens: number;
}

export interface ModelOptions extends ClientOptions {
  /** Default: the Anthropic API. */
  provider?: Provider;
  model: string;
  prices?: Prices;
  effort?: Effort;
  ports: AgentPorts;
}

export interface Conversation extends Pick<ModelOptions, 'model' | 'prices' | 'effort'> {
  client: MessagesClient;
  /** What is to be checked where the provider refuses a call. */
  credential: string;
  facts: Promise<ModelFacts>;
  /** How long the prefix is kept. Default: five minutes. */
  cacheTtl?: '1h';
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

export interface Go {
  conversation: Conversation;
  ports: AgentPorts;
  attempt: number | 'review';
  tools: BetaRunnableTool[];
  /** Replies of the model in this go. */
  maxTurns: number;
  /** What has become known since the last call and the agent has to know: told with the next results of its tools. */
  news?(): string | undefined;
  signal: AbortSignal;
}
