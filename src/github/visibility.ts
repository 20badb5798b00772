/** Whether everybody can read a repository. */

import { type Client, repositoryName, statusOf } from './client.ts';

/** Its number where it is public; undefined for a private, an internal or a missing one. */
export async function publicRepositoryId(client: Client, repository: string): Promise<number | undefined> {
  try {
    const { data } = await client.octokit.rest.repos.get({ ...repositoryName(repository) });
    return data.private === false ? data.id : undefined;
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}
