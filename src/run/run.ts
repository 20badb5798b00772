/**
 * Defines the types of a run, of its attempts and outcomes, and of all the events from which its state is computed.
 * Units are in the names: `…Ms`, `…Bytes`, `…Usd`; `tree` and `commit` are git object ids.
 */

import type { StopCause } from './next-step.ts';
import type { SettingValue, StoryRef, Trigger } from './starting-point.ts';
import type { Usage } from './usage.ts';
import type { Review, SetupEnd, Verification } from './verification.ts';
import type { Wait } from './waits.ts';

export const outcomes = [
  'passed',
  'failed',
  'no-progress',
  'no-changes',
  'rejected',
  'over-budget',
  'timed-out',
  'cancelled',
  'setup-failed',
  'provider-error',
  'publish-failed',
  'refused',
  'skipped',
  'misconfigured',
  'error',
] as const;
export type Outcome = (typeof outcomes)[number];

/** Why a run ends, before anything else is said about it: the outcome, one sentence for a person, the provider's answer it came from. */
export interface Stop {
  outcome: Outcome;
  detail: string;
  /** Where one thing has to be done before the next run. */
  cause?: StopCause;
  requestId?: string;
}

export const setupFailed = (cause: StopCause, detail: string): Stop => ({ outcome: 'setup-failed', cause, detail });

/** Which part of the work an attempt belongs to; cycles and reworks count from 1. */
export type Phase =
  | { name: 'standard' }
  | { name: 'red'; cycle: number }
  | { name: 'green'; cycle: number }
  | { name: 'refactor'; cycle: number }
  | { name: 'rework'; rework: number };

/** One attempt's place: `number` counts every attempt of the run from 1, `retry` counts from 0 in its phase, `of` is max-iterations. */
export interface AttemptName {
  number: number;
  phase: Phase;
  retry: number;
  of: number;
}

export interface Checkpoint {
  /** What was committed and is verified: the work tree less what is held back. */
  tree: string;
  /** The whole work tree, by which progress is judged. */
  snapshot: string;
  /** Absent where nothing was committed (nothing changed, dry run of a commit). */
  commit?: string;
  files: number;
  insertions: number;
  deletions: number;
  paths: string[];
  /** Paths that stay out of the push, each with the reason. */
  heldBack: { path: string; reason: string }[];
  /** Dependencies that the branch changes, one line each; absent where there are none. */
  dependencies?: string[];
}

interface Begun {
  version: string;
  repository: string;
  story: StoryRef;
  trigger: Trigger;
  settings: Record<string, SettingValue>;
  mode: 'standard' | 'tdd';
  model: string;
  sandbox: string;
  maxIterations: number;
  parentRun?: string;
  base: { branch: string; commit: string };
}

export interface StepCommands {
  setup?: string;
  build?: string;
  test?: string;
  /** Variables that all of them see: those of the repository's own continuous integration. */
  env?: Readonly<Record<string, string>>;
}

export type RunEvent =
  | ({ type: 'run-started'; runId: string } & Begun)
  | { type: 'commands-found'; commands: StepCommands; because: string }
  /** `head`: where a branch stands that the run goes on with. */
  | { type: 'branch-named'; branch: string; head?: string }
  | { type: 'setup-started'; command: string }
  | ({ type: 'setup-finished' } & SetupEnd)
  | { type: 'baseline-started' }
  | { type: 'baseline-finished'; verification: Verification; reused?: boolean }
  | { type: 'attempt-started'; attempt: AttemptName }
  | { type: 'retry-started'; attempt: AttemptName; retry: number; of: number; reason: string }
  | { type: 'prompt-sent'; attempt: number; text: string }
  | {
      type: 'turn-finished';
      attempt: number | 'review';
      requestId?: string;
      model: string;
      stopReason: string;
      /** The reply broke off: it is paid as far as it came, and sent for again; no turn of the attempt. */
      broken?: true;
      usage: Usage;
      /** null: the model has no price. */
      costUsd: number | null;
      durationMs: number;
      text: string;
    }
  | { type: 'tool-started'; attempt: number | 'review'; tool: string; input: string }
  | {
      type: 'tool-finished';
      attempt: number | 'review';
      tool: string;
      input: string;
      result: string;
      isError: boolean;
      durationMs: number;
    }
  /** The newest lines of a tool that goes on; none follows it once the tool has finished. */
  | { type: 'tool-printed'; output: string }
  /** Told as the wait begins, with how long it is to last. */
  | ({ type: 'waiting' } & Wait)
  | {
      type: 'agent-finished';
      attempt: number;
      durationMs: number;
      summary: string;
      stop?: Stop;
      unfinished?: boolean;
    }
  | { type: 'checkpoint-made'; attempt: number; checkpoint: Checkpoint }
  | { type: 'checkpoint-pushed'; attempt: number; commit: string; tree: string }
  | { type: 'verification-started'; attempt: number }
  /** Of a green, whose tests are checked: the `number`th of `of` begins. */
  | { type: 'check-started'; name: string; number: number; of: number }
  | { type: 'verification-finished'; attempt: number; verification: Verification }
  | { type: 'no-progress'; attempt: number; detail: string }
  | { type: 'pull-request-opened'; number: number; url: string; draft: boolean }
  | { type: 'pull-request-refused'; reason: string; compareUrl: string }
  | { type: 'review-started' }
  | { type: 'review-finished'; review: Review }
  | { type: 'review-missing'; reason: string }
  /** What followed the last green tree did not come back to green: a commit brought that tree back. */
  | { type: 'green-restored'; attempt: number; tree: string; commit?: string; reason: string }
  /** `quiet`: it tells what was chosen, and nothing is wrong. */
  | { type: 'warning'; text: string; informational?: true }
  | { type: 'interrupted'; reason: string }
  | {
      type: 'run-finished';
      outcome: Outcome;
      detail: string;
      cause?: StopCause;
      verifiedTree?: string;
      pushedTree?: string;
    };

