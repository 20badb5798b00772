/** Reports a run's end on GitHub by summary, labels, comment and pull request; a dry run only plans these. */

import { setTimeout as wait } from 'node:timers/promises';
import { waitsForPerson } from '../run/final-verification.ts';
import type { Run } from '../run/run.ts';
import type { Repo } from './client.ts';
import { type CommentContext, finalLine, foldedLine, newerLine, withBlock } from './comment.ts';
import { blockOf, numbersOf, type Planned, type Session, titleOf } from './forge-session.ts';
import { changeLabels, labelsAtEnd } from './labels.ts';
import { askReview, editBody, markReady, type PullRequest } from './pull-request.ts';
import { createComment, editComment, recordsOn } from './status-comments.ts';
import { summaryComment } from './summary.ts';

export async function endOnGitHub(session: Session, run: Run) {
  const { options, planned, state } = session;
  if (run.outcome === 'skipped') return;
  if (options.settings.dryRun) {
    for (const one of planOf(session, run)) planned.push(one);
    return;
  }
  await announceEnd(session, run);
  const pull = state.pullRequest;
  const labels = labelsAtEnd(run.outcome ?? 'error', state.noDrafts === true && waitsForPerson(run));
  for (const number of numbersOf(session))
    await session.attempt('change the labels', () => changeLabels(options.repo, number, labels));
  if (pull === undefined) return;
  if (options.admitted.place.number === pull.number) await announceOnIssue(session, run, pull.number);
  await endPullRequest(session, run, pull);
}

/** What a run would have left on GitHub. */
function planOf(session: Session, run: Run): Planned[] {
  const { context, options, state } = session;
  const { place } = options.admitted;
  const { add } = labelsAtEnd(run.outcome ?? 'error');
  const committed = run.attempts.some(({ checkpoint }) => checkpoint?.commit !== undefined);
  const where = state.pullRequest === undefined ? `${run.branch} → ${run.base.branch}` : `#${state.pullRequest.number}`;
  const pull: Planned = {
    what: 'pull request',
    where,
    text: `${titleOf(session, run)}\n\n${blockOf(session, run)}`,
  };
  return [
    { what: 'comment', where: `#${state.pullRequest?.number ?? place.number}`, text: summaryComment(run, context) },
    ...(committed || state.pullRequest !== undefined ? [pull] : []),
    ...(add === undefined
      ? []
      : [...numbersOf(session)].map((number): Planned => ({ what: 'label', where: `#${number}`, text: add }))),
  ];
}

/** The pull request gets the summary, and the place that asked one line; without a pull request of its own it gets the whole. */
async function announceEnd(session: Session, run: Run) {
  const { ours, place } = session.options.admitted;
  const pull = session.state.pullRequest;
  // An interrupted run has seconds, not minutes: what is nice to know is left out then.
  const hurry = pull === undefined || run.outcome === 'cancelled';
  const context = hurry ? session.context : await withBehind(session, run);
  const summary = summaryComment(run, context);
  const isElsewhere = pull !== undefined && pull.number !== place.number;
  const isThere = isElsewhere && (await put(session, 'summary', pull.number, run.id, summary));
  await put(session, 'progress', place.number, run.id, isThere ? finalLine(run, context) : summary);
  // A pull request that this run has opened has no older ones.
  if (place.isPullRequest || ours?.pullRequest !== undefined)
    await foldOlder(session, run, isThere ? pull.number : place.number);
}

/** A run asked for on the pull request has no comment on its issue: the one that told of the pull request there says how it stands now. */
async function announceOnIssue({ attempt, context, options }: Session, run: Run, number: number) {
  const { issue } = options.admitted;
  if (issue === number) return;
  const records = (await attempt('read the comments', () => recordsOn(options.repo, issue))) ?? [];
  const last = records.at(-1);
  if (last?.record.pullRequest !== number || last.record.state !== 'finished') return;
  const { id, body } = last.comment;
  const line = newerLine(body, run, context);
  if (line !== body) await attempt('edit the comment on the issue', () => editComment(options.repo, id, line));
}

/** Edits the comment that is known, or makes it: also where somebody deleted it meanwhile. */
async function put(session: Session, which: 'progress' | 'summary', number: number, runId: string, body: string) {
  const { attempt, state } = session;
  const { repo } = session.options;
  const known = state[which];
  if (known !== undefined) {
    const result = await attempt('edit the comment', () => editComment(repo, known.id, body));
    if (result !== 'gone') return result !== undefined;
  }
  const made = await attempt('comment', () => createComment(repo, number, runId, body));
  if (made !== undefined) state[which] = made;
  return made !== undefined;
}

async function foldOlder(session: Session, run: Run, number: number) {
  const { attempt } = session;
  const { repo } = session.options;
  const older = (await attempt('read the comments', () => recordsOn(repo, number))) ?? [];
  for (const { comment } of older.filter(({ record }) => record.run !== run.id)) {
    const line = foldedLine(comment.body);
    if (line !== undefined) await attempt('fold an older summary', () => editComment(repo, comment.id, line));
  }
}

async function endPullRequest(session: Session, run: Run, pull: PullRequest) {
  const { attempt } = session;
  const { repo, settings } = session.options;
  const edited = await showInPullRequest(session, run, pull);
  const isDraft = edited?.draft ?? pull.draft;
  if (run.outcome !== 'passed') return;
  if (isDraft && settings.draft === 'until-green' && !waitsForPerson(run)) {
    await attempt('mark the pull request ready', () => markReady(repo, pull.nodeId));
  }
  const requester = run.trigger.actor;
  if (requester !== undefined) await attempt('ask for a review', () => askReview(repo, pull.number, requester));
}

export async function showInPullRequest(session: Session, run: Run, { number }: Pick<PullRequest, 'number'>) {
  const { attempt, options, state } = session;
  const commentUrl = (state.summary ?? state.progress)?.url;
  return await attempt('edit the pull request', () =>
    editBody(options.repo, number, (before) => withBlock(before, blockOf(session, run, { commentUrl }))),
  );
}

/** How far the branch is behind its base, and whether it conflicts. */
async function withBehind(session: Session, run: Run): Promise<CommentContext> {
  const { attempt, context, options, state } = session;
  const { repo } = options;
  const { branch } = run;
  const number = state.pullRequest?.number;
  if (branch === undefined || number === undefined) return context;
  const by = await attempt('compare the branches', async () => {
    const sides = { base: run.base.branch, head: branch };
    return (await repo.rest.repos.compareCommits({ ...repo.at, ...sides, per_page: 1 })).data.behind_by;
  });
  if (by === undefined || by === 0) return context;
  const conflicts = await attempt('read the pull request', () => conflictsOf(repo, number));
  return { ...context, behind: { by, branch: run.base.branch, conflicts: conflicts === true } };
}

/** GitHub begins to find out when it is asked, and says null until it knows. */
async function conflictsOf(repo: Repo, number: number) {
  for (const waitMs of [1000, 3000, 0]) {
    const { data } = await repo.rest.pulls.get(repo.pull(number));
    if (data.mergeable !== null) return !data.mergeable;
    await wait(waitMs);
  }
  return false;
}
