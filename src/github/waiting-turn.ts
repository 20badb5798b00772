/**
 * Makes a run wait until no older run of the same issue or its pull request is active. This serves where no queue does that. A
 * run's first comment marks its place in the line, and says that it waits.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { statusOf } from './api-errors.ts';
import { type Repo, repositoryName } from './client.ts';
import { link } from './comment-parts.ts';
import {
  type CommentedRun,
  type CommentRecord,
  commentHead,
  createComment,
  editComment,
  findOwn,
  isAlive,
  type OwnComment,
  readRecord,
  recordsOfIssue,
  recordsOn,
  seemsAlive,
  signOfLifeMs,
} from './status-comments.ts';

export interface TurnOptions extends Repo {
  /** Where the run was asked for, and the issue that it is about. */
  place: { number: number; isPullRequest: boolean };
  issue: number;
  /** What the run's first comment remembers. */
  record: Omit<CommentRecord, 'state' | 'aliveAt'>;
  /** A sentence where the run is not wanted any more. */
  stopped(): Promise<string | undefined>;
  /** Told of the comment as soon as it is there. */
  onComment(comment: OwnComment): void;
  log(text: string): void;
  now(): number;
  signal: AbortSignal;
}

export type Turn =
  /** `comment` is the run's own; undefined where GitHub did not take one. */
  { kind: 'now'; comment?: number; waited: boolean } | { kind: 'stopped'; reason: string; comment?: number };

const lookEveryMs = 15_000;

export async function takeTurn(options: TurnOptions): Promise<Turn> {
  const { place, record, log, signal, stopped } = options;
  const own = await createComment(options, place.number, record.run, beginsText(options)).catch((error: Error) => {
    log(`GitHub did not let the run comment: ${error.message}`);
    return undefined;
  });
  if (own === undefined) return { kind: 'now', waited: false };
  options.onComment(own);
  let waited = false;
  for (;;) {
    const older = await olderRun(options, own);
    if (older === undefined) return { kind: 'now', comment: own.id, waited };
    waited = true;
    log(`Waiting: run ${older.record.run} is active for the same issue`);
    let announcedAt = Number.NEGATIVE_INFINITY;
    for (const look = lookAgain(options, older); await look(); ) {
      const reason = signal.aborted ? String(signal.reason) : await stopped();
      if (reason !== undefined) return { kind: 'stopped', reason, comment: own.id };
      if (options.now() - announcedAt >= signOfLifeMs) {
        announcedAt = options.now();
        await announce(options, own, waitsText(options, older));
      }
      await sleep(lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** The comment by which the job at `url` takes its turn, where that has not ended. */
export async function turnComment(repo: Repo, number: number, url: string) {
  return await findOwn(repo, number, (body) => {
    const record = readRecord(body);
    return record?.url === url && record.state !== 'finished';
  });
}

/** Ends the comment of a run that has waited and is not to begin. */
export async function endTurn(options: TurnOptions, comment: number, outcome: 'cancelled' | 'skipped', text: string) {
  const { record, now } = options;
  const head = commentHead({ ...record, state: 'finished', outcome, endedAt: new Date(now()).toISOString() });
  await editComment(options, comment, `${head}\n${text}`);
}

/** Comments of one repository have growing numbers, whatever they are on: the smaller one was there first. */
async function olderRun(options: TurnOptions, own: OwnComment): Promise<CommentedRun | undefined> {
  const { issue, place, record, now } = options;
  const [ofIssue, here] = await Promise.all([
    recordsOfIssue(options, issue),
    place.number === issue ? [] : recordsOn(options, place.number),
  ]);
  for (const run of [...ofIssue, ...here]) {
    // An earlier try of this very job is over.
    const isOwn = run.record.run === record.run || (record.url !== undefined && run.record.url === record.url);
    const isOlder = !isOwn && run.comment.id < own.id;
    if (isOlder && (await isAlive(options, run.record, now()))) return run;
  }
  return undefined;
}

/** Whether that run still goes on, as far as its comment says; "not modified" costs nothing. */
function lookAgain({ client, repository, now }: TurnOptions, run: CommentedRun): () => Promise<boolean> {
  const at = { ...repositoryName(repository), comment_id: run.comment.id };
  let etag: string | undefined;
  let record: CommentRecord | undefined = run.record;
  return async () => {
    try {
      const headers = etag === undefined ? {} : { 'if-none-match': etag };
      const answer = await client.rest.issues.getComment({ ...at, headers, request: client.uncounted });
      etag = answer.headers.etag;
      record = readRecord(answer.data.body ?? '');
    } catch (error) {
      if (statusOf(error) === 404 || statusOf(error) === 410) record = undefined;
    }
    return record !== undefined && seemsAlive(record, now());
  };
}

async function announce(options: TurnOptions, own: OwnComment, body: string) {
  const query = { ...repositoryName(options.repository), comment_id: own.id, body };
  await options.client.rest.issues
    .updateComment({ ...query, request: options.client.uncounted })
    .catch((error: Error) => options.log(`The comment could not be updated: ${error.message}`));
}

function headNow({ record, now }: TurnOptions) {
  return commentHead({ ...record, state: 'running', aliveAt: new Date(now()).toISOString() });
}

function beginsText(options: TurnOptions) {
  const { url } = options.record;
  return `${headNow(options)}\nRedgreen · the run begins${url === undefined ? '' : `: ${link('its job', url)}`}.`;
}

function waitsText(options: TurnOptions, older: CommentedRun) {
  const other = link('another run', older.comment.url);
  return `${headNow(options)}\nRedgreen · the run is waiting: ${other} of the same issue is active. It will start by itself when that one has ended.`;
}
