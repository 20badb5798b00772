/**
 * Holds the options and state shared by all steps that write a run to GitHub, and turns their failures into warnings. For
 * another process that continues the run, it finds the state by the run's marker and branch.
 */

import type { Run } from '../run/run.ts';
import { messageOf } from '../text/error-message.ts';
import { isRateLimit, maybeDone } from './api-errors.ts';
import type { Repo } from './client.ts';
import { type BlockContext, type CommentContext, pullRequestBlock } from './comment.ts';
import { findByHead, type PullRequest } from './pull-request.ts';
import type { Theirs } from './pull-request-owner.ts';
import { findComment } from './status-comments.ts';
import type { Thread } from './trigger.ts';

export interface ForgeOptions extends Repo {
  /** `https://github.com`: for links only. */
  serverUrl: string;
  defaultBranch: string;
  runId: string;
  trigger: {
    /** Issue that the story comes from. */
    issue: number;
    /** Where the run was asked for: there the progress is told. */
    place: Thread;
    /** Our pull request, where one is open already. */
    pullRequest?: PullRequest;
    /** A comment that told of the run before it began: it becomes the run's own. */
    waiting?: number;
    /** When it was asked for, where that is known. */
    at?: string;
  };
  settings: {
    /** The trigger's label. */
    label: string;
    draft: 'until-green' | 'always' | 'never';
    dryRun: boolean;
    /** Each commit of ours gets a check run with buttons; only an App gets to hear of these. */
    checks?: boolean;
  };
  /** Of the pull request: the record's own title is masked by more patterns. */
  title?(): string;
  context: CommentContext;
  /** Rules of the branch take signed commits alone. */
  signs?: boolean;
  /** Where a run that was cut off left its comments, and whether it goes on from there in this process. */
  before?: { state: ForgeState; goesOn?: boolean };
  /** Called whenever `state` changes: for a file that outlives the process. */
  onState?(state: ForgeState): void;
  warn(text: string): void;
  now?(): number;
}

/** What the post step or another worker needs to bring the comments to an end. */
export interface ForgeState {
  runId: string;
  /** Comment on the place that asked. */
  progress?: { id: number; url: string };
  /** Summary on the pull request, where that is another place. */
  summary?: { id: number; url: string };
  pullRequest?: PullRequest;
  /** GitHub takes no drafts in this repository. */
  noDrafts?: boolean;
  /** The comments say how the run ended. */
  announced: boolean;
  /** Labels and pull request are done too. */
  ended: boolean;
}

/** What a dry run would have written. */
export interface Planned {
  what: 'comment' | 'pull request' | 'label' | 'diff';
  where: string;
  text: string;
}

export interface Session {
  options: ForgeOptions;
  state: ForgeState;
  planned: Planned[];
  context: CommentContext;
  /** Carries one step out, or tells what GitHub refused; undefined where it failed or where this is a dry run. */
  attempt<T>(what: string, work: () => Promise<T>): Promise<T | undefined>;
  /** Something failed that GitHub did not refuse: asked again later, it may be done. */
  unanswered: boolean;
  setState(change: Partial<ForgeState>): void;
}

/** Issue and pull requests whose labels tell of the run. */
export function numbersOf({ options, state }: Session): Set<number> {
  const { place, issue } = options.trigger;
  return new Set([place.number, issue, ...(state.pullRequest === undefined ? [] : [state.pullRequest.number])]);
}

/** What the run's pull request says of it. */
export function blockOf(
  { options, context, state }: Session,
  run: Run,
  { base = run.base.branch, ...announced }: Pick<BlockContext, 'commentUrl'> & { base?: string } = {},
) {
  const toDefaultBranch = base === options.defaultBranch;
  const earlier = options.trigger.pullRequest?.body;
  return pullRequestBlock(run, { toDefaultBranch, notes: context.notes, earlier, ready: state.noDrafts, ...announced });
}

export function openSession(options: ForgeOptions): Session {
  const { runId, trigger, before } = options;
  const state: ForgeState = before?.state ?? {
    runId,
    pullRequest: trigger.pullRequest,
    announced: false,
    ended: false,
  };
  const session: Session = {
    unanswered: false,
    options,
    state,
    planned: [],
    context: options.context,
    attempt: async (what, work) => {
      if (options.settings.dryRun) return undefined;
      try {
        return await work();
      } catch (error) {
        if (maybeDone(error) || isRateLimit(error)) session.unanswered = true;
        options.warn(`GitHub did not let the run ${what}: ${messageOf(error)}`);
        return undefined;
      }
    },
    setState: (change) => {
      Object.assign(state, change);
      options.onState?.({ ...state });
    },
  };
  return session;
}

/** Throws where GitHub does not answer: a second comment would be the price of not knowing. */
export async function foundState(
  { client, repository, place, theirs }: Repo & { place: { number: number }; theirs?: Theirs },
  run: Run,
): Promise<ForgeState> {
  const at = async (number: number) => {
    const comment = await findComment({ client, repository }, number, run.id);
    return comment === undefined ? undefined : { id: comment.id, url: comment.url };
  };
  // The one whose branch we work on is not ours: its text stays as it is.
  const none = run.branch === undefined || run.branch === theirs?.branch;
  const pullRequest = none ? undefined : await findByHead({ client, repository }, run.branch ?? '');
  const elsewhere = pullRequest !== undefined && pullRequest.number !== place.number;
  return {
    runId: run.id,
    progress: await at(place.number),
    summary: elsewhere ? await at(pullRequest.number) : undefined,
    pullRequest,
    announced: false,
    ended: false,
  };
}
