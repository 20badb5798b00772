/**
 * Decides whether somebody may start a run: writers of the repository, and the users and bots that the settings name. Where
 * GitHub does not say whether somebody may write, no run starts.
 */

import { type Client, type Repo, repositoryName } from './client.ts';
import { statusOf } from './failures.ts';
import { type Actor, isNamedBot } from './trigger.ts';

export interface PermissionSettings {
  allowUsers: readonly string[];
  allowBots: readonly string[];
}

export type Permission =
  | { kind: 'allowed' }
  | { kind: 'refused'; reason: string }
  /** The answer could not be had: the run ends as `error`, and nothing is done. */
  | { kind: 'unknown'; reason: string };

type Role = 'writer' | 'reader' | 'unknown';

/** Who was asked about for one decision, by login: the same person is asked about once. */
export type Roles = Map<string, Promise<Role>>;

/** Asks GitHub about the sender, at the time of the run. Bots are never asked about: only an exact name lets one in. */
export async function checkPermission(
  repo: Repo,
  actor: Actor,
  settings: PermissionSettings,
  roles?: Roles,
): Promise<Permission> {
  if (actor.isBot) {
    const named = isNamedBot(actor.login, settings.allowBots);
    return named ? { kind: 'allowed' } : refused(actor, 'bots may start nothing unless allow-bots names them');
  }
  if (settings.allowUsers.some((login) => same(login, actor.login))) return { kind: 'allowed' };
  const role = await roleOf(repo.client, repo.repository, actor.login, roles);
  if (role === 'writer') return { kind: 'allowed' };
  if (role === 'unknown') {
    return { kind: 'unknown', reason: `GitHub did not say whether ${actor.login} may write to ${repo.repository}` };
  }
  return refused(actor, `only people who may write to ${repo.repository} can start a run`);
}

/**
 * `permission` knows four words: maintain counts as write, triage as read. 404 is someone who is no collaborator.
 * Anything else than a plain answer is `unknown`.
 */
export function roleOf(client: Client, repository: string, login: string, roles?: Roles): Promise<Role> {
  const name = login.toLowerCase();
  const role = roles?.get(name) ?? fetchRole(client, repository, login);
  roles?.set(name, role);
  return role;
}

async function fetchRole(client: Client, repository: string, login: string): Promise<Role> {
  try {
    const query = { ...repositoryName(repository), username: login };
    const { data } = await client.octokit.rest.repos.getCollaboratorPermissionLevel(query);
    return data.permission === 'admin' || data.permission === 'write' ? 'writer' : 'reader';
  } catch (error) {
    return statusOf(error) === 404 ? 'reader' : 'unknown';
  }
}

function refused(actor: Actor, why: string): Permission {
  return { kind: 'refused', reason: `${actor.login} may not start a run: ${why}` };
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
