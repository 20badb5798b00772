/**
 * Posts, finds and edits Redgreen's comments about runs on GitHub, and stores a hidden JSON record in each comment. A
 * record in anybody else's comment must be ignored.
 */

import { outcomeWords } from '../run/outcome.ts';
import type { Outcome, Run } from '../run/run.ts';
import { clip } from '../text/clip.ts';
import { ifThere, postOnce } from './api-errors.ts';
import { isSelf, type Repo } from './client.ts';

/** Hidden in the comment, which cuts what is shown to make room, and never the record: each field has a bound of its own. */
export interface CommentRecord {
  pullRequest?: number;
  branch?: string;
  head?: string;
  run: string;
  state: 'running' | 'finished';
  outcome?: Outcome;
  /** What a person does next, as the summary says it. */
  nextStep?: string;
  actor?: string;
  issue?: number;
  /** Head of somebody else's pull request that the run was asked for, and whether anybody asked. */
  on?: string;
  automatic?: true;
  startedAt: string;
  /** After this a run that never said that it ended is taken for dead. */
  deadline: string;
  aliveAt?: string;
  endedAt?: string;
  /** Where the run can be watched: the job, or the App's page. */
  url?: string;
}

const recordPattern = /^<!-- redgreen:record (\{.*\}) -->/;
const idPattern = /^[\w-]{1,64}$/;

function marker(runId: string) {
  return `<!-- redgreen:run=${runId} -->`;
}

function hasMarker(body: string, runId: string) {
  return body.startsWith(marker(runId));
}

