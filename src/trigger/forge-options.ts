/** Builds the options for showing a run on GitHub, such as its repository, issue, pull request and deadline. */

import type { Settings } from '../config/settings.ts';
import { type ForgeOptions, foundState } from '../github/forge-session.ts';
import type { Run } from '../run/run.ts';
import type { IncomingEvent } from './decide.ts';
import type { Begun, EventRequest, RunMeans } from './request.ts';

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
  const { client, url, now } = event;
  const { serverUrl, onForge, waiting } = run;
  return {
    client,
    url,
    now,
    serverUrl,
    onForge,
    waiting,
    mask: run.host.redact.forAgent,
    checks: answers.by === 'worker',
    log,
  };
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
export function deadlineOf({ timeoutMinutes }: Settings, now: Date): string {
  return new Date(now.getTime() + timeoutMinutes * 60_000 + 120_000).toISOString();
}
