/**
 * Posts a run's first comment on GitHub, takes its labels off, opens its pull request and posts its AI review. It also ends
 * the comments of earlier runs that were cut off.
 */

import type { Offer, Opened } from '../run/forge.ts';
import type { Run } from '../run/run.ts';
import { messageOf } from '../text/error-message.ts';
import { inertLine } from '../text/inert-line.ts';
import { isAlive } from './active-run.ts';
import { progressComment } from './comment.ts';
import { type CommentRecord, commentHead } from './comment-record.ts';
import { blockOf, numbersOf, type Session } from './forge-session.ts';
import { isSetSince, labelsOn, labelsToRemove, react, removeLabel } from './labels.ts';
import { link } from './markdown-blocks.ts';
import { postReview } from './post-review.ts';
import { compareUrl, editBody, openPullRequest, pullRequestTemplate } from './pull-request.ts';
import { withBlock } from './pull-request-body.ts';
import { createComment, editComment, recordsOfIssue } from './status-comments.ts';

/** Labels off, 🚀, the first comment; an older one that nobody ended is ended. */
export async function begin(session: Session, run: Run): Promise<void> {
  const { attempt, context, options, state } = session;
  const { client } = options;
  const { place, waiting } = options.trigger;
  const body = progressComment(run, { ...context, aliveAt: new Date().toISOString() });
  if (state.progress === undefined && waiting !== undefined) {
    const taken = await attempt('edit the comment', () => editComment(options, waiting, body));
    if (taken === 'edited') session.setState({ progress: { id: waiting, url: commentUrl(session, waiting) } });
  }
  if (state.progress === undefined) {
    const comment = await attempt('comment', () => createComment(options, place.number, run.id, body));
    if (comment !== undefined) session.setState({ progress: { id: comment.id, url: comment.url } });
  }
  await attempt('react', () => react(client, place, 'rocket'));
  await endLostRuns(session);
  await takeLabelsOff(session);
}

/** What asked for the run, and what an earlier one left. Of a run that another process began, what was set since is the next one's. */
export async function takeLabelsOff(session: Session): Promise<void> {
  const { attempt, options } = session;
  const { before, settings, trigger } = options;
  const since = before && trigger.at;
  for (const number of numbersOf(session)) {
    await attempt('take off the labels', async () => {
      for (const label of labelsToRemove(await labelsOn(options, number), settings.label)) {
        const isNext = since !== undefined && (await isSetSince(options, number, label, (at) => at > since));
        if (!isNext) await removeLabel(options, number, label);
      }
    });
  }
}

/** Comments of runs that were cut off with nobody left to end them. One that lives is left alone, whoever it is. */
async function endLostRuns({ attempt, context, options }: Session): Promise<void> {
  const { runId, trigger, now = Date.now } = options;
  const records = (await attempt('read the comments', () => recordsOfIssue(options, trigger.issue))) ?? [];
  for (const { comment, record } of records.filter((each) => each.record.state === 'running')) {
    if (record.run === runId || (await isAlive(options, record, now()))) continue;
    await attempt('end an older comment', () => editComment(options, comment.id, lostLine(record, context.url)));
  }
}

function lostLine(record: CommentRecord, url: string | undefined): string {
  const head = commentHead({ ...record, state: 'finished', outcome: 'error', endedAt: new Date().toISOString() });
  const newer = url === undefined ? 'a newer run' : link('a newer run', url);
  return `${head}\nRedgreen · \`error\` · This run was cut off and never said how it ended; ${newer} has begun.`;
}

function commentUrl({ options }: Session, id: number): string {
  const { serverUrl, repository, trigger } = options;
  const { number, isPullRequest } = trigger.place;
  return `${serverUrl}/${repository}/${isPullRequest ? 'pull' : 'issues'}/${number}#issuecomment-${id}`;
}

/** The newest review goes to the pull request, on the lines it is about. */
export async function review({ attempt, options, state }: Session, run: Run): Promise<void> {
  const last = run.reviews.at(-1);
  const commit = run.headSha;
  const number = state.pullRequest?.number;
  if (last === undefined || commit === undefined || number === undefined || options.client.callsLeft() === 0) return;
  const round = run.reviews.length;
  await attempt('post the review', () => postReview(options, number, { review: last, runId: run.id, round, commit }));
}

/** Opens our pull request, or takes up the one that is open; its block says what the run does. Where no draft is to be had, a plain one when it is green. */
export async function openOurs(session: Session, run: Run, { branch, base, green }: Offer): Promise<Opened> {
  const { attempt, options, state } = session;
  const { client, repository, serverUrl, settings } = options;
  if (settings.dryRun) return { kind: 'planned' };
  const block = () => blockOf(session, run, { commentUrl: state.progress?.url, base });
  const title = inertLine(options.title?.() ?? run.story.title).slice(0, 200);
  const ours = state.pullRequest;
  if (ours !== undefined) {
    const edited = await attempt('edit the pull request', () =>
      editBody(options, ours.number, (body) => withBlock(body, block())),
    );
    session.setState({ pullRequest: edited ?? ours });
    return { kind: 'open', number: ours.number, url: ours.url, draft: edited?.draft ?? ours.draft };
  }
  const template = await pullRequestTemplate(options);
  const body = withBlock(template, block());
  const hand = compareUrl(serverUrl, repository, base, branch);
  try {
    const draft = settings.draft !== 'never' && state.noDrafts !== true;
    if (state.noDrafts === true && !green) return { kind: 'later' };
    const opened = await openPullRequest({ client, repository, branch, base, title, body, draft });
    if (opened.kind === 'refused' && opened.invalid && draft) {
      session.setState({ noDrafts: true });
      return await openOurs(session, run, { branch, base, green });
    }
    if (opened.kind === 'refused') return { kind: 'refused', reason: opened.reason, compareUrl: hand };
    const { kind, ...pullRequest } = opened;
    session.setState({ pullRequest });
    return { kind, number: pullRequest.number, url: pullRequest.url, draft: pullRequest.draft };
  } catch (error) {
    return { kind: 'refused', reason: `GitHub did not answer: ${messageOf(error)}`, compareUrl: hand };
  }
}
