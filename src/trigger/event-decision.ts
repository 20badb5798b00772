/**
 * Decides whether a GitHub event, or a click on a button of the App, starts a run, gets an answer or is refused. This
 * file reads from GitHub but must not write there.
 */

import { configPath } from '../config/config-file.ts';
import { type Resolved, resolveSettings, type SettingSources } from '../config/resolve-settings.ts';
import type { Settings } from '../config/settings.ts';
import { admit, unanswered } from '../github/admission.ts';
import type * as terms from '../github/admission-types.ts';
import { statusOf } from '../github/api-errors.ts';
import { type Client, inRepository, type Repo } from '../github/client.ts';
import { mentionIn } from '../github/commands.ts';
import { type Roles, roleOf } from '../github/permission.ts';
import { archivedWords } from '../github/stale-event-check.ts';
import { freezeText } from '../github/text-at-trigger.ts';
import { type Payload, readTrigger, type TriggerReading, type TriggerSettings } from '../github/trigger.ts';
import { visibleText } from '../github/visible-text.ts';
import { type Problem, problemText, RedgreenError } from '../run/errors.ts';
import type { SettingValue } from '../run/starting-point.ts';
import { type Story, storyFromIssue, storyFromPullRequest } from '../story/story.ts';

/** What happened, and whom to ask about it. */
export interface IncomingEvent
  extends Pick<terms.AdmitOptions, 'repo' | 'url' | 'isRepeated' | 'late' | 'again' | 'takesTurns'> {
  source: TriggerSource;
  /** A client that may read the owner's `.github` repository, where the run's own may not. */
  organisation?: Client;
  /** The account that a comment may begin with, where that is none of the token's own. */
  mention?: string;
  /** Settings from outside the repository. In the Action nobody stands above it; in the App there are no inputs. */
  layers: Pick<SettingSources, 'inputs' | 'environment' | 'operator' | 'needsKey'>;
  now(): Date;
}

export type TriggerSource =
  | { kind: 'event'; name: string; payload: Payload | undefined }
  /** A button of the App's pages, of which no payload of GitHub's tells. */
  | { kind: 'button'; retry: Exclude<TriggerReading, { kind: 'skip' }> };

export type Admission = Admitted | Unstarted | { kind: 'skip'; reason: string };

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
  // The files of the repository may be what cannot be read.
  const { settings } = resolveSettings(event.layers);
  const known = { settings, reading: readSource(event.source, { ...settings, mention: event.mention }) };
  try {
    return await decided(event, known);
  } catch (error) {
    const said = await unanswered(event, known.reading, error);
    return said.kind === 'skip' ? said : { ...said, settings: known.settings };
  }
}

/** `known` is what is told where GitHub breaks off later. */
async function decided(
  event: IncomingEvent,
  known: { settings: Settings; reading: TriggerReading },
): Promise<Admission> {
  const { repo, source, layers: configured, organisation } = event;
  const roles: Roles = new Map();
  const glance = readSource(source, undefined);
  if (glance.kind === 'skip') return glance;
  const archived = source.kind === 'event' && source.payload?.repository.archived === true;
  if (archived) return { kind: 'skip', reason: archivedWords(glance.place.repository) };

  const layers: SettingSources = {
    ...configured,
    ...(await configFiles(repo, organisation)),
  };
  const resolved = resolveSettings(layers);
  const { settings, problems } = resolved;
  const reading = readSource(source, { ...settings, mention: await mentionOf(event, settings) });
  Object.assign(known, { settings, reading });
  if (reading.kind === 'fix' && reading.redHead !== undefined && settings.onRed.length === 0)
    return { kind: 'skip', reason: 'on-red names nobody' };
  const admission = await admit({ ...event, reading, settings, now: event.now().getTime(), roles });
  if (admission.kind === 'skip') return admission;
  if (admission.kind !== 'run') return { ...admission, settings };
  // Only who may start a run is told what is wrong with it; `/redgreen stop` and its like work whatever is wrong, and without a key.
  const { start } = admission;
  if (problems.length > 0) return { kind: 'misconfigured', detail: problemsText(problems), start, settings };
  return await withStory({ repo, roles }, start, layers, resolved);
}

/** By which name a run may be asked for: a person of that name is never meant. */
async function mentionOf({ source, repo, mention }: IncomingEvent, settings: Settings) {
  const body = source.kind === 'event' ? (source.payload?.comment?.body ?? '') : '';
  if (mentionIn(body) === undefined || !(settings.onMention ?? mention === undefined)) return undefined;
  return mention ?? /^(.*)\[bot\]$/.exec(await repo.viewer())?.[1];
}

