/** An admitted run from its beginning to its end, or from where another process left it. */

import { resolveSettings } from '../config/layers.ts';
import type { Settings } from '../config/settings.ts';
import type { RunStart } from '../github/admission-terms.ts';
import { type Client, repositoryName } from '../github/client.ts';
import { openForge } from '../github/forge.ts';
import type { ForgeOptions, Planned } from '../github/forge-session.ts';
import { foundState } from '../github/found-state.ts';
import { unresolvedRemarks } from '../github/review-comments.ts';
import type { Run } from '../run.ts';
import type { Place, Resumed, RunRequest, Start } from '../run-request.ts';
import { runStory } from '../run-story.ts';
import { readDiffs } from '../store/run-files.ts';
import { textsIn } from '../store/run-texts.ts';
import { baseOfPullRequest, defaultBranch, identity, requesterOf } from './facts.ts';
import type { Begun, EventEnd, EventRequest } from './request.ts';

/** What the run starts from, asked once: a process that goes on with it later must not get another answer. */
export async function begin(
  event: EventRequest,
  admitted: RunStart,
  given: Pick<RunRequest, 'story' | 'warnings' | 'settings' | 'sources'>,
): Promise<Begun> {
  const { client, payload } = event;
  const main = await defaultBranch(client, payload, admitted.place.repository);
  const start = await startOf(client, admitted, given.settings.baseBranch ?? main);
  return { ...given, admitted, start, defaultBranch: main };
}

/** Carries it to its end. With `resume` nothing is asked, decided or told a second time. */
export async function carryOut(event: EventRequest, begun: Begun, resume?: Resumed): Promise<EventEnd> {
  const { client } = event;
  const { settings, admitted, start } = begun;
  const { place, trigger } = admitted;
  const { repository } = place;
  const secrets = event.secrets(settings);
  for (const secret of secrets) event.redact.add(secret);
  const opened = await event.open({ ...begun, settings: withoutKeys(settings) });
  const { runId, runDir } = opened;
  const options = await forgeOptions(event, begun, runId, resume?.run);
  const forge = openForge(options);
  event.onForge(options, forge.state());
  if (resume?.run.state === 'finished') {
    await forge.finish(resume.run);
    return { ...endOf(resume.run, settings, []), untold: forge.untold() };
  }
  const run = await runStory({
    story: begun.story,
    warnings: begun.warnings,
    sources: begun.sources,
    settings,
    ...opened,
    trigger,
    repository,
    place: await placeOf(event, repository),
    start,
    author: await identity(client),
    requester: requesterOf(event.payload, trigger.actor ?? ''),
    forge,
    redact: event.redact,
    secrets,
    environment: event.environment,
    hidden: event.hidden,
    signal: event.signal,
    onEvent: event.onEvent,
    resume,
    fence: event.fence,
  });
  const planned = [...forge.planned(), ...(settings.dryRun ? await plannedDiff(runDir, run) : [])];
  return { ...endOf(run, settings, planned), untold: forge.untold() };
}

/** A repository that is renamed while the run goes on is pushed to under its new name. */
async function placeOf({ client, place, serverUrl }: EventRequest, repository: string): Promise<Place> {
  const found = await place(repository);
  if (found.kind === 'local') return found;
  const moved = async () => {
    const { data } = await client.octokit.rest.repos.get({ ...repositoryName(repository) });
    return `${serverUrl}/${data.full_name}.git`;
  };
  return { ...found, remote: { ...found.remote, moved } };
}

/** Goes on with a run that another process has begun, with this process's keys. */
export async function resumeEvent(event: EventRequest, begun: Begun, resume: Resumed): Promise<EventEnd> {
  const { environment, inputs } = event;
  const { anthropicApiKey, githubToken } = resolveSettings({ environment, inputs }).settings;
  return await carryOut(event, { ...begun, settings: { ...begun.settings, anthropicApiKey, githubToken } }, resume);
}

export const endUntold = 'GitHub did not answer when it was told how the run ended';

/** Brings the comments of a run to their end that nobody will go on with. Throws where GitHub did not answer. */
export async function endDead(event: ForgeMeans, begun: Begun, run: Run): Promise<void> {
  const forge = openForge(await forgeOptions(event, begun, run.id, run));
  await forge.finish(run);
  if (forge.untold()) throw new Error(endUntold);
}

type ForgeMeans = Pick<EventRequest, 'client' | 'serverUrl' | 'url' | 'now' | 'log'> &
  Partial<Pick<EventRequest, 'checks' | 'onForge'>>;

async function forgeOptions(
  event: ForgeMeans,
  { admitted, defaultBranch: main, settings, warnings }: Begun,
  runId: string,
  before: Run | undefined,
): Promise<ForgeOptions> {
  const { client, serverUrl, url, now } = event;
  const { place, issue, ours } = admitted;
  const options: ForgeOptions = {
    client,
    repository: place.repository,
    serverUrl,
    defaultBranch: main,
    runId,
    issue,
    pullRequest: ours?.pullRequest,
    place,
    label: settings.label,
    draft: settings.draft,
    dryRun: settings.dryRun,
    checks: event.checks,
    url,
    // What the job's own token pushes starts no CI, and the comment says so.
    jobToken: /^github-actions(\[bot\])?$/.test(await client.viewer()),
    deadline: new Date(now().getTime() + settings.timeoutMinutes * 60_000 + 120_000).toISOString(),
    notes: warnings,
    ...(before === undefined
      ? {}
      : { resumed: true, state: await foundState({ client, repository: place.repository, place }, before) }),
    onState: (state) => event.onForge?.(options, state),
    warn: event.log,
  };
  return options;
}

/** They are given to the process that goes on by its own environment. */
function withoutKeys(settings: Settings): Settings {
  return { ...settings, anthropicApiKey: undefined, githubToken: undefined };
}

function endOf(run: Run, settings: Settings, planned: readonly Planned[]): EventEnd {
  return { outcome: run.outcome ?? 'error', detail: run.detail ?? '', settings, run, planned };
}

/** What a dry run would have pushed. */
async function plannedDiff(runDir: string, run: Run): Promise<Planned[]> {
  const diff = (await readDiffs(textsIn(runDir), run)).at(-1);
  if (diff === undefined || diff.sinceBase === '') return [];
  return [{ what: 'diff', where: run.branch ?? '', text: diff.sinceBase }];
}

/** A branch of ours is gone on with, with what writers said on its lines since; everything else begins anew. */
async function startOf(client: Client, { ours, place, trigger, at }: RunStart, base: string): Promise<Start> {
  if (ours === undefined) return { kind: 'new', baseBranch: base };
  const { branch, pullRequest, record } = ours;
  const { hint } = trigger;
  if (pullRequest === undefined) return { kind: 'again', branch, baseBranch: base, hint, reviewComments: [] };
  const { number, url, draft } = pullRequest;
  const span = { since: record.startedAt, until: at };
  return {
    kind: 'again',
    branch,
    baseBranch: await baseOfPullRequest(client, place.repository, number),
    pullRequest: { number, url, draft },
    hint,
    reviewComments: await unresolvedRemarks(client, place.repository, number, span),
  };
}
