/**
 * Makes a run wait while an older run of the same issue or pull request is active, unless somebody stops the waiting
 * run.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { ifThere } from './api-errors.ts';
import type { Repo } from './client.ts';
import { link } from './comment-parts.ts';
import { deadlineOf, type ForgeMeans, type ShownRun } from './forge-session.ts';
import { removeLabels, stopLabel } from './labels.ts';
import {
  type CommentedRun,
  type CommentRecord,
  commentHead,
  createComment,
  endComment,
  findOwn,
  isAlive,
  type OwnComment,
  readRecord,
  recordsOfIssue,
  recordsOn,
  seemsAlive,
  showAlive,
  signOfLifeMs,
} from './status-comments.ts';
import { watchForStop } from './stop-request.ts';

interface TurnOptions
  extends Pick<ForgeMeans, 'repo' | 'log' | 'now' | 'url'>,
    Pick<ShownRun, 'admitted' | 'runId' | 'settings'> {
  onComment(comment: OwnComment): void;
  signal: AbortSignal;
}

type Turn =
  /** `comment` is the run's own; undefined where GitHub did not take one. */
  { kind: 'now'; comment?: OwnComment; waited: boolean } | { kind: 'stopped'; reason: string };

const lookEveryMs = 15_000;

export async function takeTurn(options: TurnOptions): Promise<Turn> {
  const { admitted, repo, log, now, onComment, runId, settings, signal, url } = options;
  const { issue, place, trigger } = admitted;
  const record = {
    run: runId,
    state: 'running' as const,
    actor: trigger.actor,
    issue,
    on: trigger.head,
    automatic: trigger.kind === 'on-red' ? (true as const) : undefined,
    startedAt: now().toISOString(),
    deadline: deadlineOf(settings, now()),
    url,
  };
  const head = () => commentHead({ ...record, aliveAt: now().toISOString() });
  const begins = `${head()}\nRedgreen · the run begins${url === undefined ? '' : `: ${link('its job', url)}`}.`;
  const own = await createComment(repo, place.number, runId, begins).catch((error: Error) => {
    log(`GitHub did not let the run comment: ${error.message}`);
    return undefined;
  });
  if (own === undefined) return { kind: 'now', waited: false };
  onComment(own);
  const watch = watchForStop({
    repo,
    since: admitted.since,
    places: () => [{ number: place.number, wasOpen: true }],
  });
  let waited = false;
  for (;;) {
    const older = await olderRun(repo, options, own);
    if (older === undefined) return { kind: 'now', comment: own, waited };
    waited = true;
    log(`Waiting: run ${older.record.run} is active for the same issue`);
    let announcedAt = Number.NEGATIVE_INFINITY;
    for (const look = lookAgain(repo, older, now); await look(); ) {
      const reason = signal.aborted ? String(signal.reason) : await watch.requested();
      if (reason !== undefined) {
        const text = `Redgreen · \`cancelled\` · the waiting run does not start: ${reason}`;
        await endComment(repo, own, { outcome: 'cancelled', at: now() }, text);
        for (const number of new Set([place.number, issue]))
          await removeLabels(repo, number, settings.label, stopLabel);
        return { kind: 'stopped', reason };
      }
      if (now().getTime() - announcedAt >= signOfLifeMs) {
        announcedAt = now().getTime();
        const other = link('another run', older.comment.url);
        const body = `${head()}\nRedgreen · the run is waiting: ${other} of the same issue is active. It will start by itself when that one has ended.`;
        await showAlive(repo, own.id, body, log);
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

/** Comments of one repository have growing numbers, whatever they are on: the smaller one was there first. */
async function olderRun(repo: Repo, { admitted: { issue, place }, runId, url, now }: TurnOptions, own: OwnComment) {
  const [ofIssue, here] = await Promise.all([
    recordsOfIssue(repo, issue),
    place.number === issue ? [] : recordsOn(repo, place.number),
  ]);
  for (const run of [...ofIssue, ...here]) {
    // An earlier try of this very job is over.
    const isOwn = run.record.run === runId || (url !== undefined && run.record.url === url);
    if (!isOwn && run.comment.id < own.id && (await isAlive(repo, run.record, now().getTime()))) return run;
  }
  return undefined;
}

/** Whether that run still goes on, as far as its comment says; "not modified" costs nothing. */
function lookAgain(repo: Repo, run: CommentedRun, now: () => Date): () => Promise<boolean> {
  const at = { ...repo.at, comment_id: run.comment.id };
  let etag: string | undefined;
  let record: CommentRecord | undefined = run.record;
  return async () => {
    try {
      const headers = etag === undefined ? {} : { 'if-none-match': etag };
      const answer = await ifThere(repo.rest.issues.getComment({ ...at, headers, request: repo.uncounted }));
      etag = answer?.headers.etag;
      record = answer && readRecord(answer.data.body ?? '');
    } catch {
      // As it was.
    }
    return record !== undefined && seemsAlive(record, now().getTime());
  };
}
