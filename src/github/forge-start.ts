/** The beginning of a run on GitHub: labels, first comment, pull request. */

import type { Run } from '../run/run.ts';
import { messageOf } from '../text/message-of.ts';
import { progressComment } from './comment.ts';
import { plainTitle } from './encode.ts';
import { numbersOf, type Opened, type Session } from './forge-session.ts';
import { labelsOn, labelsToRemove, removeLabel } from './labels.ts';
import { endLostRuns } from './lost-runs.ts';
import { postReview } from './post-review.ts';
import { compareUrl, editBody, openPullRequest } from './pull-request.ts';
import { pullRequestBlock, withBlock } from './pull-request-body.ts';
import { react } from './reaction.ts';
import { createComment, editComment } from './status.ts';
import { pullRequestTemplate } from './template.ts';

/** Calls that the end of the run needs. */
export const reservedCalls = 30;

/** Labels off, 🚀, the first comment; an older one that nobody ended is ended. */
export async function begin(session: Session, run: Run): Promise<void> {
  const { attempt, context, options, state } = session;
  const { client, repository, asked, settings } = options;
  const { place } = asked;
  const body = progressComment(run, context);
  const { waiting } = options.asked;
  if (state.progress === undefined && waiting !== undefined) {
    const taken = await attempt('edit the comment', () => editComment(client, repository, waiting, body));
    if (taken === 'edited') session.setState({ progress: { id: waiting, url: commentUrl(session, waiting) } });
  }
  if (state.progress === undefined) {
    const comment = await attempt('comment', () => createComment(client, repository, place.number, run.id, body));
    if (comment !== undefined) session.setState({ progress: { id: comment.id, url: comment.url } });
  }
  await attempt('react', () => react(client, place, 'rocket'));
  await endLostRuns(session);
  for (const number of numbersOf(session)) {
    const labels = await attempt('read the labels', () => labelsOn(client, repository, number));
    for (const label of labelsToRemove(labels ?? [], settings.label)) {
      await attempt(`take off ${label}`, () => removeLabel(client, repository, number, label));
    }
  }
}

function commentUrl({ options }: Session, id: number): string {
  const { serverUrl, repository, asked } = options;
  const { number, isPullRequest } = asked.place;
  return `${serverUrl}/${repository}/${isPullRequest ? 'pull' : 'issues'}/${number}#issuecomment-${id}`;
}

/** The newest review goes to the pull request, on the lines it is about. */
export async function review({ attempt, options, state }: Session, run: Run): Promise<void> {
  const { client, repository } = options;
  const given = run.reviews.at(-1);
  const commit = run.headSha;
  const number = state.pullRequest?.number;
  if (given === undefined || commit === undefined || number === undefined || client.callsLeft() < reservedCalls) return;
  const round = run.reviews.length;
  await attempt('post the review', () =>
    postReview(client, repository, number, { review: given, runId: run.id, round, commit }),
  );
}

/** Opens our pull request, or takes up the one that is open; its block says what the run does. */
export async function openOurs(session: Session, run: Run, branch: string, base: string): Promise<Opened> {
  const { attempt, options, state } = session;
  const { client, repository, serverUrl, settings } = options;
  if (settings.dryRun) return { kind: 'planned' };
  const block = pullRequestBlock(run, {
    toDefaultBranch: base === options.defaultBranch,
    commentUrl: state.progress?.url,
    notes: session.context.notes,
  });
  const title = plainTitle(run.story.title);
  const ours = state.pullRequest;
  if (ours !== undefined) {
    const edited = await attempt('edit the pull request', () =>
      editBody(client, repository, ours.number, (body) => withBlock(body, block)),
    );
    session.setState({ pullRequest: edited ?? ours });
    return { kind: 'open', number: ours.number, url: ours.url, draft: edited?.draft ?? ours.draft };
  }
  const template = await pullRequestTemplate(client, repository);
  const body = withBlock(template, block);
  const hand = compareUrl(serverUrl, repository, base, branch);
  try {
    const draft = settings.draft !== 'never';
    const opened = await openPullRequest({ client, repository, branch, base, title, body, draft });
    if (opened.kind === 'refused') return { ...opened, compareUrl: hand };
    const { kind, ...pullRequest } = opened;
    session.setState({ pullRequest });
    return { kind, number: pullRequest.number, url: pullRequest.url, draft: pullRequest.draft };
  } catch (error) {
    const said = messageOf(error);
    return { kind: 'refused', reason: `GitHub did not answer: ${said}`, compareUrl: hand };
  }
}
