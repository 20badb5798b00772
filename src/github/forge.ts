/**
 * Shows a run on GitHub by comments, labels, pull request and check runs, and watches for requests to stop the run.
 * What GitHub refuses becomes a warning and must never end a run.
 */

import { isShownAtOnce } from '../run/event-kinds.ts';
import type { Forge, NotMade, SignedCommits } from '../run/forge.ts';
import type { Run } from '../run/run.ts';
import { maybeDone, saidBy } from './api-errors.ts';
import { openRunCheck } from './check-run.ts';
import type { Repo } from './client.ts';
import { progressComment } from './comment.ts';
import { endOnGitHub, showInPullRequest } from './forge-end.ts';
import { type ForgeMeans, openSession, type Planned, type ShownRun } from './forge-session.ts';
import { begin, openOurs, takeLabelsOff } from './forge-steps.ts';
import { editComment, showAlive, signOfLifeMs } from './status-comments.ts';
import { watchForStop } from './stop-request.ts';

interface GitHubForge extends Forge, Disposable {
  /** After `finish`: GitHub did not answer everything of it, and might another time. */
  unreported(): boolean;
  planned(): readonly Planned[];
}

/** Steps that come once, such as the pull request, go before edits. */
const spareCalls = 15;
const freeEdits = 20;
const maxEdits = 40;
const laterGapMs = 60_000;
/** What the agent does is told in growing gaps: twenty times in an hour. */
const firstToolGapMs = 20_000;

/** `before`: the run as another process left it. */
export async function openForge(means: ForgeMeans, shown: ShownRun, before?: Run): Promise<GitHubForge> {
  const session = await openSession(means, shown, before);
  const { attempt, isResumed, options, state } = session;
  const { admitted, checks, repo, settings } = options;
  const { dryRun } = settings;
  const now = () => options.now().getTime();
  const check = checks ? openRunCheck(session) : undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting: Run | undefined;
  let hasEnded = false;
  let edits = 0;
  let lastEdit = now();
  let toolGapMs = firstToolGapMs;

  const progress = (run: Run) => {
    const again = waiting !== undefined;
    waiting = run;
    if (again) return;
    queue = queue.then(async () => {
      const latest = waiting ?? run;
      waiting = undefined;
      if (hasEnded || state.progress === undefined || !mayEdit()) return;
      edits += 1;
      lastEdit = now();
      const body = progressComment(latest, aliveNow());
      const { id } = state.progress;
      const result = await attempt('edit the comment', () => editComment(repo, id, body));
      if (result === 'gone') state.progress = undefined;
    });
  };
  const mayEdit = () =>
    edits < maxEdits && repo.callsLeft() > spareCalls && (edits < freeEdits || now() - lastEdit >= laterGapMs);
  /** Nothing needs to have happened. */
  const showLife = async () => {
    const { progress: comment } = state;
    if (hasEnded || comment === undefined || latestRun === undefined) return;
    await showAlive(repo, comment.id, progressComment(latestRun, aliveNow()), options.log);
  };
  const aliveNow = () => ({ ...session.context, aliveAt: new Date(now()).toISOString() });
  let latestRun: Run | undefined;
  let hasBegun = false;
  /** The last attempt whose checks the pull request shows. */
  let checkedAttempt = 0;
  let life: NodeJS.Timeout | undefined;
  const stopTimers = () => {
    clearInterval(life);
    watch[Symbol.dispose]();
  };
  const watch = watchForStop({
    repo,
    since: admitted.since,
    dryRun,
    places: () => {
      const { place, issue } = admitted;
      const pull = state.pullRequest?.number;
      return [
        { number: place.number, wasOpen: true },
        // A /retry may come on a pull request whose issue is closed.
        ...(issue === place.number ? [] : [{ number: issue, wasOpen: false }]),
        ...(pull === undefined || pull === place.number ? [] : [{ number: pull, wasOpen: true }]),
      ];
    },
  });

  // Also while the repository is cloned, which comes before the first event.
  if (!dryRun) watch.start();

  return {
    onEvent: async (run, event) => {
      if (dryRun || hasEnded) return;
      latestRun = run;
      // A run that goes on elsewhere may have been cut off before its first comment.
      const begins = event.type === 'run-started' || (event.type === 'interrupted' && isResumed);
      if (begins) {
        hasBegun = true;
        life ??= setInterval(() => void showLife(), signOfLifeMs).unref();
        queue = queue.then(() => begin(session, run));
      } else if (isShownAtOnce(event)) progress(run);
      else if (['tool-started', 'check-started'].includes(event.type) && now() - lastEdit >= toolGapMs) {
        toolGapMs = Math.min(toolGapMs * 1.5, laterGapMs * 5);
        progress(run);
      }
      if (check !== undefined) queue = queue.then(() => check.onEvent(run, event));
      const pull = state.pullRequest;
      if (event.type === 'check-started' && checkedAttempt !== run.attempts.length && pull !== undefined) {
        checkedAttempt = run.attempts.length;
        queue = queue.then(() => showInPullRequest(session, run, pull));
      }
    },
    openPullRequest: async (run, offer) => await openOurs(session, run, offer),
    signed: shown.signs ? signedCommits(repo) : undefined,
    stopRequested: watch.requested,
    stopSignal: watch.signal,
    finish: async (run) => {
      stopTimers();
      repo.beginEnd();
      await queue;
      if (hasEnded) return;
      session.unanswered = false;
      // The process before may have been killed before it took off what asked for the run.
      if (!hasBegun && !dryRun && isResumed) await takeLabelsOff(session);
      await endOnGitHub(session, run);
      if (!dryRun) await check?.finish(run);
      hasEnded = true;
    },
    unreported: () => session.unanswered,
    planned: () => session.planned,
    [Symbol.dispose]: stopTimers,
  };
}

const mutation = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

function signedCommits(repo: Repo): SignedCommits {
  return {
    async makeBranch(branch, sha) {
      const ref = { ...repo.at, ref: `refs/heads/${branch}`, sha };
      return await repo.rest.git.createRef(ref).then(() => undefined, notMade);
    },
    async makeCommit({ branch, parent, message, files, deleted }) {
      const [headline = '', ...body] = message.split('\n');
      const additions = [...files].map(([path, bytes]) => ({ path, contents: bytes.toString('base64') }));
      const input = {
        branch: { repositoryNameWithOwner: repo.repository, branchName: branch },
        expectedHeadOid: parent,
        message: { headline, body: body.join('\n').trim() },
        fileChanges: { additions, deletions: deleted.map((path) => ({ path })) },
      };
      const made = repo.graphql<{ createCommitOnBranch: { commit: { oid: string } } }>(mutation, { input });
      return await made.then(({ createCommitOnBranch: { commit } }) => ({ commit: commit.oid }), notMade);
    },
  };
}

function notMade(error: unknown): NotMade {
  return { kind: maybeDone(error) ? 'unreachable' : 'refused', reason: saidBy(error) };
}
