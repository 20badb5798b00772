/**
 * Decides whether a pull request or a branch is Redgreen's own, by author, status comment and a marked commit, and else
 * whether it may be worked on. Ours must show all three, because anybody can imitate one of them.
 */

import { statusOf } from './api-errors.ts';
import { firstPages, isSelf, type Repo } from './client.ts';
import { issueNamedIn } from './comment.ts';
import { asPullRequest, type PullRequest } from './pull-request.ts';
import { byStart, type CommentedRun, type CommentRecord, recordsOn } from './status-comments.ts';

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
  return await judged(repo, last.pullRequest, async () => last);
}

/** Whether a pull request is ours. Its text may only say which issue's comment to look at. */
export async function oursOfPullRequest(repo: Repo, number: number): Promise<Ours> {
  return await judged(repo, number, async ({ body, head }) => {
    const here = await recordsOn(repo, number);
    const issue = issueNamedIn(body) ?? 0;
    const there = issue > 0 ? await recordsOn(repo, issue).catch(() => []) : [];
    return [...there, ...here]
      .sort(byStart)
      .map((each) => each.record)
      .findLast((each) => each.pullRequest === number && each.branch === head.ref && each.head !== undefined);
  });
}

async function pullRequest(repo: Repo, number: number) {
  return (await repo.rest.pulls.get(repo.pull(number))).data;
}

async function judged(
  repo: Repo,
  number: number,
  recordOf: (data: Awaited<ReturnType<typeof pullRequest>>) => Promise<CommentRecord | undefined>,
): Promise<Ours> {
  const data = await pullRequest(repo, number);
  if (data.head.repo?.id !== data.base.repo.id) return { kind: 'fork' };
  if (!isSelf(await repo.viewer(), data.user)) return none('opened by somebody else');
  const record = await recordOf(data);
  if (record === undefined) return none('no status comment names it');
  const { branch = '', head = '' } = record;
  if (data.head.ref !== branch) return none('it has another branch than the one that was pushed');
  if (data.state !== 'open') return { kind: 'closed', record, number };
  if (!(await holdsOurCommit(repo, number, head))) return none('the pushed commit is not in its history');
  return { kind: 'ours', branch, head, record, headNow: data.head.sha, pullRequest: asPullRequest(data) };
}

async function holdsOurCommit(repo: Repo, number: number, head: string) {
  const pages = repo.paginate.iterator(repo.rest.pulls.listCommits, { ...repo.pull(number), per_page: 100 });
  for await (const commits of firstPages(pages, commitPages)) {
    if (commits.some(({ sha, commit }) => sha === head && trailer.test(commit.message))) return true;
  }
  return false;
}

/** A pushed branch whose pull request GitHub refused. */
async function branchAlone(repo: Repo, record: CommentRecord): Promise<Ours> {
  const { branch = '', head = '' } = record;
  try {
    const { data } = await repo.rest.repos.compareCommits({ ...repo.at, base: head, head: branch, per_page: 1 });
    const { data: commit } = await repo.rest.repos.getCommit({ ...repo.at, ref: head });
    const stands = data.status === 'identical' || data.status === 'ahead';
    if (!stands || !trailer.test(commit.commit.message)) return none('the pushed commit is not on the branch');
    const { data: now } = await repo.rest.git.getRef({ ...repo.at, ref: `heads/${branch}` });
    return { kind: 'ours', branch, head, record, headNow: now.object.sha };
  } catch (error) {
    if (statusOf(error) === 404) return none('the branch is gone');
    throw error;
  }
}

function none(reason: string): Ours {
  return { kind: 'none', reason };
}

export const fromFork = 'the pull request comes from a fork: its code never runs beside the keys';

export interface Theirs {
  number: number;
  url: string;
  draft: boolean;
  author: string;
  /** An upgrade of dependencies, more often than not. */
  bot: boolean;
  branch: string;
  /** Its head when the run was admitted. */
  head: string;
  baseBranch: string;
  /** Onto its own branch, or a pull request against it. */
  target: 'head' | 'branch';
  task: 'fix' | 'update';
}

type Found = { kind: 'theirs'; theirs: Theirs } | { kind: 'refused'; reason: string };

const refused = (reason: string): Found => ({ kind: 'refused', reason });

/** Throws where GitHub does not answer. */
export async function theirsOf(
  repo: Repo,
  number: number,
  { target: wanted, task }: Pick<Theirs, 'target' | 'task'>,
): Promise<Found> {
  const data = await pullRequest(repo, number);
  const { head, base, draft = false } = data;
  if (head.repo?.id !== base.repo.id) return refused(fromFork);
  if (data.state !== 'open') return refused('the pull request is closed');
  const branch = head.ref;
  const bot = data.user?.type === 'Bot';
  if (bot && task === 'update')
    return refused(
      `its author is a bot, which no longer updates a branch once others push to it: ask ${data.user?.login} to rebase it`,
    );
  // A bot stops to rebase a branch that others push to.
  const target = bot ? 'branch' : wanted;
  const instead = '`fix-target: branch` opens a pull request against it instead';
  if (target === 'head' && branch === base.repo.default_branch)
    return refused(`its head is ${branch}, the default branch, which is never pushed to; ${instead}`);
  try {
    const { data: there } = await repo.rest.repos.getBranch({ ...repo.at, branch });
    if (target === 'head' && there.protected) return refused(`its head ${branch} is a protected branch; ${instead}`);
  } catch (error) {
    if (statusOf(error) === 404) return refused(`its head branch ${branch} is gone`);
    throw error;
  }
  const author = data.user?.login ?? 'ghost';
  const sides = { branch, head: head.sha, baseBranch: base.ref };
  return { kind: 'theirs', theirs: { number, url: data.html_url, draft, author, bot, ...sides, target, task } };
}
