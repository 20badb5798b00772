/** Posts a run's first comment on GitHub, opens or edits its pull request, posts AI reviews and removes labels. */

import type { Offer, Opened } from '../run/forge.ts';
import type { Run } from '../run/run.ts';
import type { Review, ReviewFinding } from '../run/verification.ts';
import { messageOf } from '../text/error-message.ts';
import { paragraphs } from '../text/paragraphs.ts';
import { postOnce, statusOf } from './api-errors.ts';
import { firstPages, isSelf, type Repo } from './client.ts';
import { progressComment, withBlock } from './comment.ts';
import { criteriaLines, findingLine, link } from './comment-parts.ts';
import { blockOf, numbersOf, type Session, titleOf } from './forge-session.ts';
import { isSetSince, labelsOn, labelsToRemove, react, removeLabel } from './labels.ts';
import { markdownText } from './markdown-text.ts';
import { compareUrl, editBody, openPullRequest, pullRequestTemplate } from './pull-request.ts';
import { createComment, editComment, endComment, isAlive, recordsOfIssue } from './status-comments.ts';

/** Labels off, 🚀, the first comment; an older one that nobody ended is ended. */
export async function begin(session: Session, run: Run) {
  const { attempt, context, options, state } = session;
  const { repo, waiting } = options;
  const { place } = options.admitted;
  const body = progressComment(run, { ...context, aliveAt: new Date().toISOString() });
  if (state.progress === undefined && waiting !== undefined) {
    const taken = await attempt('edit the comment', () => editComment(repo, waiting, body));
    if (taken === 'edited') state.progress = { id: waiting, url: commentUrl(session, waiting) };
  }
  if (state.progress === undefined) {
    state.progress = await attempt('comment', () => createComment(repo, place.number, run.id, body));
  }
  await attempt('react', () => react(repo, place, 'rocket'));
  await endLostRuns(session);
  await takeLabelsOff(session);
}

/** What asked for the run, and what an earlier one left. Of a run that another process began, what was set since is the next one's. */
export async function takeLabelsOff(session: Session) {
  const { attempt, isResumed, options } = session;
  const { repo } = options;
  const since = isResumed ? options.admitted.since : undefined;
  for (const number of numbersOf(session)) {
    await attempt('take off the labels', async () => {
      for (const label of labelsToRemove(await labelsOn(repo, number), options.settings.label)) {
        const isNext = since !== undefined && (await isSetSince(repo, number, label, (at) => at > since));
        if (!isNext) await removeLabel(repo, number, label);
      }
    });
  }
}

/** Comments of runs that were cut off with nobody left to end them. One that lives is left alone, whoever it is. */
async function endLostRuns({ attempt, context, options }: Session) {
  const { runId, admitted, now, repo } = options;
  const records = (await attempt('read the comments', () => recordsOfIssue(repo, admitted.issue))) ?? [];
  const newer = link('a newer run', context.url);
  const text = `Redgreen · \`error\` · This run was cut off and never said how it ended; ${newer} has begun.`;
  for (const { comment, record } of records.filter((each) => each.record.state === 'running')) {
    if (record.run === runId || (await isAlive(repo, record, now().getTime()))) continue;
    const end = { outcome: 'error' as const, at: now() };
    await attempt('end an older comment', () => endComment(repo, comment, end, text));
  }
}

function commentUrl({ options }: Session, id: number) {
  const { serverUrl, repo, admitted } = options;
  const { number, isPullRequest } = admitted.place;
  return `${serverUrl}/${repo.repository}/${isPullRequest ? 'pull' : 'issues'}/${number}#issuecomment-${id}`;
}

/** The newest review goes to the pull request, on the lines it is about. */
export async function review({ attempt, options, state }: Session, run: Run) {
  const last = run.reviews.at(-1);
  const commit = run.headSha;
  const number = state.pullRequest?.number;
  if (last === undefined || commit === undefined || number === undefined || options.repo.callsLeft() === 0) return;
  const round = run.reviews.length;
  await attempt('post the review', () =>
    postReview(options.repo, number, { review: last, runId: run.id, round, commit }),
  );
}

