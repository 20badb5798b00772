/**
 * Decides whether a person or bot may start a run: by name in the settings, or by write access to the repository.
 * Where GitHub does not answer, the run must not start.
 */

import type { Settings } from '../config/settings.ts';
import { statusOf } from './api-errors.ts';
import { firstPages, isSelf, type Repo } from './client.ts';
import { readRecord } from './status-comments.ts';
import { type Actor, isNamedBot } from './trigger.ts';

export type PermissionSettings = Pick<Settings, 'allowUsers' | 'allowBots'>;

export type Permission =
  | { kind: 'allowed' }
  | { kind: 'refused'; reason: string }
  /** The answer could not be had: the run ends as `error`, and nothing is done. */
  | { kind: 'unknown'; reason: string };

/** A `triager` was given a role by name, and may not write. */
type Role = 'writer' | 'triager' | 'reader' | 'unknown';

/** Who was asked about for one decision, by login: the same person is asked about once. */
export type Roles = Map<string, Promise<Role>>;

/** Asks GitHub about the sender, at the time of the run. Bots are never asked about: only an exact name lets one in. */
export async function checkPermission(
  repo: Repo,
  actor: Actor,
  settings: PermissionSettings,
  roles?: Roles,
): Promise<Permission> {
  if (isNamed(actor, settings)) return { kind: 'allowed' };
  const refused: Permission = { kind: 'refused', reason: refusalOf(actor, repo.repository) };
  if (actor.isBot) return refused;
  const role = await roleOf(repo, actor.login, roles);
  if (role === 'writer') return { kind: 'allowed' };
  if (role === 'unknown') {
    return { kind: 'unknown', reason: `GitHub did not say whether ${actor.login} may write to ${repo.repository}` };
  }
  return refused;
}

export function refusalOf({ login, isBot }: Actor, repository: string) {
  const bots = 'bots may only start a run if allow-bots names them';
  return `${login} may not start a run: ${isBot ? bots : `only people who may write to ${repository} can start a run`}`;
}

export function isNamed({ login, isBot }: Actor, { allowBots, allowUsers }: PermissionSettings) {
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
