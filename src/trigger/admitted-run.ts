/** Prepares, carries out and resumes a run for a GitHub event whose sender may start runs. */

import { addressSettings, ownKeys, secretSettings } from '../config/provider-settings.ts';
import { resolveSettings } from '../config/resolve-settings.ts';
import { camelName, type Settings } from '../config/settings.ts';
import type { RunStart } from '../github/admission-types.ts';
import type { Repo } from '../github/client.ts';
import { failedChecks } from '../github/failed-checks.ts';
import { openForge } from '../github/forge.ts';
import type { ForgeMeans, Planned } from '../github/forge-session.ts';
import type { Theirs } from '../github/pull-request-owner.ts';
import { remarksOn } from '../github/review-comments.ts';
import type { Payload } from '../github/trigger.ts';
import type { Run } from '../run/run.ts';
import { checkText } from '../run-story/condensed-logs.ts';
import type { Resumed, Start, TreeSource } from '../run-story/run-request.ts';
import { runStory } from '../run-story/run-story.ts';
import { readDiffs, textsIn } from '../store/run-files.ts';
import {
  type Admitted,
  baseOfPullRequest,
  defaultBranch,
  identity,
  requesterOf,
  type TriggerSource,
} from './event-decision.ts';
import { type Begun, type EventEnd, type EventRequest, forgeMeans } from './event-request.ts';

/** What the run starts from, asked once: a process that goes on with it later must not get another answer. */
export async function begin({ event, run }: EventRequest, admission: Admitted, signs: boolean): Promise<Begun> {
  const { repo, source } = event;
  const { start: admitted, story, warnings, settings, sources } = admission;
  const main = await defaultBranch(repo, payloadOf(source));
  const { theirs } = admitted;
  const found =
    theirs === undefined
      ? await startOf(repo, admitted, settings.baseBranch ?? main)
      : await startOnTheirs(repo, admitted, theirs);
  const ref = headWithChecks(admitted, found);
  const { failed, notes } = ref === undefined ? nothingRead : await failedChecks(repo, ref);
  const checks = run.host.redact(await checkText(failed, settings.maxFeedbackChars));
  const start = found.kind === 'again' ? { ...found, checks } : found;
  const warned = [...warnings, ...notes, ...shortToken(settings, await run.tokenMinutes?.())];
  return { story, warnings: warned, settings, sources, admitted, start, defaultBranch: main, signs };
}

/** Warns of a token that may expire before the run ends. */
function shortToken({ timeoutMinutes }: Settings, tokenMinutes: number | undefined) {
  if (tokenMinutes === undefined || timeoutMinutes < tokenMinutes) return [];
  return [
    `github-token is an App's installation token, which is valid for ${tokenMinutes} minutes, but timeout-minutes is ${timeoutMinutes}. Give the inputs app-id and private-key instead, and the token is renewed.`,
  ];
}

/** The commit whose failing checks are read for the first prompt; undefined where none are. */
function headWithChecks({ ours, theirs, readsChecks }: RunStart, start: Start) {
  if (theirs !== undefined) return theirs.task === 'update' ? undefined : theirs.head;
  return readsChecks && start.kind === 'again' ? ours?.headNow : undefined;
}

/** Carries the run to its end. With `resume` nothing is asked, decided or reported a second time. */
export async function carryOut(request: EventRequest, begun: Begun, resume?: Resumed): Promise<EventEnd> {
  const { event, run: means } = request;
  const { repo, source } = event;
  const { settings, admitted, start } = begun;
  const { place, trigger } = admitted;
  const { repository } = place;
  for (const key of ownKeys(settings)) means.host.redact.add(key);
  const kept = { ...begun, settings: withoutKeys(settings) };
  const opened = await means.open(kept);
  const { runId, runDir } = opened;
  using forge = await openForge(forgeMeans(request), { ...kept, runId }, resume?.run);
  if (resume?.run.state === 'finished') {
    await forge.finish(resume.run);
    return { ...endOf(resume.run, settings, []), unreported: forge.unreported() };
  }
  const run = await runStory({
    story: begun.story,
    settings,
    resolution: { sources: begun.sources, warnings: begun.warnings },
    origin: {
      trigger,
      requester: trigger.kind === 'on-red' ? undefined : requesterOf(payloadOf(source), trigger.actor ?? ''),
    },
    code: { repository, source: await sourceOf(request, repository), start, author: await identity(repo) },
    record: { ...opened, onEvent: means.onEvent },
    host: means.host,
    forge,
    resume,
    signal: means.signal,
    fence: means.fence,
  });
  const planned = [...forge.planned(), ...(settings.dryRun ? await plannedDiff(runDir, run) : [])];
  return { ...endOf(run, settings, planned), unreported: forge.unreported() };
}

