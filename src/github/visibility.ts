/** Whether everybody can read a repository. */

import { type Client, ifThere, repositoryName } from './client.ts';

/** Its number where it is public; undefined for a private, an internal or a missing one. */
export async function publicRepositoryId(client: Client, repository: string): Promise<number | undefined> {
  const found = await ifThere(client.octokit.rest.repos.get({ ...repositoryName(repository) }));
  return found?.data.private === false ? found.data.id : undefined;
}
