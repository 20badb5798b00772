/**
 * Decides whether a person or bot may start a run: by name in the settings, or by write access to the repository.
 * Where GitHub does not answer, the run must not start.
 */

import type { Settings } from '../config/settings.ts';
import { statusOf } from './api-errors.ts';
import { firstPages, isSelf, type Repo } from './client.ts';
import { isForEverybody } from './commands.ts';
import { readRecord } from './status-comments.ts';
import { type Actor, isNamedBot, unnamedBot } from './trigger.ts';

export type PermissionSettings = Pick<Settings, 'allowUsers' | 'allowBots'>;

type Permission =
  | { kind: 'allowed' }
  /** `mayLabel`: a role that GitHub gives by name lets them set labels, and no more. */
  | { kind: 'refused'; reason: string; mayLabel?: boolean }
  /** The answer could not be had: the run ends as `error`, and nothing is done. */
  | { kind: 'unknown'; reason: string };

/** A `triager` was given a role by name, and may not write. */
type Role = 'writer' | 'triager' | 'reader' | 'unknown';

/** Who was asked about for one decision, by login: the same person is asked about once. */
export type Roles = Map<string, Promise<Role>>;

/**
 * The one decision about who may ask, for a run as for a command, which is the `kind`. Asks GitHub about the sender, at that time.
 * Bots are never asked about: only an exact name lets one in.
 */
export async function checkPermission(
  repo: Repo,
  { actor, kind }: { actor: Actor; kind: string },
  settings: PermissionSettings,
  roles?: Roles,
): Promise<Permission> {
  const { login, isBot } = actor;
  if (isForEverybody(kind) || isNamed(actor, settings)) return { kind: 'allowed' };
  const role = isBot ? 'reader' : await roleOf(repo, login, roles);
  if (role === 'writer') return { kind: 'allowed' };
  const { repository } = repo;
  if (role === 'unknown')
    return { kind: 'unknown', reason: `GitHub did not say whether ${login} may write to ${repository}` };
  const because = isBot ? unnamedBot : `only people who may write to ${repository} can start a run`;
  return { kind: 'refused', reason: `${login} may not start a run: ${because}`, mayLabel: role === 'triager' };
}

function isNamed({ login, isBot }: Actor, { allowBots, allowUsers }: PermissionSettings) {
  return isBot ? isNamedBot(login, allowBots) : allowUsers.some((name) => name.toLowerCase() === login.toLowerCase());
}

/**
 * `permission` knows four words: maintain counts as write, triage as read. 404 is someone who is no collaborator.
 * Anything else than a plain answer is `unknown`.
 */
export function roleOf(repo: Repo, login: string, roles?: Roles): Promise<Role> {
  const name = login.toLowerCase();
  const role = roles?.get(name) ?? fetchRole(repo, login);
  roles?.set(name, role);
  return role;
}

/** Anybody may comment, and each person asked about is a call: those who spoke last count. */
const maxWriters = 20;

/** Who of these may write, in lower case. Asks once about each person; who cannot be asked about is no writer. `others`: how many are none. */
export async function writersAmong(repo: Repo, logins: readonly string[], roles?: Roles) {
  const people = [...new Set(logins.toReversed().map((login) => login.toLowerCase()))];
  const asked = people
    .slice(0, maxWriters)
    .map(async (login) => ((await roleOf(repo, login, roles)) === 'writer' ? login : []));
  const writers = new Set((await Promise.all(asked)).flat());
  return { writers, others: people.length - writers.size };
}

async function fetchRole(repo: Repo, login: string): Promise<Role> {
  try {
    const query = { ...repo.at, username: login };
    const { data } = await repo.rest.repos.getCollaboratorPermissionLevel(query);
    if (data.permission === 'admin' || data.permission === 'write') return 'writer';
    return data.permission === 'read' && data.role_name !== 'read' ? 'triager' : 'reader';
  } catch (error) {
    return statusOf(error) === 404 ? 'reader' : 'unknown';
  }
}

const dayMs = 24 * 60 * 60 * 1000;
const maxPages = 10;

/** Runs that an actor started here in the last 24 hours. Throws where GitHub does not answer: no answer is no permission. */
export async function runsToday(repo: Repo, actor: string, now: number) {
  const self = await repo.viewer();
  const since = new Date(now - dayMs).toISOString();
  const runs = new Set<string>();
  const newest = { since, sort: 'updated', direction: 'desc', per_page: 100 } as const;
  const query = { ...repo.at, ...newest };
  const pages = repo.paginate.iterator(repo.rest.issues.listCommentsForRepo, query);
  for await (const comments of firstPages(pages, maxPages)) {
    for (const { body = '', user } of comments) {
      const record = isSelf(self, user) ? readRecord(body) : undefined;
      const counts =
        record?.actor?.toLowerCase() === actor.toLowerCase() && Date.parse(record.startedAt) >= now - dayMs;
      if (counts) runs.add(record.run);
    }
  }
  return runs.size;
}
