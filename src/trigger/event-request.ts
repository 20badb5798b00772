/** Defines what the Action and the App pass to `handleEvent`, which handles a GitHub event, and what it returns to them. */

import type { Settings } from '../config/settings.ts';
import type { RunStart } from '../github/admission-types.ts';
import type { AnswerOptions } from '../github/answers.ts';
import { type ForgeOptions, type ForgeState, foundState, type Planned } from '../github/forge-session.ts';
import type { RecordedEvent, Run, Stop } from '../run/run.ts';
import type { Host, Resolution, RunRecord, Start, TreeSource } from '../run-story/run-request.ts';
import type { Admitted, IncomingEvent } from './event-decision.ts';

/** An event, and the means that the Action or the App has. */
export interface EventRequest {
  event: IncomingEvent;
  answers: Pick<AnswerOptions, 'by' | 'repeated'>;
  run: RunMeans;
  log(text: string): void;
}

/** What it takes to carry a run out. */
export interface RunMeans {
  serverUrl: string;
  host: Pick<Host, 'environment' | 'hidden' | 'redact'>;
  /** Where the tree is. */
  source(repository: string): Promise<TreeSource>;
  /** How long the token lives at most, where nobody renews it. */
  tokenMinutes?(): Promise<number | undefined>;
  /** Opens the run's record and folder. `begun` is what another process needs to go on with it; no secret is in it. */
  open(begun: Begun): Promise<RunRecord>;
  onEvent?(event: RecordedEvent, run: Run): Promise<void>;
  /** Given where no queue keeps the runs of an issue apart: opens the record under whose id the run takes its turn among them. */
  claim?(): Promise<{ runId: string }>;
  /** The comment that told of the run while it waited. */
  waiting?: number;
  /** For a file that outlives the process. */
  onForge?(options: ForgeOptions, state: ForgeState): void;
  /** Aborted from outside; its reason is shown. */
  signal: AbortSignal;
  /** Rejects where the run belongs to another worker by now. */
  fence?(): Promise<void>;
}

/** What a run began with, as JSON can keep it. */
export interface Begun extends Pick<Resolution, 'sources' | 'warnings'>, Pick<Admitted, 'story'> {
  admitted: RunStart;
  /** Without the keys. */
  settings: Settings;
  start: Start;
  defaultBranch: string;
  /** Rules of the branch take signed commits alone. */
  signs?: boolean;
}

export interface EventEnd extends Stop {
  /** Absent where the event is none for Redgreen: then nobody looked at them. */
  settings?: Settings;
  run?: Run;
  /** GitHub did not answer when Redgreen reported how the run ended. */
  unreported?: boolean;
  /** What a dry run would have written. */
  planned?: readonly Planned[];
}

/** What it takes to show a run on GitHub. */
export interface ForgeMeans
  extends Pick<IncomingEvent, 'client' | 'url' | 'now'>,
    Pick<RunMeans, 'serverUrl' | 'onForge' | 'waiting'> {
  /** Each commit of the run gets a check run with buttons: an App hears of these. */
  checks: boolean;
  /** Masks what GitHub has anyway, as for an agent. */
  mask?(text: string): string;
  log(text: string): void;
}

export function forgeMeans({ event, answers, run, log }: EventRequest): ForgeMeans {
  return { ...event, ...run, mask: run.host.redact.forAgent, checks: answers.by === 'worker', log };
}

export async function forgeOptions(
  means: ForgeMeans,
  {
    admitted,
    defaultBranch: main,
    settings,
    warnings,
    signs,
    story,
  }: Pick<Begun, 'admitted' | 'defaultBranch' | 'settings' | 'warnings' | 'signs'> & Partial<Pick<Begun, 'story'>>,
  runId: string,
  before: Run | undefined,
): Promise<ForgeOptions> {
  const { client, serverUrl, url, now, mask } = means;
  const { place, issue, ours } = admitted;
  const { label, draft, dryRun } = settings;
  const { repository } = place;
  const options: ForgeOptions = {
    client,
    repository,
    serverUrl,
    defaultBranch: main,
    runId,
    trigger: {
      issue,
      place,
      pullRequest: ours?.pullRequest,
      waiting: means.waiting,
      at: admitted.since ?? admitted.at,
    },
    settings: { label, draft, dryRun, checks: means.checks },
    signs,
    title: mask && story && (() => mask(story.title)),
    context: {
      url,
      // What the job's own token pushes starts no CI, and the comment says so.
      jobToken: /^github-actions(\[bot\])?$/.test(await client.viewer()),
      deadline: deadlineOf(settings, now()),
      notes: warnings,
    },
    before: before && {
      goesOn: true,
      state: await foundState({ client, repository, place, theirs: admitted.theirs }, before),
    },
    onState: (state) => means.onForge?.(options, state),
    warn: means.log,
  };
  return options;
}

/** After it a run that never said that it ended is dead, whatever its signs of life. */
export function deadlineOf({ timeoutMinutes }: Settings, now: Date) {
  return new Date(now.getTime() + timeoutMinutes * 60_000 + 120_000).toISOString();
}
