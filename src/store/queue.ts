/**
 * Defines the interface of the job queue: enqueue, work, stop and cancel, with its limits. Rows of `jobs` are the truth in
 * every engine; an engine decides who gets which, and when one is lost.
 */

import type { Kysely } from 'kysely';
import type { Log } from '../run/log.ts';
import type { JobRow, Tables } from './tables.ts';

export interface NewJob
  extends Pick<JobRow, 'repository' | 'repository_id' | 'installation_id' | 'number' | 'kind' | 'payload'> {
  /** The delivery it comes from: a second job of the same one is not taken. */
  delivery_id?: string;
}

/** How much may run at the same time, and in a day. What is beyond waits; nothing is dropped. */
export interface QueueLimits {
  /** Active jobs of one repository. */
  perRepository: number;
  /** Active jobs of one installation. */
  perInstallation: number;
  /** Jobs of one installation that start in 24 hours. */
  perDay: number;
}

export const defaultLimits: QueueLimits = { perRepository: 2, perInstallation: 5, perDay: 200 };

/** Why a job's `signal` was aborted: somebody stopped it; it is another's by now; this worker ends and another one goes on. */
export type JobAbort = { kind: 'stopped'; reason: string } | { kind: 'lost' } | { kind: 'hand-over' };

export interface ActiveJob {
  row: JobRow;
  /** Aborted with a `JobAbort`. */
  signal: AbortSignal;
  /** Throws `JobLostError` where the job is not this worker's any more: called before every effect. */
  fence(): Promise<void>;
  /** The same as a part of a transaction: no other worker can claim the job before it is committed. */
  guard(transaction: Kysely<Tables>): Promise<void>;
  /** Keeps what another worker needs to go on, also in `row`. Throws as `fence` does. */
  keep(facts: { run_id?: string; begun?: string }): Promise<void>;
}

/**
 * `error`: why no run came of it. `hand-over`: it goes back into the queue at once, and this try does not count. What is thrown is
 * tried again.
 */
export type JobEnd = { kind: 'done' | 'failed'; error?: string } | { kind: 'hand-over' };

export interface WorkOptions {
  /** Id of this worker, unique. */
  worker: string;
  host: string;
  pid: number;
  /** Jobs at the same time. */
  concurrency: number;
  limits: QueueLimits;
  /** Aborted: no more claims; what runs is handed over. */
  signal: AbortSignal;
  run(job: ActiveJob): Promise<JobEnd>;
  /** A job is dead: tells it where people see it. Rejects where that could not be done: it is tried again, on whichever machine. */
  endDead?(row: JobRow): Promise<void>;
  log: Log;
}

export interface Queue extends AsyncDisposable {
  /** Puts a job at the end of the queue; undefined where its delivery has one already. Durable when it resolves. */
  enqueue(job: NewJob): Promise<JobRow | undefined>;
  /** Claims and runs jobs until `signal` is aborted and the last one is handed over. */
  work(options: WorkOptions): Promise<void>;
  /** Stops what is active or queued of a key, on whichever machine; false where there was nothing. */
  stop(key: string, reason: string): Promise<boolean>;
  /** Takes one job out that waits and has begun no run; false where there is none. */
  cancel(id: string, reason: string): Promise<boolean>;
}

/** The job belongs to another worker by now, or to none. Nothing of it may be written any more. */
export class JobLostError extends Error {
  override name = 'JobLostError';
}

/** A job is tried this often without getting further; then it is dead, and its key moves on. */
export const maxTries = 3;

export function jobKey(repositoryId: number, number: number): string {
  return `${repositoryId}#${number}`;
}
