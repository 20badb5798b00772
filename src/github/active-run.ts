/** Decides whether a run recorded in a status comment is still active, by its last sign of life and its Actions job. */

import { ifThere } from './api-errors.ts';
import { type Repo, repositoryName } from './client.ts';
import type { CommentRecord } from './comment-record.ts';
import type { CommentedRun } from './status-comments.ts';

/** How often a run says in its comment that it lives. */
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

export async function isAlive(repo: Repo, record: CommentRecord, now: number): Promise<boolean> {
  return seemsAlive(record, now) && !(await jobIsOver(repo, record.url));
}

/** By its comment alone; one of an older version gave no signs of life, and counts until its deadline. */
export function seemsAlive({ state, aliveAt, deadline }: CommentRecord, now: number): boolean {
  if (state === 'finished') return false;
  return aliveAt === undefined ? Date.parse(deadline) > now : Date.parse(aliveAt) + deadAfterMs > now;
}

/** When somebody last asked for the workflow run at `url`, before it waited for a runner; undefined where it cannot be known. */
export async function startOfJob(repo: Repo, url: string | undefined): Promise<string | undefined> {
  const found = await workflowRun(repo, url);
  return typeof found === 'object' ? (found.run_started_at ?? found.created_at) : undefined;
}

async function jobIsOver(repo: Repo, url: string | undefined): Promise<boolean> {
  const found = await workflowRun(repo, url);
  return found === 'gone' || (found !== undefined && found.status === 'completed');
}

/** undefined where `url` is no workflow run's, or where it cannot be known, as without "actions: read". */
async function workflowRun({ client, repository }: Repo, url: string | undefined) {
  const id = /\/actions\/runs\/(\d+)/.exec(url ?? '')?.[1];
  if (id === undefined) return undefined;
  const place = { ...repositoryName(repository), run_id: Number(id) };
  try {
    return (await ifThere(client.octokit.rest.actions.getWorkflowRun(place)))?.data ?? ('gone' as const);
  } catch {
    return undefined;
  }
}
