/** From a GitHub event to a run: read it, ask who may, freeze the text, settle the settings, run. */

import type { Ceilings } from './config/ceilings.ts';
import { resolveSettings } from './config/layers.ts';
import type { Settings } from './config/settings.ts';
import type { Texts } from './config/text-layer.ts';
import { type Problem, problemText } from './errors.ts';
import { admit } from './github/admission.ts';
import type { AdmitOptions, RunStart } from './github/admission-terms.ts';
import { refuse } from './github/answers.ts';
import type { Client } from './github/client.ts';
import type { ForgeOptions, ForgeState, Planned } from './github/forge-session.ts';
import { freezeText } from './github/frozen-text.ts';
import { roleOf } from './github/permission.ts';
import { readTrigger, type TriggerReading, type TriggerSettings } from './github/trigger.ts';
import type { Redactor } from './redact.ts';
import type { RecordedEvent, Run, SettingValue, Stop } from './run.ts';
import type { Place, RunRequest } from './run-request.ts';
import { begin, carryOut } from './run-trigger-carry.ts';
import { type ConfigFiles, configFiles, labelOf } from './run-trigger-facts.ts';
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
  /** Each commit of the run gets a check run with buttons: an App hears of these. */
  checks?: boolean;
  /** Ends what is queued or going on for issues and pull requests of these numbers; the Action has a label for that. */
  stopHere?(numbers: readonly number[]): Promise<boolean>;
  /** A client that may read the owner's `.github` repository, where the run's own may not. */
  organisation?: Client;
  /** Where the tree is. */
  place(repository: string): Promise<Place>;
  /** Opens the run's record and folder. `begun` is what another process needs to go on with it; no secret is in it. */
  open(begun: Begun): Promise<Opened>;
  /** For a file that outlives the process. */
  onForge(options: ForgeOptions, state: ForgeState): void;
  /** Rejects where the run belongs to another worker by now. */
  fence?(): Promise<void>;
  /** What is asked, where no payload of GitHub's says it: a button of the App's pages. */
  reading?: Extract<TriggerReading, { kind: 'retry' }>;
}

/** Where a run is recorded and worked on; a record that outlives the run has its baselines. */
type Opened = Pick<RunRequest, 'runId' | 'runDir' | 'workDir' | 'recorder' | 'baselines'>;

/** What a run began with, as JSON can keep it. */
export interface Begun extends Pick<RunRequest, 'story' | 'warnings' | 'sources' | 'start'> {
  admitted: RunStart;
  defaultBranch: string;
  /** Without the keys. */
  settings: Settings;
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
  const read = (settings: TriggerSettings) => event.reading ?? readTrigger(event.name, payload, settings);
  const glance = read(anyLabel);
  if (glance.kind === 'skip') return { outcome: 'skipped', detail: glance.reason, settings: first.settings };

  const files = await configFiles(client, glance.place.repository, event.organisation);
  const { settings, problems } = resolve(event, files);
  const reading = read(triggerSettings(settings));
  if (reading.kind === 'skip') return { outcome: 'skipped', detail: reading.reason, settings };
  // Before any write: what is wrong with the settings is told in log and summary.
  // `/redgreen help` and its like call no model: their job holds no key.
  const starts = reading.kind === 'implement' || reading.kind === 'retry';
  const wrong = problems.filter(({ setting }) => starts || setting !== 'anthropic-api-key');
  const { checks, late, stopHere } = event;
  const asked: AdmitOptions = { client, reading, settings, url, now: now().getTime(), late, stopHere };
  if (wrong.length > 0) {
    const detail = problemsText(wrong);
    // Nobody who asks the App sees its log.
    if (checks) await refuse(asked, reading.place, 'misconfigured', detail);
    return { outcome: 'misconfigured', detail, settings };
  }
  const admission = await admit(asked);
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
  return await carryOut(event, await begin(event, start, { story, warnings, settings: resolved.settings, sources }));
}

type Wishes = Pick<Parameters<typeof resolveSettings>[0], 'story' | 'command'>;

function resolve(
  { inputs, environment, operator }: EventRequest,
  files: ConfigFiles,
  wishes: Wishes = {},
): { settings: Settings; sources: Record<string, SettingValue>; problems: Problem[]; warnings: string[] } {
  return resolveSettings({ inputs, environment, operator, ...files, ...wishes });
}

function triggerSettings({ label, allowBots, maxIterationsLimit }: Settings): TriggerSettings {
  return { label, allowBots, maxIterationsLimit };
}

function problemsText(problems: Problem[]): string {
  return problems.map(problemText).join('\n');
}
