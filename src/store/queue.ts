/** Defines the interface of the App's job queue, sorts the jobs that wait, and decides whether each job may start. */

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

export function jobKey(repositoryId: number, number: number) {
  return `${repositoryId}#${number}`;
}

export interface Wait {
  /** `issue`: a job of the same issue goes on or is before it; `worker`: nothing but a worker that is free. */
  reason: 'issue' | 'repository' | 'installation' | 'day' | 'worker';
  /** Among the waiting jobs that the reason holds up, from 1. */
  place: number;
}

export interface Turn extends Wait, Pick<JobRow, 'id'> {
  /** It may begin now, and so may all before it that may. */
  mayStart: boolean;
  /** It is to be looked at again so much later, as its row says; 0 where the row says nothing. */
  laterMs: number;
}

const dayMs = 24 * 3_600_000;
/** No job waits for longer: a time that is further ahead was written by a clock that went wrong, and is none to wait for. */
const longestWaitMs = 60_000;

/** Every waiting job, of one installation or of all, in the order of their turn. */
export async function readTurns(
  db: Kysely<Tables>,
  { perRepository, perInstallation, perDay }: QueueLimits,
  now: Date,
  installation?: number,
): Promise<Turn[]> {
  const jobs = db
    .selectFrom('jobs')
    .$if(installation !== undefined, (query) => query.where('installation_id', '=', installation ?? 0));
  const open = await jobs
    .select(['id', 'key', 'repository_id', 'installation_id', 'state', 'started_at', 'not_before'])
    .where('state', 'in', ['active', 'queued'])
    .orderBy('id')
    .execute();
  const today = await jobs
    .select(['installation_id', ({ fn }) => fn.max('started_at').as('last')])
    // What was refused began no run: else anybody who may comment could use the day up.
    .select(({ fn, or, eb }) => {
      const counts = or([eb('run_id', 'is not', null), eb('state', '=', 'active')]);
      return fn.countAll<number>().filterWhere(counts).as('jobs');
    })
    .where('started_at', '>=', new Date(now.getTime() - dayMs).toISOString())
    .groupBy('installation_id')
    .execute();
  const last = new Map(today.map((each) => [each.installation_id, each.last ?? '']));
  const going = new Map<string, number>();
  const add = (place: string) => going.set(place, (going.get(place) ?? 0) + 1);
  const placesOf = ({ key, repository_id, installation_id }: (typeof open)[number]) => ({
    ...{ issue: key, repository: `repository ${repository_id}`, installation: `account ${installation_id}` },
    ...{ day: `day ${installation_id}`, worker: 'worker' },
  });
  for (const job of open.filter(({ state }) => state === 'active')) Object.values(placesOf(job)).forEach(add);
  for (const { installation_id, jobs } of today) going.set(`day ${installation_id}`, Number(jobs));
  const running = new Map(going);
  const holds = (counts: Map<string, number>, job: (typeof open)[number]): Wait['reason'] => {
    const { issue, repository, installation: account, day } = placesOf(job);
    const count = (place: string) => counts.get(place) ?? 0;
    if (count(issue) > 0) return 'issue';
    if (count(repository) >= perRepository) return 'repository';
    if (count(account) >= perInstallation) return 'installation';
    return job.started_at === null && count(day) >= perDay ? 'day' : 'worker';
  };
  // The fifth of an installation stands behind everybody's fourth: no installation waits for another's burst.
  const ranks = new Map<string, number>();
  const keys = new Set<string>();
  const queued = open
    .filter(({ state }) => state === 'queued')
    .map((job) => {
      const { installation: account, issue } = placesOf(job);
      const rank = ranks.get(account) ?? going.get(account) ?? 0;
      ranks.set(account, rank + 1);
      const isFirst = !keys.has(issue);
      keys.add(issue);
      return { job, rank, isFirst, last: last.get(job.installation_id) ?? '' };
    });
  const before = new Map<string, number>();
  return queued
    .toSorted((a, b) => a.rank - b.rank || (a.last < b.last ? -1 : a.last > b.last ? 1 : 0))
    .map(({ job, isFirst }) => {
      const ahead = Date.parse(job.not_before) - now.getTime();
      const laterMs = ahead > 0 && ahead <= longestWaitMs ? ahead : 0;
      const mayStart = isFirst && laterMs === 0 && holds(going, job) === 'worker';
      const places = placesOf(job);
      if (mayStart) Object.values(places).forEach(add);
      const reason = isFirst ? holds(running, job) : 'issue';
      const held = reason === 'day' ? places.installation : places[reason];
      before.set(held, (before.get(held) ?? 0) + 1);
      return { id: job.id, reason, place: before.get(held) ?? 1, mayStart, laterMs };
    });
}

export function waitWords({ reason, place }: Wait, { perRepository, perInstallation, perDay }: QueueLimits) {
  const runs = (count: number) => (count === 1 ? '1 run' : `${count} runs`);
  const goOn = (count: number) => (count === 1 ? 'goes on' : 'go on');
  switch (reason) {
    case 'issue':
      return `waits for the active run of the same issue; place ${place}`;
    case 'repository':
      return `waits: ${runs(perRepository)} of this repository ${goOn(perRepository)}, the most there may be; place ${place}`;
    case 'installation':
      return `waits: ${runs(perInstallation)} of this account ${goOn(perInstallation)}, the most there may be; place ${place}`;
    case 'day':
      return `waits: ${runs(perDay)} of this account began in the last 24 hours, the most there may be; place ${place}`;
    case 'worker':
      return `waits for a free worker; place ${place}`;
  }
}