/** Opens our pull request, or takes up the one that is open; its block says what the run does. Where no draft is to be had, a plain one when it is green. */
export async function openOurs(session: Session, run: Run, { branch, base, green }: Offer): Promise<Opened> {
  const { attempt, options, state } = session;
  const { repo, serverUrl, settings } = options;
  if (settings.dryRun) return { kind: 'planned' };
  const block = () => blockOf(session, run, { commentUrl: state.progress?.url, base });
  const title = titleOf(session, run);
  const ours = state.pullRequest;
  if (ours !== undefined) {
    const edited = await attempt('edit the pull request', () =>
      editBody(repo, ours.number, (body) => withBlock(body, block())),
    );
    state.pullRequest = edited ?? ours;
    return { kind: 'open', ...state.pullRequest };
  }
  const template = await pullRequestTemplate(repo);
  const body = withBlock(template, block());
  const hand = compareUrl(serverUrl, repo.repository, base, branch);
  try {
    const draft = settings.draft !== 'never' && state.noDrafts !== true;
    if (state.noDrafts === true && !green) return { kind: 'later' };
    const opened = await openPullRequest(repo, { head: branch, base, title, body, draft });
    if (opened.kind === 'refused' && opened.invalid && draft) {
      state.noDrafts = true;
      return await openOurs(session, run, { branch, base, green });
    }
    if (opened.kind === 'refused') return { kind: 'refused', reason: opened.reason, compareUrl: hand };
    const { kind, ...pullRequest } = opened;
    state.pullRequest = pullRequest;
    return { kind, ...pullRequest };
  } catch (error) {
    return { kind: 'refused', reason: `GitHub did not answer: ${messageOf(error)}`, compareUrl: hand };
  }
}

const maxRemarks = 30;

/** `round` counts the reviews of a run from 1. A lost answer makes no second review. */
export async function postReview(
  repo: Repo,
  number: number,
  parts: { review: Review; runId: string; round: number; commit: string },
) {
  const lines = await diffLines(repo, number);
  const { findings } = parts.review;
  const onLine = findings
    .filter(({ path, line }) => line !== undefined && lines.get(path)?.has(line))
    .slice(0, maxRemarks);
  const mark = `<!-- redgreen:review=${parts.runId}/${parts.round} -->`;
  const post = (remarks: ReviewFinding[]) =>
    repo.rest.pulls.createReview({
      ...repo.pull(number),
      commit_id: parts.commit,
      event: 'COMMENT',
      body: `${mark}\n${reviewText(
        parts.review,
        findings.filter((finding) => !remarks.includes(finding)),
      )}`,
      comments: remarks.map(({ path, line, severity, message }) => ({
        path,
        line,
        side: 'RIGHT',
        body: `${severity}: ${markdownText(message, 2000)}`,
      })),
    });
  try {
    await postOnce<unknown>(
      () => post(onLine),
      () => posted(repo, number, mark),
    );
  } catch (error) {
    // The diff has moved on: then everything is said in the text.
    if (statusOf(error) !== 422 || onLine.length === 0) throw error;
    await post([]);
  }
}

const maxPages = 3;

/** Path → lines. Files beyond the first 300, and those without a patch (binary, too large), have none. */
async function diffLines(repo: Repo, number: number): Promise<Map<string, Set<number>>> {
  const lines = new Map<string, Set<number>>();
  const pages = repo.paginate.iterator(repo.rest.pulls.listFiles, { ...repo.pull(number), per_page: 100 });
  for await (const files of firstPages(pages, maxPages)) {
    for (const { filename, patch } of files) lines.set(filename, linesOf(patch ?? ''));
  }
  return lines;
}

/** Added lines and context; removed ones are of the old side. */
export function linesOf(patch: string): Set<number> {
  const lines = new Set<number>();
  let next = 0;
  for (const line of patch.split('\n')) {
    const start = /^@@ -\S+ \+(\d+)(?:,\d+)? @@/.exec(line)?.[1];
    if (start !== undefined) next = Number(start);
    else if (line.startsWith('+') || line.startsWith(' ')) lines.add(next++);
  }
  return lines;
}

/** The text of a review, with the findings that have no line of their own. */
function reviewText(review: Review, findings: readonly ReviewFinding[]) {
  const said = review.verdict === 'approve' ? 'nothing stands in the way' : 'asks for changes';
  const rest = findings.map((finding) => findingLine(finding, 1000));
  return paragraphs([
    `**Redgreen review:** ${said}. ${markdownText(review.summary, 1000)}`,
    criteriaLines(review).slice(0, 50).join('\n'),
    rest.slice(0, 100).join('\n'),
    'An AI wrote this review. It approves nothing: a person does.',
  ]);
}

async function posted(repo: Repo, number: number, mark: string) {
  const self = await repo.viewer();
  const reviews = await repo.paginate(repo.rest.pulls.listReviews, { ...repo.pull(number), per_page: 100 });
  return reviews.find(({ body, user }) => isSelf(self, user) && body.startsWith(mark));
}
