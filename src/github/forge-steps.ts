/** Posts a run's first comment on GitHub, opens or edits its pull request, and removes labels. */

import type { Offer, Opened } from '../run/forge.ts';
import type { Run } from '../run/run.ts';
import { messageOf } from '../text/error-message.ts';
import { progressComment, withBlock } from './comment.ts';
import { link } from './comment-parts.ts';
import { blockOf, numbersOf, type Session, titleOf } from './forge-session.ts';
import { isSetSince, labelsAtStart, labelsOn, react, removeLabel } from './labels.ts';
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
      const off = labelsAtStart(options.settings.label);
      for (const label of (await labelsOn(repo, number)).filter((each) => off.includes(each))) {
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
