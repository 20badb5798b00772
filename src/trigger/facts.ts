/** Reads from GitHub what a trigger needs besides its payload, such as configuration files and the default branch. */

import { statusOf } from '../github/api-errors.ts';
import { type Client, repositoryName } from '../github/client.ts';
import type { Payload } from '../github/trigger.ts';
import { RedgreenError } from '../run/errors.ts';

interface ConfigFiles {
  repositoryFile?: string;
  organisationFile?: string;
}

/** `.github/redgreen.yml` of the default branch, and that of the owner's `.github` repository. */
export async function configFiles(client: Client, repository: string, organisation?: Client): Promise<ConfigFiles> {
  const { owner } = repositoryName(repository);
  const [repositoryFile, organisationFile] = await Promise.all([
    configFile(client, repository, [404]),
    repository.toLowerCase() === `${owner}/.github`.toLowerCase()
      ? undefined
      : organisationText(client, `${owner}/.github`, organisation),
  ]);
  return { repositoryFile, organisationFile };
}

async function organisationText(client: Client, repository: string, own?: Client) {
  try {
    if (own !== undefined) return await configFile(own, repository, [404]);
  } catch (error) {
    // The App was not given that repository.
    if (!(error instanceof RedgreenError && error.code === 'access-lost')) throw error;
  }
  // A token for another repository may not be let in; where it is public it can be read all the same.
  return await configFile(client, repository, [403, 404]);
}

/** undefined where the answer is one of `absent`; throws for every other failure. */
async function configFile(client: Client, repository: string, absent: number[]) {
  return await fileAt(client, repository, '.github/redgreen.yml', undefined, absent);
}

/** A file's text on a branch or commit, by default the default branch; undefined where the answer is one of `absent`. */
export async function fileAt(
  client: Client,
  repository: string,
  path: string,
  ref?: string,
  absent: number[] = [404],
): Promise<string | undefined> {
  try {
    const { data } = await client.octokit.rest.repos.getContent({
      ...repositoryName(repository),
      path,
      ...(ref === undefined ? {} : { ref }),
    });
    if (Array.isArray(data) || data.type !== 'file') return undefined;
    return Buffer.from(data.content, 'base64').toString();
  } catch (error) {
    if (absent.includes(statusOf(error) ?? 0)) return undefined;
    throw error;
  }
}

export async function defaultBranch(client: Client, payload: Payload | undefined, repository: string): Promise<string> {
  const payloadBranch = payload?.repository.default_branch;
  if (payloadBranch !== undefined) return payloadBranch;
  const { data } = await client.octokit.rest.repos.get({ ...repositoryName(repository) });
  return data.default_branch;
}

/** Who the token is: commits are made in its name. */
export async function identity(client: Client): Promise<{ name: string; email: string }> {
  const login = await client.viewer();
  return { name: login, email: `${await client.viewerId()}+${login}@users.noreply.github.com` };
}

export function requesterOf(payload: Payload | undefined, login: string): { name: string; email: string } {
  const id = payload?.sender.id;
  return { name: login, email: `${id === undefined ? '' : `${id}+`}${login}@users.noreply.github.com` };
}

/** `ofBot`: the base is the branch of a pull request that a bot opened, as where one of ours mends it. */
export async function baseOfPullRequest(
  client: Client,
  repository: string,
  number: number,
): Promise<{ branch: string; ofBot: boolean }> {
  const at = repositoryName(repository);
  const { pulls } = client.octokit.rest;
  const { base } = (await pulls.get({ ...at, pull_number: number })).data;
  const branch = base.ref;
  if (branch === base.repo.default_branch) return { branch, ofBot: false };
  const { data } = await pulls.list({ ...at, head: `${at.owner}:${branch}`, state: 'all', per_page: 100 });
  return { branch, ofBot: data.some(({ user }) => user?.type === 'Bot') };
}
