/** From a GitHub event to a run: read it, ask who may, freeze the text, settle the settings, run. */

import type { Ceilings } from './config/ceilings.ts';
import { resolveSettings } from './config/layers.ts';
import type { Settings } from './config/settings.ts';
import type { Texts } from './config/text-layer.ts';
import { type Problem, problemText } from './errors.ts';
import { type AdmitOptions, admit, type RunStart } from './github/admission.ts';
import { refuse } from './github/answers.ts';
import type { Client } from './github/client.ts';
import { openForge } from './github/forge.ts';
import type { ForgeOptions, ForgeState, Planned } from './github/forge-session.ts';
import { freezeText } from './github/frozen-text.ts';
import { roleOf } from './github/permission.ts';
import { unresolvedRemarks } from './github/review-comments.ts';
import { readTrigger } from './github/trigger.ts';
import type { Redactor } from './redact.ts';
import type { RecordedEvent, Run, SettingValue, Stop } from './run.ts';
import type { Place, Recorder, RunRequest, Start } from './run-request.ts';
import { runStory } from './run-story.ts';
import {
  baseOfPullRequest,
  type ConfigFiles,
  configFiles,
  defaultBranch,
  identity,
  labelOf,
  requesterOf,
} from './run-trigger-facts.ts';
import { readDiffs } from './store/run-files.ts';
import { storyFromIssue } from './story.ts';

/** An event, and the means that its face – Action or App – has. */
export interface EventRequest {
  name: string;
  payload: unknown;
  /** Action inputs; empty in the App. */
  inputs: Texts;
  environment: Readonly<Record<string, string | undefined>>;
  client: Client;
  serverUrl: string;
  url?: string;
  secrets(settings: Settings): string[];
  redact: Redactor;
  now(): Date;
  log(text: string): void;
  onEvent?(event: RecordedEvent, run: Run): Promise<void>;
  signal: AbortSignal;
  hidden: string[];
  /** The ceilings of the App's operator; in the Action nobody stands above the repository. */
  operator?: Ceilings;
  /** Events may come late and out of order: what they tell of is read again from GitHub before anything is decided. */
  late?: boolean;
  /** Ends what is queued or going on for issues and pull requests of these numbers; the Action has a label for that. */
  stopHere?(numbers: readonly number[]): Promise<boolean>;
  /** A client that may read the owner's `.github` repository, where the run's own may not. */
  organisation?: Client;
  /** Where the tree is. */
  place(repository: string): Promise<Place>;
  /** Opens the run's record and folder. */
  open(): Promise<{ runId: string; runDir: string; recorder: Recorder }>;
  /** For a file that outlives the process. */
  onForge(options: ForgeOptions, state: ForgeState): void;
}

export interface EventEnd extends Stop {
  settings: Settings;
  run?: Run;
  /** What a dry run would have written. */
  planned?: readonly Planned[];
}

/** Handles one event to its end. Throws only where GitHub cannot be asked what it takes to decide. */
export async function runEvent(event: EventRequest): Promise<EventEnd> {
  const { client, payload, url, now } = event;
  const first = resolve(event, {});
  const anyLabel = { ...triggerSettings(first.settings), label: labelOf(payload) ?? first.settings.label };
  const glance = readTrigger(event.name, payload, anyLabel);
  if (glance.kind === 'skip') return { outcome: 'skipped', detail: glance.reason, settings: first.settings };

  const files = await configFiles(client, glance.place.repository, event.organisation);
  const { settings, problems } = resolve(event, files);
  const reading = readTrigger(event.name, payload, triggerSettings(settings));
  if (reading.kind === 'skip') return { outcome: 'skipped', detail: reading.reason, settings };
  // Before any write: what is wrong with the settings is told in log and summary.
  // `/redgreen help` and its like call no model: their job holds no key.
  const starts = reading.kind === 'implement' || reading.kind === 'retry';
  const wrong = problems.filter(({ setting }) => starts || setting !== 'anthropic-api-key');
  if (wrong.length > 0) return { outcome: 'misconfigured', detail: problemsText(wrong), settings };

  const { late, stopHere } = event;
  const admission = await admit({ client, reading, settings, url, now: now().getTime(), late, stopHere });
  if (admission.kind === 'ended') return { outcome: admission.outcome, detail: admission.detail, settings };
  return await startRun(event, { client, reading, settings, now: now().getTime() }, admission.start, files);
}