function readSource(source: TriggerSource, settings: TriggerSettings | undefined): TriggerReading {
  return source.kind === 'button' ? source.retry : readTrigger(source.name, source.payload, settings);
}

async function withStory(
  { repo, roles }: { repo: Repo; roles: Roles },
  start: terms.RunStart,
  layers: SettingSources,
  resolved: Resolved,
): Promise<Admitted | Unstarted> {
  const { issue, place, at, payload, maxIterations, trigger } = start;
  const { settings } = resolved;
  const misconfigured = (problems: Problem[]): Unstarted => {
    return { kind: 'misconfigured', detail: problemsText(problems), start, settings };
  };

  const pullRequests = start.theirs !== undefined || start.ours !== undefined;
  const frozen = await freezeText({ repo, issue, at, payload, pullRequests, roles });
  if (frozen.kind === 'refused')
    return {
      ...{ kind: 'refuse', outcome: 'refused', detail: frozen.reason, place, seen: true, settings },
      byLabel: start.trigger.kind === 'label',
    };
  const purpose = start.theirs?.task === 'update' ? `Merge ${start.theirs.baseBranch}` : 'Fix checks';
  const shown = frozen.isPullRequest
    ? { kind: 'story' as const, story: storyFromPullRequest(frozen.text, purpose), warnings: [] }
    : storyFromIssue(frozen.text);
  if (shown.kind === 'problems') return misconfigured(shown.problems);
  const { frontMatter } = shown.story;
  const mayWrite = (await roleOf(repo, frozen.author, roles)) === 'writer';
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

/** `.github/redgreen.yml` of the default branch, and that of the owner's `.github` repository. */
export async function configFiles(repo: Repo, organisation?: Client) {
  const owners = inRepository(repo, `${repo.at.owner}/.github`);
  const [repositoryFile, organisationFile] = await Promise.all([
    fileAt(repo, configPath),
    repo.repository.toLowerCase() === owners.repository.toLowerCase()
      ? undefined
      : organisationText(owners, organisation),
  ]);
  return { repositoryFile, organisationFile };
}

async function organisationText(repo: Repo, own?: Client) {
  try {
    if (own !== undefined) return await fileAt(inRepository(own, repo.repository), configPath);
  } catch (error) {
    // The App was not given that repository.
    if (!(error instanceof RedgreenError && error.code === 'access-lost')) throw error;
  }
  // A token for another repository may not be let in; where it is public it can be read all the same.
  return await fileAt(repo, configPath, undefined, [403, 404]);
}

/** A file's text on a branch or commit, by default the default branch; undefined where the answer is one of `absent`. */
export async function fileAt(
  repo: Repo,
  path: string,
  ref?: string,
  absent: number[] = [404],
): Promise<string | undefined> {
  try {
    const { data } = await repo.rest.repos.getContent({ ...repo.at, path, ref });
    if (Array.isArray(data) || data.type !== 'file') return undefined;
    return Buffer.from(data.content, 'base64').toString();
  } catch (error) {
    if (absent.includes(statusOf(error) ?? 0)) return undefined;
    throw error;
  }
}

export async function defaultBranch(repo: Repo, payload: Payload | undefined) {
  const payloadBranch = payload?.repository.default_branch;
  if (payloadBranch !== undefined) return payloadBranch;
  const { data } = await repo.rest.repos.get(repo.at);
  return data.default_branch;
}

/** Who the token is: commits are made in its name. */
export async function identity(repo: Repo): Promise<{ name: string; email: string }> {
  const login = await repo.viewer();
  return { name: login, email: `${await repo.viewerId()}+${login}@users.noreply.github.com` };
}

export function requesterOf(payload: Payload | undefined, login: string): { name: string; email: string } {
  const id = payload?.sender.id;
  return { name: login, email: `${id === undefined ? '' : `${id}+`}${login}@users.noreply.github.com` };
}

/** `ofBot`: the base is the branch of a pull request that a bot opened, as where one of ours mends it. */
export async function baseOfPullRequest(repo: Repo, number: number): Promise<{ branch: string; ofBot: boolean }> {
  const { pulls } = repo.rest;
  const { base } = (await pulls.get(repo.pull(number))).data;
  const branch = base.ref;
  if (branch === base.repo.default_branch) return { branch, ofBot: false };
  const { data } = await pulls.list({ ...repo.at, head: `${repo.at.owner}:${branch}`, state: 'all', per_page: 100 });
  return { branch, ofBot: data.some(({ user }) => user?.type === 'Bot') };
}
