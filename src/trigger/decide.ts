/**
 * Resolves the repository's settings for a GitHub event, and decides whether it starts a run, gets an answer or is refused. It
 * reads from GitHub what that takes and writes nothing there.
 */

import { type Resolved, resolveSettings, type SettingLayers } from '../config/layers.ts';
import type { Settings } from '../config/settings.ts';
import { admit, goneWords, unanswered } from '../github/admission.ts';
import type * as terms from '../github/admission-terms.ts';
import { CallsUsedUp } from '../github/api-errors.ts';
import type { Client } from '../github/client.ts';
import { mentionIn } from '../github/commands.ts';
import { type Roles, roleOf } from '../github/permission.ts';
import { archivedWords } from '../github/stale-event-check.ts';
import { freezeText } from '../github/text-at-trigger.ts';
import { type Payload, readTrigger, type TriggerReading, type TriggerSettings } from '../github/trigger.ts';
import { visibleText } from '../github/visible-text.ts';
import { type Problem, problemText } from '../run/errors.ts';
import type { SettingValue } from '../run/starting-point.ts';
import { type Story, storyFromIssue, storyFromPullRequest } from '../story/story.ts';
import { configFiles } from './facts.ts';

/** What happened, and whom to ask about it. */
export interface IncomingEvent
  extends Pick<terms.AdmitOptions, 'client' | 'url' | 'isRepeated' | 'late' | 'again' | 'takesTurns'> {
  source: TriggerSource;
  /** A client that may read the owner's `.github` repository, where the run's own may not. */
  organisation?: Client;
  /** The account that a comment may begin with, where that is none of the token's own. */
  mention?: string;
  /** Settings from outside the repository. In the Action nobody stands above it; in the App there are no inputs. */
  layers: Pick<SettingLayers, 'inputs' | 'environment' | 'operator' | 'needsKey'>;
  now(): Date;
}

export type TriggerSource =
  | { kind: 'event'; name: string; payload: Payload | undefined }
  /** A button of the App's pages, of which no payload of GitHub's tells. */
  | { kind: 'button'; retry: Exclude<TriggerReading, { kind: 'skip' }> };

export type Admission = Admitted | Unstarted | { kind: 'skip'; reason: string };

/** A run may begin. */
export interface Admitted extends terms.Admitted {
  story: Story;
  settings: Settings;
  sources: Record<string, SettingValue>;
  warnings: string[];
}

/** No run begins, and there is something to say. */
export type Unstarted = (terms.Command | terms.Refusal | terms.Misconfigured) & { settings: Settings };

/** Throws only where GitHub cannot be asked what it takes to decide, and a later try or nobody is to hear of it. */
export async function decide(event: IncomingEvent): Promise<Admission> {
  const { again, late, layers, mention, source } = event;
  try {
    return await decided(event);
  } catch (error) {
    if ((late || again) && !(error instanceof CallsUsedUp)) throw error;
    // The files of the repository may be what could not be read.
    const { settings } = resolveSettings(layers);
    const reading = readSource(source, { ...settings, mention });
    if (reading.kind === 'skip' || ('redHead' in reading && reading.redHead !== undefined)) throw error;
    return { ...unanswered({ reading, late }, error), settings };
  }
}

