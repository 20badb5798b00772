/**
 * Writes each change of a job's state, such as claim, retry and end, to the App's `jobs` table in the database. A
 * worker's change may take effect only while that worker's claim on the job is the newest.
 */

import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Kysely, UpdateQueryBuilder, UpdateResult } from 'kysely';
import type { LogAbout } from '../run/log.ts';
import { JobLostError, jobKey, maxTries, type NewJob } from './queue.ts';
import type { JobRow, Tables } from './tables.ts';
import { posting } from './waiting-jobs.ts';

type Db = Kysely<Tables>;
export type Claim = Pick<JobRow, 'id' | 'generation'>;

export async function insertJob(db: Db, job: NewJob, now: Date): Promise<JobRow | undefined> {
  const { delivery_id = null, ...fields } = job;
  return db
    .insertInto('jobs')
    .values({
      ...fields,
      id: newJobId(now.getTime()),
      key: jobKey(job.repository_id, job.number),
      delivery_id,
      state: 'queued',
      tries: 0,
      progress: 0,
      generation: 0,
      created_at: now.toISOString(),
      not_before: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** A waiting job for this worker; undefined where somebody else was first. */
export async function claimJob(db: Db, id: string, worker: string, now: Date): Promise<JobRow | undefined> {
  const at = now.toISOString();
  return await db
    .updateTable('jobs')
    .set(({ eb, fn, val }) => ({
      ...{ state: 'active' as const, worker, heartbeat_at: at, error: null },
      ...{ generation: eb('generation', '+', 1), tries: eb('tries', '+', 1) },
      started_at: fn.coalesce('started_at', val(at)),
    }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .returningAll()
    .executeTakeFirst();
}

/** Throws where the claim does not hold any more. */
export async function holdClaim(db: Db, claim: Claim) {
  const found = await db.selectFrom('jobs').select('id').where(held(claim)).executeTakeFirst();
  if (found === undefined) throw lost(claim);
}

/** The claim is good for another lease; undefined where it is lost. The row tells whether somebody stopped it. */
export async function beat(db: Db, claim: Claim, now: Date): Promise<Pick<JobRow, 'stop_reason'> | undefined> {
  return db
    .updateTable('jobs')
    .set({ heartbeat_at: now.toISOString() })
    .where(held(claim))
    .returning('stop_reason')
    .executeTakeFirst();
}

export async function keepFacts(db: Db, claim: Claim, facts: Partial<JobRow>) {
  if (!(await isDone(db.updateTable('jobs').set(facts).where(held(claim))))) throw lost(claim);
}

/** The end of a job; false where it was not this claim's any more. */
export async function endJob(db: Db, claim: Claim, state: 'done' | 'failed', error: string | null, now: Date) {
  const set = { state, error, ended_at: now.toISOString(), worker: null };
  return await isDone(db.updateTable('jobs').set(set).where(held(claim)));
}

/** Back into the queue as if it had not been claimed. */
export async function handBack(db: Db, row: Claim & Pick<JobRow, 'tries'>, now: Date) {
  const tries = Math.max(0, row.tries - 1);
  const set = { state: 'queued' as const, worker: null, not_before: now.toISOString(), tries };
  return await isDone(db.updateTable('jobs').set(set).where(held(row)));
}

/**
 * After a thrown error or a lost worker: once more, later each time, or dead. A try whose run got further than the one before
 * counts as the first: only what breaks its workers at one point is dead. The row where this call made it dead.
 */
export async function tryAgain(
  db: Db,
  row: Pick<JobRow, 'id' | 'generation' | 'tries' | 'progress' | 'run_id'>,
  why: TryEnd,
  { now, delayMs }: { now: Date; delayMs: number },
): Promise<JobRow | undefined> {
  const progress = Math.max(row.progress, await progressOf(db, row.run_id));
  const tries = progress > row.progress ? 1 : row.tries;
  const dead = tries >= maxTries;
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const set = dead
    ? { state: 'dead' as const, ended_at: at(0), not_before: at(0) }
    : { state: 'queued' as const, not_before: at(delayMs) };
  const after = await db
    .updateTable('jobs')
    .set({ ...set, ...wordsOf(why), tries, progress, worker: null })
    .where(held(row))
    .returningAll()
    .executeTakeFirst();
  return dead ? after : undefined;
}

/** How a try ended that is tried again. */
export type TryEnd = { kind: 'threw'; error: string } | { kind: 'lost'; worker: string | null };

function wordsOf(why: TryEnd): Pick<JobRow, 'error' | 'lost_worker'> {
  if (why.kind === 'threw') return { error: why.error, lost_worker: null };
  return { error: `its worker ${why.worker} was lost`, lost_worker: why.worker ?? 'unknown' };
}

/** Rises with each attempt that is begun and with each that is committed, and by nothing that is done a second time. */
async function progressOf(db: Db, runId: string | null) {
  if (runId === null) return 0;
  const { begun, committed } = await db
    .selectFrom('attempts')
    .select(({ fn }) => [fn.countAll<number>().as('begun'), fn.count<number>('commit_sha').as('committed')])
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow();
  return Number(begun) + Number(committed);
}

/** How long whoever tells of a dead job has for it, before another one tries; later as long again as it has been dead. */
const retellMs = 2 * 60_000;
const reportForMs = 24 * 60 * 60_000;

/** A dead job whose end nobody has told yet, and nobody tells just now. One that could not be told in a day is left. */
export async function claimDead(db: Db, now: Date): Promise<JobRow | undefined> {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const found = await db
    .selectFrom('jobs')
    .select(['id', 'not_before', 'ended_at'])
    .where('state', '=', 'dead')
    .where('buried_at', 'is', null)
    .where('not_before', '<=', at(0))
    .where('ended_at', '>', at(-reportForMs))
    .orderBy('not_before')
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const deadMs = now.getTime() - Date.parse(found.ended_at ?? at(0));
  return await db
    .updateTable('jobs')
    .set({ not_before: at(Math.max(retellMs, deadMs)) })
    .where('id', '=', found.id)
    .where('not_before', '=', found.not_before)
    .where('buried_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function markDeadReported(db: Db, id: string, now: Date) {
  await db.updateTable('jobs').set({ buried_at: now.toISOString() }).where('id', '=', id).execute();
}

/** Marks what is active or queued of a key; what was never begun leaves the queue at once. */
export async function stopJobs(db: Db, key: string, reason: string, now: Date) {
  const isDropped = await isDone(dropWaiting(db, reason, now).where('key', '=', key));
  const left = db.updateTable('jobs').set({ stop_reason: reason }).where('key', '=', key);
  return (await isDone(left.where('state', 'in', ['active', 'queued']))) || isDropped;
}

/** Takes one out that waits and has begun no run. */
export async function cancelJob(db: Db, id: string, reason: string, now: Date) {
  return await isDone(dropWaiting(db, reason, now).where('id', '=', id));
}

/** Whether an update has met a job. */
async function isDone(update: UpdateQueryBuilder<Tables, 'jobs', 'jobs', UpdateResult>) {
  return (await update.returning('id').execute()).length > 0;
}

function dropWaiting(db: Db, reason: string, now: Date) {
  const error = `stopped before it began: ${reason}`;
  return db
    .updateTable('jobs')
    .set(({ fn, val }) => ({
      ...{ state: 'failed', stop_reason: reason, error, ended_at: now.toISOString() },
      // Whoever tells of waits has something to do at its end: the label that asked for it comes off.
      waiting: fn.coalesce('waiting', val(posting)),
    }))
    .where('state', '=', 'queued')
    .where('run_id', 'is', null);
}

/** Milliseconds to wait before the next try: 2,000, then 8,000. */
export function retryDelayMs(tries: number) {
  return 2_000 * 4 ** Math.max(0, tries - 1);
}

function held({ id, generation }: Claim) {
  return (eb: ExpressionBuilder<Tables, 'jobs'>) =>
    eb.and([eb('id', '=', id), eb('generation', '=', generation), eb('state', '=', 'active')]);
}

function lost({ id, generation }: Claim): JobLostError {
  return new JobLostError(`job ${id} is not held in generation ${generation} any more`);
}

let lastMs = 0;
let count = 0;

/** A UUID of version 7 whose order is the order of the calls, which `crypto.randomUUIDv7` does not promise within a millisecond. */
function newJobId(nowMs: number) {
  const isLater = nowMs > lastMs;
  count = isLater ? 0 : (count + 1) & 0xfff;
  lastMs = isLater ? nowMs : lastMs + (count === 0 ? 1 : 0);
  const time = lastMs.toString(16).padStart(12, '0');
  const order = count.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${order}-${randomUUID().slice(19)}`;
}

export function aboutJob({ id, run_id }: Pick<JobRow, 'id' | 'run_id'>): LogAbout {
  return { job: id, run: run_id ?? undefined };
}
