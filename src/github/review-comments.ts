/** What writers said on lines of our pull request since the last run, and have not resolved. */

import type { ReviewRemark } from '../run/start.ts';
import { type Client, repositoryName } from './client.ts';
import { roleOf } from './permission.ts';
import { visibleText } from './visible-text.ts';

interface Threads {
  repository: {
    pullRequest: {
      reviewThreads: {
        nodes: {
          isResolved: boolean;
          path: string;
          line: number | null;
          originalLine: number | null;
          comments: {
            nodes: {
              author: { login: string; __typename: string } | null;
              body: string;
              bodyHTML: string;
              createdAt: string;
            }[];
          };
        }[];
      };
    } | null;
  } | null;
}

const query = `query($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) { reviewThreads(last: 100) { nodes {
    isResolved path line originalLine
    comments(first: 50) { nodes { author { login __typename } body bodyHTML createdAt } }
  } } } }
}`;
const maxRemarks = 50;
/** Anybody may comment on a line, and each person asked about is a call: those who spoke last count. */
const maxPeople = 20;
const maxChars = 4_000;

/** Only GraphQL knows what is resolved. `since`, `until`: ISO 8601, exclusive; later words did not exist at the trigger. */
export async function unresolvedRemarks(
  client: Client,
  repository: string,
  number: number,
  { since, until }: { since: string; until?: string },
): Promise<ReviewRemark[]> {
  const answer = await client.octokit.graphql<Threads>(query, { ...repositoryName(repository), number });
  // As times, not as texts: some have milliseconds, some have not.
  const [from, to] = [Date.parse(since), Date.parse(until ?? '')];
  const threads = answer.repository?.pullRequest?.reviewThreads.nodes ?? [];
  const remarks = threads
    .filter((thread) => !thread.isResolved)
    .flatMap(({ path, line, originalLine, comments }) =>
      comments.nodes.map((comment) => ({ path, line: line ?? originalLine ?? undefined, ...comment })),
    )
    .filter(
      ({ author, createdAt }) =>
        author?.__typename === 'User' && Date.parse(createdAt) > from && !(Date.parse(createdAt) >= to),
    );
  const people = [...new Set(remarks.map(({ author }) => author?.login ?? '').reverse())].slice(0, maxPeople);
  const roles = new Map(
    await Promise.all(people.map(async (login) => [login, await roleOf(client, repository, login)] as const)),
  );
  return remarks
    .filter(({ author }) => roles.get(author?.login ?? '') === 'writer')
    .slice(-maxRemarks)
    .map(({ author, path, line, body, bodyHTML }) => ({
      author: author?.login ?? '',
      path,
      line,
      body: visibleText(body, bodyHTML).text.slice(0, maxChars),
    }))
    .filter(({ body }) => body !== '');
}