export type RunEventType = RunEvent['type'];

/** An event as it is recorded: numbered from 1 without gaps, stamped in UTC (ISO 8601, milliseconds). */
export type RecordedEvent = RunEvent & { seq: number; at: string };

export interface Attempt {
  name: AttemptName;
  label: string;
  startedAt: string;
  endedAt?: string;
  agentMs: number;
  testMs: number;
  /** Of the agent's time. */
  waitMs: number;
  turns: number;
  requestIds: string[];
  usage: Usage;
  /** null: unknown, because the model has no price or the agent does not say. */
  costUsd: number | null;
  summary: string;
  reason?: string;
  checkpoint?: Checkpoint;
  pushedCommit?: string;
  verification?: Verification;
  noProgress?: string;
  stop?: Stop;
  /** The agent was ended at its turn limit, before it had said that it was done. */
  unfinished?: boolean;
  /** TDD: its new tests failed as they were meant to. */
  provedRed?: boolean;
}

/** Version of run.json; raised when a reader of the old form would misread the new one. */
export const runFormat = 1;

export interface Run extends Begun {
  format: number;
  id: string;
  state: 'running' | 'finished';
  outcome?: Outcome;
  detail?: string;
  cause?: StopCause;
  branch?: string;
  headSha?: string;
  pullRequest?: { number: number; url: string; draft: boolean };
  pullRequestRefused?: { reason: string; compareUrl: string };
  /** Those that decided last, told of the attempt; `whole`: those of all projects, where that were other ones. */
  commands: StepCommands & { because?: string; whole?: { build?: string; test: string } };
  setup?: SetupEnd;
  baseline?: Verification & { reused?: boolean };
  attempts: Attempt[];
  attemptCount: number;
  retryCount: number;
  /** One line for each thing that happened on the way: `Implementation retry 2/3: <reason>` among them. */
  changes: string[];
  reviews: Review[];
  notReviewed?: string;
  warnings: string[];
  waitMs: number;
  usage: Usage;
  reviewUsage: Usage;
  costUsd: number | null;
  reviewCostUsd: number | null;
  /** Number of the attempt with the fewest failures, where the run did not pass. */
  bestAttempt?: number;
  verifiedTree?: string;
  pushedTree?: string;
  startedAt: string;
  endedAt?: string;
  /** What the run is doing now, for the live comment. */
  doing: string;
  /** Since when; a tool or a wait in between begins nothing anew. */
  doingSince?: string;
  /** The tool that the agent has called and waits for, with its file or command. */
  tool?: string;
  lastSeq: number;
}

/** `initial`, `retry 1/3`, `red 1`, `green 1 retry 1/3`, `refactor 1`, `rework 1 retry 1/3`: how rows and log lines name an attempt. */
export function attemptLabel({ phase, retry, of }: AttemptName): string {
  const again = retry > 0 ? `retry ${retry}/${of}` : '';
  if (phase.name === 'standard') return again || 'initial';
  const part = phase.name === 'rework' ? `rework ${phase.rework}` : `${phase.name} ${phase.cycle}`;
  return again ? `${part} ${again}` : part;
}
