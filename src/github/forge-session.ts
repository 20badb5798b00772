/** Creates the object that all functions showing a run on GitHub share: settings, comments and pull request. */

import type { Settings } from '../config/settings.ts';
import type { Run } from '../run/run.ts';
import { messageOf } from '../text/error-message.ts';
import { inertLine } from '../text/inert-line.ts';
import type { RunStart } from './admission-types.ts';
import { isRateLimit, maybeDone } from './api-errors.ts';
import { isActions, type Repo } from './client.ts';
import { type BlockContext, type CommentContext, pullRequestBlock } from './comment.ts';
import { findByHead, type PullRequest } from './pull-request.ts';
import { findComment } from './status-comments.ts';

export interface ForgeMeans {
  repo: Repo;
  /** `https://github.com`: for links only. */
  serverUrl: string;
  /** Where the run can be watched: the job, or the App's page. */
  url?: string;
  /** Each commit of ours gets a check run with buttons; only an App gets to hear of these. */
  checks: boolean;
  /** A comment that told of the run before it began: it becomes the run's own. */
  waiting?: number;
  /** Masks the title of the pull request; the record's own is masked by more patterns. */
  mask?(text: string): string;
  log(text: string): void;
  now(): Date;
}

export interface ShownRun {
  runId: string;
  admitted: RunStart;
  story: { title: string };
  /** Without the keys. */
  settings: Settings;
  /** Sentences for the comments, from the settings and the freezing of the text. */
  warnings: readonly string[];
  defaultBranch: string;
  /** Rules of the branch take signed commits alone. */
  signs?: boolean;
}

interface ForgeState {
  /** Comment on the place that asked. */
  progress?: { id: number; url: string };
  /** Summary on the pull request, where that is another place. */
  summary?: { id: number; url: string };
  pullRequest?: PullRequest;
  /** GitHub takes no drafts in this repository. */
  noDrafts?: boolean;
}

export interface Planned {
  what: 'comment' | 'pull request' | 'label' | 'diff';
  where: string;
  text: string;
}

export interface Session {
  options: ForgeMeans & ShownRun;
  state: ForgeState;
  planned: Planned[];
  context: CommentContext;
  /** Another process has begun the run. */
  isResumed: boolean;
  /** Carries one step out, or tells what GitHub refused; undefined where it failed or where this is a dry run. */
  attempt<T>(what: string, work: () => Promise<T>): Promise<T | undefined>;
  /** Something failed that GitHub did not refuse: asked again later, it may be done. */
  unanswered: boolean;
}

/** `before`: the run as another process left it. Throws where GitHub does not tell what is there of it. */
export async function openSession(means: ForgeMeans, shown: ShownRun, before?: Run): Promise<Session> {
  const { repo, url, now, log } = means;
  const { admitted, settings, warnings } = shown;
  const options = { ...means, ...shown };
  const session: Session = {
    options,
    state: before === undefined ? { pullRequest: admitted.ours?.pullRequest } : await foundState(options, before),
    planned: [],
    context: {
      url,
      // What the job's own token pushes starts no CI, and the comment says so.
      jobToken: isActions(await repo.viewer()),
      deadline: deadlineOf(settings, now()),
      notes: warnings,
    },
    isResumed: before !== undefined,
    unanswered: false,
    attempt: async (what, work) => {
      if (settings.dryRun) return undefined;
      try {
        return await work();
      } catch (error) {
        if (maybeDone(error) || isRateLimit(error)) session.unanswered = true;
        log(`GitHub did not let the run ${what}: ${messageOf(error)}`);
        return undefined;
      }
    },
  };
  return session;
}

/** After it a run that never said that it ended is dead, whatever its signs of life. */
export function deadlineOf({ timeoutMinutes }: Settings, now: Date) {
  return new Date(now.getTime() + timeoutMinutes * 60_000 + 120_000).toISOString();
}

/** Throws where GitHub does not answer: a second comment would be the price of not knowing. */
async function foundState(options: Session['options'], run: Run): Promise<ForgeState> {
  const { place, theirs } = options.admitted;
  const at = async (number: number) => await findComment(options.repo, number, run.id);
  // The one whose branch we work on is not ours: its text stays as it is.
  const none = run.branch === undefined || run.branch === theirs?.branch;
  const pullRequest = none ? undefined : await findByHead(options.repo, run.branch ?? '');
  const elsewhere = pullRequest !== undefined && pullRequest.number !== place.number;
  return {
    progress: await at(place.number),
    summary: elsewhere ? await at(pullRequest.number) : undefined,
    pullRequest,
  };
}

/** Issue and pull requests whose labels tell of the run. */
export function numbersOf({ options, state }: Session): Set<number> {
  const { place, issue } = options.admitted;
  return new Set([place.number, issue, ...(state.pullRequest === undefined ? [] : [state.pullRequest.number])]);
}

export function titleOf({ options: { mask, story } }: Session, run: Run) {
  return inertLine(mask?.(story.title) ?? run.story.title).slice(0, 200);
}

export function blockOf(
  { options, context, state }: Session,
  run: Run,
  { base = run.base.branch, ...announced }: Pick<BlockContext, 'commentUrl'> & { base?: string } = {},
) {
  const toDefaultBranch = base === options.defaultBranch;
  const earlier = options.admitted.ours?.pullRequest?.body;
  return pullRequestBlock(run, { toDefaultBranch, notes: context.notes, earlier, ready: state.noDrafts, ...announced });
}