/** Marker and record, the first two lines of every comment about a run. */
export function commentHead(record: CommentRecord) {
  // Nothing inside may end the HTML comment, and nothing may be in it that cannot be seen.
  const json = JSON.stringify(record).replace(/[<>&]|--|[^ -~]/g, (found) =>
    found === '--' ? '-\\u002d' : `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${marker(record.run)}\n<!-- redgreen:record ${json} -->`;
}

export function recordOf(run: Run, times: { deadline: string; url?: string; aliveAt?: string }): CommentRecord {
  return {
    run: run.id,
    state: run.state,
    outcome: run.outcome,
    nextStep: run.outcome && clip(outcomeWords(run.outcome, run).nextStep, 300),
    actor: run.trigger.actor?.slice(0, 100),
    issue: run.story.issue,
    pullRequest: run.pullRequest?.number,
    branch: run.branch?.slice(0, 250),
    // Our own last commit, never one that was there before: that may be somebody else's.
    head: run.attempts.findLast(({ pushedCommit }) => pushedCommit !== undefined)?.pushedCommit,
    on: run.trigger.head,
    automatic: run.trigger.kind === 'on-red' ? true : undefined,
    startedAt: run.startedAt,
    endedAt: run.endedAt,
    ...times,
  };
}

/** The record of a comment; undefined where it has none, or one that is not of our making. The caller has checked the author. */
export function readRecord(body: string): CommentRecord | undefined {
  const json = recordPattern.exec(body.split('\n', 2)[1] ?? '')?.[1];
  try {
    const value: Partial<CommentRecord> = JSON.parse(json ?? '');
    if (!idPattern.test(value.run ?? '') || !hasMarker(body, value.run ?? '')) return undefined;
    const isDated = [value.startedAt, value.deadline].every((at) => !Number.isNaN(Date.parse(at ?? '')));
    return isDated ? (value as CommentRecord) : undefined;
  } catch {
    return undefined;
  }
}

export interface OwnComment {
  id: number;
  url: string;
  body: string;
}

/** Our comment about this run, through all pages. Somebody else's copy of the marker does not count. */
export async function findComment(repo: Repo, number: number, runId: string): Promise<OwnComment | undefined> {
  return await findOwn(repo, number, (body) => hasMarker(body, runId));
}

export interface CommentedRun {
  comment: OwnComment;
  record: CommentRecord;
}

/** Records of our own comments on an issue or pull request, oldest first. */
export async function recordsOn(repo: Repo, number: number): Promise<CommentedRun[]> {
  const found: CommentedRun[] = [];
  for await (const comment of ownComments(repo, number)) {
    const record = readRecord(comment.body);
    if (record !== undefined) found.push({ comment, record });
  }
  return found;
}

/** Those of an issue's runs: a `/retry` on its pull request is told there alone. Oldest first. */
export async function recordsOfIssue(repo: Repo, issue: number): Promise<CommentedRun[]> {
  const here = await recordsOn(repo, issue);
  const pull = here.findLast(({ record }) => record.pullRequest !== undefined)?.record.pullRequest;
  const there = pull === undefined ? [] : await recordsOn(repo, pull);
  const known = new Set(here.map(({ record }) => record.run));
  return [...here, ...there.filter(({ record }) => !known.has(record.run))].sort(byStart);
}

export const byStart = (a: CommentedRun, b: CommentedRun) => a.record.startedAt.localeCompare(b.record.startedAt);

/**
 * Posts a comment about a run. Where no answer comes, it is looked for before it is posted again; at most two posts.
 * Throws where GitHub refuses it (locked, archived, issues disabled).
 */
export async function createComment(repo: Repo, number: number, runId: string, body: string): Promise<OwnComment> {
  return await postOnce(
    () => postComment(repo, number, body),
    () => findComment(repo, number, runId),
  );
}

/** Once: where GitHub's answer is lost, nothing more is said. */
export async function postComment(repo: Repo, number: number, body: string): Promise<OwnComment> {
  const { data } = await repo.rest.issues.createComment({ ...repo.issue(number), body });
  return { id: data.id, url: data.html_url, body };
}

/** Says it where it was not said yet, word for word. */
export async function commentOnce(repo: Repo, number: number, body: string): Promise<void> {
  if ((await findOwn(repo, number, (own) => own === body)) === undefined) await postComment(repo, number, body);
}

/** `gone`: somebody deleted it. */
export async function editComment(repo: Repo, id: number, body: string): Promise<'edited' | 'gone'> {
  const query = { ...repo.at, comment_id: id, body };
  return (await ifThere(repo.rest.issues.updateComment(query))) === undefined ? 'gone' : 'edited';
}

/** The same as a sign of life, which is not counted and never repeated. */
export async function showAlive(repo: Repo, id: number, body: string, log: (text: string) => void) {
  const query = { ...repo.at, comment_id: id, body, request: repo.uncounted };
  await repo.rest.issues
    .updateComment(query)
    .catch((error: Error) => log(`The comment could not be updated: ${error.message}`));
}

/** Ends the comment of a run of which no more is to be said than this text. */
export async function endComment(repo: Repo, own: OwnComment, end: { outcome: Outcome; at: Date }, text: string) {
  const record = readRecord(own.body);
  const { outcome, at } = end;
  const head = record && commentHead({ ...record, state: 'finished', outcome, endedAt: at.toISOString() });
  await editComment(repo, own.id, head === undefined ? text : `${head}\n${text}`);
}

export function replyMarker(comment: number) {
  return `<!-- redgreen:reply=${comment} -->`;
}

/** The first of our own comments whose text is the one that is looked for. */
export async function findOwn(
  repo: Repo,
  number: number,
  isIt: (body: string) => boolean,
): Promise<OwnComment | undefined> {
  for await (const comment of ownComments(repo, number)) if (isIt(comment.body)) return comment;
  return undefined;
}

async function* ownComments(repo: Repo, number: number): AsyncGenerator<OwnComment> {
  const self = await repo.viewer();
  const query = { ...repo.issue(number), per_page: 100 };
  for await (const { data } of repo.paginate.iterator(repo.rest.issues.listComments, query)) {
    for (const { id, html_url, body = '', user } of data) {
      if (isSelf(self, user)) yield { id, url: html_url, body };
    }
  }
}

export const signOfLifeMs = 5 * 60_000;
/** Two signs of life that did not come, and a minute. */
const deadAfterMs = 2 * signOfLifeMs + 60_000;

/** The newest run of those that goes on. `url`: the job that asks, which is none of them. */
export async function activeRun(
  repo: Repo,
  runs: readonly CommentedRun[],
  { url, now }: { url?: string; now: number },
): Promise<CommentedRun | undefined> {
  for (const run of runs.toReversed()) {
    const isOwn = run.record.url !== undefined && run.record.url === url;
    if (!isOwn && (await isAlive(repo, run.record, now))) return run;
  }
  return undefined;
}

export async function isAlive(repo: Repo, record: CommentRecord, now: number) {
  return seemsAlive(record, now) && !(await jobIsOver(repo, record.url));
}

/** By its comment alone; one of an older version gave no signs of life, and counts until its deadline. */
export function seemsAlive({ state, aliveAt, deadline }: CommentRecord, now: number) {
  if (state === 'finished') return false;
  return aliveAt === undefined ? Date.parse(deadline) > now : Date.parse(aliveAt) + deadAfterMs > now;
}

/** When somebody last asked for the workflow run at `url`, before it waited for a runner; undefined where it cannot be known. */
export async function startOfJob(repo: Repo, url: string | undefined): Promise<string | undefined> {
  const found = await workflowRun(repo, url);
  return typeof found === 'object' ? (found.run_started_at ?? found.created_at) : undefined;
}

async function jobIsOver(repo: Repo, url: string | undefined) {
  const found = await workflowRun(repo, url);
  return found === 'gone' || (found !== undefined && found.status === 'completed');
}

/** undefined where `url` is no workflow run's, or where it cannot be known, as without "actions: read". */
async function workflowRun(repo: Repo, url: string | undefined) {
  const id = /\/actions\/runs\/(\d+)/.exec(url ?? '')?.[1];
  if (id === undefined) return undefined;
  const place = { ...repo.at, run_id: Number(id) };
  try {
    return (await ifThere(repo.rest.actions.getWorkflowRun(place)))?.data ?? ('gone' as const);
  } catch {
    return undefined;
  }
}
