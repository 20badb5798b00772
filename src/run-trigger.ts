/** From a GitHub event to a run: read it, ask who may, freeze the text, settle the settings, run. */

import { resolveSettings } from './config/layers.ts';
import type { Settings } from './config/settings.ts';
import { type Problem, problemText } from './errors.ts';
import { admit } from './github/admission.ts';
import type { AdmitOptions, RunStart } from './github/admission-terms.ts';
import { refuse } from './github/answers.ts';
import { freezeText } from './github/frozen-text.ts';
import { labelMisconfigured } from './github/misconfigured.ts';
import { roleOf } from './github/permission.ts';
import { readTrigger, type TriggerSettings } from './github/trigger.ts';
import type { SettingValue } from './run.ts';
import { begin, carryOut } from './run-trigger/carry.ts';
import { type ConfigFiles, configFiles, labelOf } from './run-trigger/facts.ts';
import type { EventEnd, EventRequest } from './run-trigger/request.ts';
import { storyFromIssue } from './story.ts';

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
  // Before the run: what is wrong with the settings is told in log and summary.
  // `/redgreen stop` and its like start nothing: they work whatever is wrong, and without a key.
  const starts = reading.kind === 'implement' || reading.kind === 'retry';
  const wrong = starts ? problems : [];
  const { again, checks, late, repeated, stopHere } = event;
  const terms = { again, late, repeated, stopHere };
  const asked: AdmitOptions = { client, reading, settings, url, now: now().getTime(), ...terms };
  if (wrong.length > 0) {
    const detail = problemsText(wrong);
    // Nobody who asks the App sees its log.
    if (checks) await refuse(asked, reading.place, 'misconfigured', detail);
    if (isSaid(event)) await labelMisconfigured(asked);
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
  const refused = async (outcome: 'refused' | 'misconfigured', reason: string) => {
    const end = await refuse(asked, place, outcome, reason);
    if (outcome === 'misconfigured' && isSaid(event)) await labelMisconfigured(asked, start);
    return { ...end, settings };
  };

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

/** A server that only answers leaves the labels to the worker that the event goes to. */
function isSaid({ checks, late }: EventRequest): boolean {
  return checks === true || late !== true;
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
