/**
 * Finds the branch and pull request that earlier runs made, and verifies that they come from Redgreen's own account. A claim
 * counts only when everything agrees: a status comment of our own account names them, the pull request was opened by that
 * account, from this repository, and its history holds the commit with our trailer.
 */

import { statusOf } from './api-errors.ts';
import { firstPages, isSelf, listedOf, type Repo, repositoryName } from './client.ts';
import type { CommentRecord } from './comment-record.ts';
import { asPullRequest, type PullRequest } from './pull-request.ts';
import { issueNamedIn } from './pull-request-body.ts';
import { type CommentedRun, recordsOn } from './status-comments.ts';

export type Ours =
  | { kind: 'ours'; branch: string; head: string; record: CommentRecord; pullRequest?: PullRequest; headNow: string }
  /** Our pull request was closed or merged: the next run begins anew. */
  | { kind: 'closed'; record: CommentRecord; number: number }
  | { kind: 'fork' }
  | { kind: 'none'; reason: string };

export const trailer = /^Redgreen-Run: \S+$/m;
const commitPages = 3;

/** What of ours belongs to an issue, whose runs are `runs`: the newest one's branch that still stands. */
export async function oursOfIssue(repo: Repo, runs: readonly CommentedRun[]): Promise<Ours> {
  const last = runs
    .map(({ record }) => record)
    .findLast(({ branch, head }) => branch !== undefined && head !== undefined);
  if (last === undefined) return none('no status comment names a branch');
  if (last.pullRequest === undefined) return await branchAlone(repo, last);
  return await judged(repo, await pullRequest(repo, last.pullRequest), last);
}

/** Whether a pull request is ours. Its text may only say which issue's comment to look at. */
export async function oursOfPullRequest(repo: Repo, number: number): Promise<Ours> {
  const data = await pullRequest(repo, number);
  if (data.head.repo?.id !== data.base.repo.id) return { kind: 'fork' };
  if (!isSelf(await repo.client.viewer(), data.user)) return none('opened by somebody else');
  const here = await recordsOn(repo, number);
  const issue = issueNamedIn(data.body) ?? 0;
  const there = issue > 0 ? await recordsOn(repo, issue).catch(() => []) : [];
  const record = [...there, ...here]
    .map((each) => each.record)
    .filter((each) => each.pullRequest === number && each.branch === data.head.ref && each.head !== undefined)
    .sort((a, b) => a.startedAt.localeCompare(b.startedAt))
    .at(-1);
  return record === undefined ? none('no status comment names it') : await judged(repo, data, record);
}

async function pullRequest({ client, repository }: Repo, number: number) {
  return (await client.octokit.rest.pulls.get({ ...repositoryName(repository), pull_number: number })).data;
}

async function judged(repo: Repo, data: Awaited<ReturnType<typeof pullRequest>>, record: CommentRecord): Promise<Ours> {
  const { number } = data;
  const { branch = '', head = '' } = record;
  if (data.head.repo?.id !== data.base.repo.id) return { kind: 'fork' };
  if (!isSelf(await repo.client.viewer(), data.user)) return none('opened by somebody else');
  if (data.head.ref !== branch) return none('it has another branch than the one that was pushed');
  if (data.state !== 'open') return { kind: 'closed', record, number };
  if (!(await holdsOurCommit(repo, number, head))) return none('the pushed commit is not in its history');
  return { kind: 'ours', branch, head, record, headNow: data.head.sha, pullRequest: asPullRequest(data) };
}

async function holdsOurCommit({ client, repository }: Repo, number: number, head: string): Promise<boolean> {
  const { octokit } = client;
  const pages = octokit.paginate.iterator(octokit.rest.pulls.listCommits, listedOf(repository, number));
  for await (const commits of firstPages(pages, commitPages)) {
    if (commits.some(({ sha, commit }) => sha === head && trailer.test(commit.message))) return true;
  }
  return false;
}

/** A pushed branch whose pull request GitHub refused. */
async function branchAlone({ client, repository }: Repo, record: CommentRecord): Promise<Ours> {
  const at = repositoryName(repository);
  const { branch = '', head = '' } = record;
  try {
    const { data } = await client.octokit.rest.repos.compareCommits({ ...at, base: head, head: branch, per_page: 1 });
    const { data: commit } = await client.octokit.rest.repos.getCommit({ ...at, ref: head });
    const stands = data.status === 'identical' || data.status === 'ahead';
    if (!stands || !trailer.test(commit.commit.message)) return none('the pushed commit is not on the branch');
    const { data: now } = await client.octokit.rest.git.getRef({ ...at, ref: `heads/${branch}` });
    return { kind: 'ours', branch, head, record, headNow: now.object.sha };
  } catch (error) {
    if (statusOf(error) === 404) return none('the branch is gone');
    throw error;
  }
}

function none(reason: string): Ours {
  return { kind: 'none', reason };
}
