/**
 * Reads, for the agent, what people with write access said on a pull request: unresolved line comments, reviews and
 * conversation.
 */

import type { ReviewRemark } from '../run/starting-point.ts';
import type { Repo } from './client.ts';
import { writersAmong } from './permission.ts';
import { withoutCommand } from './text-at-trigger.ts';
import { visibleText } from './visible-text.ts';

interface Said {
  author: { login: string; __typename: string } | null;
  body: string;
  bodyHTML: string;
  createdAt: string;
}

interface Answer {
  repository: {
    pullRequest: {
      reviewThreads: {
        nodes: {
          isResolved: boolean;
          path: string;
          line: number | null;
          originalLine: number | null;
          comments: { nodes: Said[] };
        }[];
      };
      reviews: { nodes: Said[] };
      comments: { nodes: Said[] };
    } | null;
  } | null;
}

const said = 'nodes { author { login __typename } body bodyHTML createdAt }';
const query = `query($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) {
    reviewThreads(last: 100) { nodes { isResolved path line originalLine comments(first: 50) { ${said} } } }
    reviews(last: 50) { ${said} }
    comments(last: 50) { ${said} }
  } }
}`;
const maxRemarks = 50;
const maxChars = 4_000;

/**
 * One call: only GraphQL knows what is resolved. Of reviews and conversation what was said after `since` counts, of lines all that is open.
 * `until`: later words did not exist at the trigger. Both are ISO 8601 and exclusive.
 */
export async function remarksOn(
  repo: Repo,
  number: number,
  { since, until }: { since?: string; until?: string },
): Promise<ReviewRemark[]> {
  const answer = await repo.graphql<Answer>(query, { ...repo.at, number });
  const pull = answer.repository?.pullRequest;
  // As times, not as texts: some have milliseconds, some have not.
  const isNew = ({ createdAt }: Said) => since === undefined || Date.parse(createdAt) > Date.parse(since);
  const lines = (pull?.reviewThreads.nodes ?? []).flatMap(({ isResolved, path, line, originalLine, comments }) =>
    isResolved ? [] : comments.nodes.map((one) => ({ ...one, path, line: line ?? originalLine ?? undefined })),
  );
  const reviews = (pull?.reviews.nodes ?? []).filter(isNew);
  const talk = (pull?.comments.nodes ?? []).filter(isNew).map((one) => ({ ...one, isTalk: true as const }));
  const all: (Said & Pick<ReviewRemark, 'path' | 'line' | 'isTalk'>)[] = [...lines, ...reviews, ...talk]
    .filter(
      ({ author, createdAt }) => author?.__typename === 'User' && !(Date.parse(createdAt) >= Date.parse(until ?? '')),
    )
    // Ours may be a person's account.
    .filter(({ body }) => body.trim() !== '' && !body.includes('<!-- redgreen:'))
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
  const nameOf = ({ author }: Said) => author?.login ?? '';
  const { writers } = await writersAmong(repo, all.map(nameOf));
  return all
    .filter((one) => writers.has(nameOf(one).toLowerCase()))
    .slice(-maxRemarks)
    .map(({ author, path, line, body, bodyHTML, isTalk }) => {
      const text = withoutCommand(visibleText(body, bodyHTML).text).slice(0, maxChars);
      const place = path === undefined ? { ...(isTalk && { isTalk }) } : { path, line };
      return { author: author?.login ?? '', ...place, body: text };
    })
    .filter(({ body }) => body !== '');
}
