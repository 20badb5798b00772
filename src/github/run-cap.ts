/** Counts the runs that one person started in a repository in the last 24 hours, from our own status comments. */

import { firstPages, isSelf, type Repo, repositoryName } from './client.ts';
import { readRecord } from './comment-record.ts';

const dayMs = 24 * 60 * 60 * 1000;
const maxPages = 10;

/** Runs that an actor started here in the last 24 hours. Throws where GitHub does not answer: no answer is no permission. */
export async function runsToday({ client, repository }: Repo, actor: string, now: number): Promise<number> {
  const self = await client.viewer();
  const since = new Date(now - dayMs).toISOString();
  const runs = new Set<string>();
  const { octokit } = client;
  const newest = { since, sort: 'updated', direction: 'desc', per_page: 100 } as const;
  const query = { ...repositoryName(repository), ...newest };
  const pages = octokit.paginate.iterator(octokit.rest.issues.listCommentsForRepo, query);
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