/** A repository that is renamed while the run goes on is pushed to under its new name. */
async function sourceOf({ event: { repo }, run }: EventRequest, repository: string): Promise<TreeSource> {
  const found = await run.source(repository);
  if (found.kind === 'local') return found;
  const moved = async () => {
    const { data } = await repo.rest.repos.get(repo.at);
    return `${run.serverUrl}/${data.full_name}.git`;
  };
  return { ...found, remote: { ...found.remote, moved } };
}

/** Goes on with a run that another process has begun, with this process's keys and the address that they are for. */
export async function resumeEvent(request: EventRequest, begun: Begun, resume: Resumed): Promise<EventEnd> {
  const { environment, inputs } = request.event.layers;
  const { settings } = resolveSettings({ environment, inputs });
  // An older version knew fewer settings.
  const known = { ...resolveSettings({}).settings, ...begun.settings };
  return await carryOut(request, { ...begun, settings: { ...known, ...keysOf(settings) } }, resume);
}

export const endUnreported = 'GitHub did not answer when Redgreen reported how the run ended';

/** Brings the comments of a run to their end that nobody will go on with. Throws where GitHub did not answer. */
export async function endDead(means: ForgeMeans, begun: Begun, run: Run) {
  using forge = await openForge(means, { ...begun, runId: run.id }, run);
  await forge.finish(run);
  if (forge.unreported()) throw new Error(endUnreported);
}

export function payloadOf(source: TriggerSource): Payload | undefined {
  return source.kind === 'event' ? source.payload : undefined;
}

/** Keys are not recorded: a process that goes on with the run has them in its own environment. */
function withoutKeys(settings: Settings): Settings {
  return { ...settings, ...Object.fromEntries(secretSettings.map((name) => [camelName(name), undefined])) };
}

function keysOf(settings: Settings) {
  const names = [...secretSettings, ...addressSettings] as const;
  return Object.fromEntries(names.map(camelName).map((name) => [name, settings[name]]));
}

function endOf(run: Run, settings: Settings, planned: readonly Planned[]): EventEnd {
  return { outcome: run.outcome ?? 'error', detail: run.detail ?? '', settings, run, planned };
}

async function plannedDiff(runDir: string, run: Run): Promise<Planned[]> {
  const diff = (await readDiffs(textsIn(runDir), run)).at(-1);
  if (diff === undefined || diff.sinceBase === '') return [];
  return [{ what: 'diff', where: run.branch ?? '', text: diff.sinceBase }];
}

const nothingRead = { failed: [], notes: [] };

/** Somebody else's pull request as the start. What was said in its conversation is in the story already. */
async function startOnTheirs(repo: Repo, { trigger, at }: RunStart, theirs: Theirs): Promise<Start> {
  const { branch, baseBranch, number, url, draft, target, task, bot } = theirs;
  const remarks = task === 'update' || trigger.kind === 'on-red' ? [] : await remarksOn(repo, number, { until: at });
  return {
    kind: 'again',
    branch,
    baseBranch,
    pullRequest: target === 'head' ? { number, url, draft } : undefined,
    hint: trigger.hint,
    reviewComments: remarks.filter(({ isTalk }) => isTalk !== true),
    update: task === 'update',
    theirs: { target, bot },
  };
}

/** A run goes on with our earlier branch and with what reviewers wrote on it; without such a branch it begins anew. */
async function startOf(repo: Repo, { ours, trigger, at }: RunStart, base: string): Promise<Start> {
  if (ours === undefined) return { kind: 'new', baseBranch: base };
  const { branch, pullRequest, record } = ours;
  const { hint } = trigger;
  const update = trigger.kind === 'update';
  if (pullRequest === undefined) return { kind: 'again', branch, baseBranch: base, hint, reviewComments: [], update };
  const { number, url, draft } = pullRequest;
  const onto = await baseOfPullRequest(repo, number);
  const span = { since: record.startedAt, until: at };
  return {
    kind: 'again',
    branch,
    baseBranch: onto.branch,
    overBot: onto.ofBot,
    pullRequest: { number, url, draft },
    hint,
    update,
    reviewComments: await remarksOn(repo, number, span),
  };
}
