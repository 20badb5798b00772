/** Defines the types for the decision whether a GitHub event starts a run, gets an answer, is refused or is ignored. */

import type { Settings } from '../config/settings.ts';
import type { Trigger } from '../run/starting-point.ts';
import type { Repo } from './client.ts';
import { type AnsweredCommand, isAnswered } from './commands.ts';
import type { Roles } from './permission.ts';
import type { Ours, Theirs } from './pull-request-owner.ts';
import type { PayloadText, Thread, TriggerReading } from './trigger.ts';

export interface RunStart {
  trigger: Trigger;
  issue: number;
  place: Thread;
  /** Time of the trigger by GitHub's clock, for `freezeText`. */
  at?: string;
  /** From when on a stop is meant for this run, by the same clock. */
  since?: string;
  payload?: PayloadText;
  maxIterations?: number;
  /** Set where the run goes on from our branch: then it verifies first. */
  ours?: Extract<Ours, { kind: 'ours' }>;
  /** What is red on its head beside the run's own verification is asked for too. */
  readsChecks?: boolean;
  /** Set where the run works on somebody else's pull request, which `issue` is the number of. */
  theirs?: Theirs;
}

/** What was decided. Nothing of it has been said yet. */
export type Admission = Admitted | Command | Refusal | { kind: 'skip'; reason: string };

export interface Admitted {
  kind: 'run';
  start: RunStart;
}

export interface Command {
  kind: 'answer';
  command: AnsweredCommand;
  place: Thread;
}

export interface Refusal {
  kind: 'refuse';
  /** `skipped`: a run is active there already. `error`: GitHub did not say what has to be known first. */
  outcome: 'refused' | 'skipped' | 'error';
  detail: string;
  place: Thread;
  /** Whoever asked may ask: 👀 comes before 😕. */
  seen: boolean;
  /** Default: the detail as a sentence. */
  reply?: string;
  /** The label asked for it, and comes off. */
  byLabel?: boolean;
}

export function refuse(place: Thread, detail: string, outcome: Refusal['outcome'] = 'refused'): Refusal {
  return { kind: 'refuse', outcome, detail, place, seen: false };
}

/** The settings or the story make a run impossible that somebody may start. */
export interface Misconfigured {
  kind: 'misconfigured';
  detail: string;
  start: RunStart;
}

export type RunRequested = Exclude<TriggerReading, { kind: AnsweredCommand | 'refuse' | 'skip' }>;

export function isAnswerRequest(
  reading: TriggerReading,
): reading is Extract<TriggerReading, { kind: AnsweredCommand }> {
  return isAnswered(reading.kind);
}

export interface AdmitOptions {
  repo: Repo;
  reading: TriggerReading;
  settings: Settings;
  /** Where this run can be watched: a record that names the same place is this job, run once more. */
  url?: string;
  now: number;
  /** The same event was carried out before and is now asked for again: a stop of that time is none of this one. */
  isRepeated?: boolean;
  /** Events may come late and out of order: what they tell of is read again from GitHub before anything is decided. */
  late?: boolean;
  /** It will be tried again: what GitHub does not answer before the run begins is thrown, and told only the last time. */
  again?: boolean;
  /** Who is admitted waits by itself until no other run of the issue is active. */
  takesTurns?: boolean;
  roles?: Roles;
}

/** A moment as GitHub writes its times, which are compared as texts: whole seconds of UTC. */
export function toGitHubTime(ms: number) {
  return new Date(ms).toISOString().replace(/\.\d+/, '');
}
