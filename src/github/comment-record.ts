/**
 * Writes and parses the two hidden lines above a status comment: the run's id, and JSON that later runs read. The JSON says
 * which branch and pull request are ours. It counts only in a comment whose author is the token's own account.
 */

import type { Outcome, Run } from '../run/run.ts';

/** What of a run is on GitHub. */
interface Pushed {
  pullRequest?: number;
  branch?: string;
  head?: string;
}

export interface CommentRecord extends Pushed {
  run: string;
  state: 'running' | 'finished';
  outcome?: Outcome;
  actor?: string;
  issue?: number;
  /** Head of somebody else's pull request that the run was asked for, and whether anybody asked. */
  on?: string;
  unasked?: true;
  startedAt: string;
  /** After this a run that never said that it ended is taken for dead. */
  deadline: string;
  /** Its last sign of life. */
  aliveAt?: string;
  endedAt?: string;
  /** Where the run can be watched: the job, or the App's page. */
  url?: string;
}

const recordPattern = /<!-- redgreen:record (\{[^\n]*\}) -->/;
const idPattern = /^[\w-]{1,64}$/;

function marker(runId: string): string {
  return `<!-- redgreen:run=${runId} -->`;
}

export function hasMarker(body: string, runId: string): boolean {
  return body.startsWith(marker(runId));
}

/** Marker and record, the first two lines of every comment about a run. */
export function commentHead(record: CommentRecord): string {
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
    actor: run.trigger.actor?.slice(0, 100),
    issue: run.story.issue,
    pullRequest: run.pullRequest?.number,
    branch: run.branch?.slice(0, 250),
    // Our own last commit, never one that was there before: that may be somebody else's.
    head: run.attempts.findLast(({ pushedCommit }) => pushedCommit !== undefined)?.pushedCommit,
    on: run.trigger.head,
    unasked: run.trigger.kind === 'on-red' ? true : undefined,
    startedAt: run.startedAt,
    endedAt: run.endedAt,
    ...times,
  };
}

/** The record of a comment; undefined where it has none, or one that is not of our making. The caller has checked the author. */
export function readRecord(body: string): CommentRecord | undefined {
  const json = recordPattern.exec(body.slice(0, 4000))?.[1];
  if (json === undefined) return undefined;
  try {
    const value: Partial<CommentRecord> = JSON.parse(json);
    if (!idPattern.test(value.run ?? '') || !hasMarker(body, value.run ?? '')) return undefined;
    if (Number.isNaN(Date.parse(value.startedAt ?? '')) || Number.isNaN(Date.parse(value.deadline ?? '')))
      return undefined;
    return value as CommentRecord;
  } catch {
    return undefined;
  }
}
