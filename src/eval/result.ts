/** Defines the types of an eval run, of its plan, and of the result of one story in it. */

import type { Usage } from '../run/usage.ts';

/** One story once. A failure is a fact about the agent; an error is one about everything else, and counts for nothing. */
export interface StoryResult {
  storyId: string;
  title: string;
  /** From 1. */
  repetition: number;
  status: 'passed' | 'failed' | 'error';
  /** How the run ended; a `passed` one fails the story where the hidden tests do not pass. */
  outcome?: string;
  runId?: string;
  durationMs: number;
  error?: { message: string; stack?: string };
  /** The tree as the agent left it, kept where the story did not pass. */
  worktree?: string;
  /** Of the provider, newest last. */
  requestIds: string[];
  attempts: number;
  usage: Usage;
  /** null: unknown, because the model has no price. */
  costUsd: number | null;
  model: string;
  finishedAt: string;
}

/** One run of a suite. */
export interface EvalRun {
  id: string;
  suite: string;
  state: 'running' | 'finished';
  model: string;
  /** The eval run whose failures it ran again. */
  parent?: string;
  plan: EvalPlan;
  startedAt: string;
  endedAt?: string;
}

/** What was asked, so that an interrupted one can go on. */
export interface EvalPlan {
  stories: { storyId: string; repetition: number; title: string }[];
  repeat: number;
  /** Flags of settings, by kebab-case name; no secret is among them. */
  flags: Record<string, string>;
  replay: boolean;
  /** In the agent's place. */
  standIn?: StandIn;
  /** The matrix that it is a row of. */
  matrix?: { id: string; variant: string; row: number };
}

/** `reference`: the change that was really made. `empty`: an agent that does nothing. */
export const standIns = ['reference', 'empty'] as const;
export type StandIn = (typeof standIns)[number];