async function decided(event: IncomingEvent): Promise<Admission> {
  const { client, source, layers: given, organisation } = event;
  const roles: Roles = new Map();
  const glance = readSource(source, undefined);
  if (glance.kind === 'skip') return glance;
  const archived = source.kind === 'event' && source.payload?.repository.archived === true;
  if (archived) return { kind: 'skip', reason: archivedWords(glance.place.repository) };

  const layers: SettingLayers = { ...given, ...(await configFiles(client, glance.place.repository, organisation)) };
  const resolved = resolveSettings(layers);
  const { settings, problems } = resolved;
  const reading = readSource(source, { ...settings, mention: await mentionOf(event, settings) });
  if (reading.kind === 'fix' && reading.redHead !== undefined && settings.onRed.length === 0)
    return { kind: 'skip', reason: 'on-red names nobody' };
  const admission = await admit({ ...event, reading, settings, now: event.now().getTime(), roles });
  if (admission.kind === 'skip') return admission;
  if (admission.kind !== 'run') return { ...admission, settings };
  // Only who may start a run is told what is wrong with it; `/redgreen stop` and its like work whatever is wrong, and without a key.
  const { start } = admission;
  if (problems.length > 0)
    return { kind: 'misconfigured', cause: 'settings', detail: problemsText(problems), start, settings };
  try {
    return await withStory({ client, roles }, start, layers, resolved);
  } catch (error) {
    const gone = await goneWords(client, start.place, error);
    if (gone === undefined) throw error;
    return { kind: 'skip', reason: gone };
  }
}

/** By which name a run may be asked for: a person of that name is never meant. */
async function mentionOf({ source, client, mention }: IncomingEvent, settings: Settings) {
  const body = source.kind === 'event' ? (source.payload?.comment?.body ?? '') : '';
  if (mentionIn(body) === undefined || !(settings.onMention ?? mention === undefined)) return undefined;
  return mention ?? /^(.*)\[bot\]$/.exec(await client.viewer())?.[1];
}

function readSource(source: TriggerSource, settings: TriggerSettings | undefined): TriggerReading {
  return source.kind === 'button' ? source.retry : readTrigger(source.name, source.payload, settings);
}

/** The story and its settings. */
async function withStory(
  { client, roles }: { client: Client; roles: Roles },
  start: terms.RunStart,
  layers: SettingLayers,
  resolved: Resolved,
): Promise<Admitted | Unstarted> {
  const { issue, place, at, payload, maxIterations, trigger } = start;
  const { repository } = place;
  const { settings } = resolved;
  const misconfigured = (problems: Problem[]): Unstarted => {
    return { kind: 'misconfigured', cause: 'story', detail: problemsText(problems), start, settings };
  };

  const pullRequests = start.theirs !== undefined || start.ours !== undefined;
  const frozen = await freezeText({ client, repository, issue, at, payload, pullRequests, roles });
  if (frozen.kind === 'refused')
    return {
      ...{ kind: 'refuse', because: 'refused', detail: frozen.reason, place, seen: true, settings },
      byLabel: start.trigger.kind === 'label',
    };
  const purpose = start.theirs?.task === 'update' ? `Merge ${start.theirs.baseBranch}` : 'Fix checks';
  const shown = frozen.isPullRequest
    ? { kind: 'story' as const, story: storyFromPullRequest(frozen.text, purpose), warnings: [] }
    : storyFromIssue(frozen.text);
  if (shown.kind === 'problems') return misconfigured(shown.problems);
  const { frontMatter } = shown.story;
  const mayWrite = (await roleOf(client, repository, frozen.author, roles)) === 'writer';
  const story = { ...shown.story, byWriter: mayWrite };
  const wishes = { frontMatter, mayWrite, source: `issue #${issue}` };
  const command = maxIterations === undefined ? undefined : { 'max-iterations': String(maxIterations) };
  const isEmpty = Object.keys(frontMatter).length === 0 && command === undefined;
  const all = isEmpty ? resolved : resolveSettings({ ...layers, story: wishes, command });
  if (all.problems.length > 0) return misconfigured(all.problems);
  const warnings = [...shown.warnings, ...all.warnings, ...frozen.notes];
  const hint = visibleText(trigger.hint ?? '').text;
  const said = { ...start, trigger: { ...trigger, hint: hint === '' ? undefined : hint } };
  return { kind: 'run', start: said, story, settings: all.settings, sources: all.sources, warnings };
}

function problemsText(problems: Problem[]) {
  return problems.map(problemText).join('\n');
}