/** The story and its settings; what is wrong with them is answered where the run was asked for. */
async function startRun(
  event: EventRequest,
  asked: AdmitOptions & { settings: Settings },
  start: RunStart,
  files: ConfigFiles,
): Promise<EventEnd> {
  const { client, settings } = asked;
  const { issue, place, at, payload, maxIterations } = start;
  const { repository } = place;
  const refused = (outcome: 'refused' | 'misconfigured', reason: string) =>
    refuse(asked, place, outcome, reason).then((end) => ({ ...end, settings }));

  const frozen = await freezeText({ client, repository, issue, at, payload });
  if (frozen.kind === 'refused') return await refused('refused', frozen.reason);
  const told = storyFromIssue(frozen.text);
  if (told.kind === 'problems') return await refused('misconfigured', problemsText(told.problems));
  const { story } = told;
  const asksFavours = 'tests' in story.frontMatter || 'review' in story.frontMatter;
  const mayWrite = asksFavours && (await roleOf(client, repository, frozen.author)) === 'writer';
  const resolved = resolve(event, files, {
    story: { frontMatter: story.frontMatter, mayWrite, source: `issue #${issue}` },
    command: maxIterations === undefined ? undefined : { 'max-iterations': String(maxIterations) },
  });
  if (resolved.problems.length > 0) return await refused('misconfigured', problemsText(resolved.problems));
  const warnings = [...told.warnings, ...resolved.warnings, ...frozen.notes];
  const { sources } = resolved;
  return await carryOut(event, start, { story, warnings, settings: resolved.settings, sources });
}

async function carryOut(
  event: EventRequest,
  begun: RunStart,
  given: Pick<RunRequest, 'story' | 'warnings' | 'settings' | 'sources'>,
): Promise<EventEnd> {
  const { client, serverUrl, url, now } = event;
  const { place, trigger, issue, ours } = begun;
  const { repository } = place;
  const { settings } = given;
  const secrets = event.secrets(settings);
  for (const secret of secrets) event.redact.add(secret);
  const mainBranch = await defaultBranch(client, event.payload, repository);
  const start = await startOf(client, begun, settings.baseBranch ?? mainBranch);
  const { runId, runDir, recorder } = await event.open();
  const options: ForgeOptions = {
    client,
    repository,
    serverUrl,
    defaultBranch: mainBranch,
    runId,
    issue,
    pullRequest: ours?.pullRequest,
    place,
    label: settings.label,
    draft: settings.draft,
    dryRun: settings.dryRun,
    url,
    // What the job's own token pushes starts no CI, and the comment says so.
    jobToken: /^github-actions(\[bot\])?$/.test(await client.viewer()),
    deadline: new Date(now().getTime() + settings.timeoutMinutes * 60_000 + 120_000).toISOString(),
    notes: given.warnings,
    onState: (state) => event.onForge(options, state),
    warn: event.log,
  };
  const forge = openForge(options);
  event.onForge(options, forge.state());
  const run = await runStory({
    ...given,
    runId,
    runDir,
    recorder,
    trigger,
    repository,
    place: await event.place(repository),
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
  });
  const planned = [...forge.planned(), ...(settings.dryRun ? await plannedDiff(runDir, run) : [])];
  return { outcome: run.outcome ?? 'error', detail: run.detail ?? '', settings, run, planned };
}

/** What a dry run would have pushed. */
async function plannedDiff(runDir: string, run: Run): Promise<Planned[]> {
  const diff = (await readDiffs(runDir, run)).at(-1);
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

type Wishes = Pick<Parameters<typeof resolveSettings>[0], 'story' | 'command'>;

function resolve(
  { inputs, environment, operator }: EventRequest,
  files: ConfigFiles,
  wishes: Wishes = {},
): { settings: Settings; sources: Record<string, SettingValue>; problems: Problem[]; warnings: string[] } {
  return resolveSettings({ inputs, environment, operator, ...files, ...wishes });
}

function triggerSettings({ label, allowBots, maxIterationsLimit }: Settings) {
  return { label, allowBots, maxIterationsLimit };
}

function problemsText(problems: Problem[]): string {
  return problems.map(problemText).join('\n');
}
