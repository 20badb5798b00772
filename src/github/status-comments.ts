/**
 * Posts, finds and edits Redgreen's status comments on GitHub, and avoids a second one where GitHub's answer was lost. A
 * comment is found by its marker and author.
 */

import { ifThere, maybeDone } from './api-errors.ts';
import { isSelf, issueAt, listedOfIssue, type Repo, repositoryName } from './client.ts';
import { type CommentRecord, hasMarker, readRecord } from './comment-record.ts';

export interface OwnComment {
  id: number;
  url: string;
  body: string;
}

/** Our comment about this run, through all pages. Somebody else's copy of the marker does not count. */
export async function findComment(repo: Repo, number: number, runId: string): Promise<OwnComment | undefined> {
  return await findOwn(repo, number, (body) => hasMarker(body, runId));
}

/** A run as one of our own comments tells it. */
export interface CommentedRun {
  comment: OwnComment;
  record: CommentRecord;
}

/** Records of our own comments on an issue or pull request, oldest first. */
export async function recordsOn(repo: Repo, number: number): Promise<CommentedRun[]> {
  const found: CommentedRun[] = [];
  for await (const comment of ownComments(repo, number)) {
    const record = readRecord(comment.body);
    if (record !== undefined) found.push({ comment, record });
  }
  return found;
}

/** Those of an issue's runs: a `/retry` on its pull request is told there alone. Oldest first. */
export async function recordsOfIssue(repo: Repo, issue: number): Promise<CommentedRun[]> {
  const here = await recordsOn(repo, issue);
  const pull = here.findLast(({ record }) => record.pullRequest !== undefined)?.record.pullRequest;
  const there = pull === undefined ? [] : await recordsOn(repo, pull);
  const known = new Set(here.map(({ record }) => record.run));
  return [...here, ...there.filter(({ record }) => !known.has(record.run))].sort((a, b) =>
    a.record.startedAt.localeCompare(b.record.startedAt),
  );
}

/**
 * Posts a comment about a run. Where no answer comes, it is looked for before it is posted again; at most two posts.
 * Throws where GitHub refuses it (locked, archived, issues disabled).
 */
export async function createComment(repo: Repo, number: number, runId: string, body: string): Promise<OwnComment> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await postComment(repo, number, body);
    } catch (error) {
      const found = maybeDone(error) ? await findComment(repo, number, runId) : undefined;
      if (found !== undefined) return found;
      if (!isFirst || !maybeDone(error)) throw error;
    }
  }
}

/** Once: where GitHub's answer is lost, nothing more is said. */
export async function postComment({ client, repository }: Repo, number: number, body: string): Promise<OwnComment> {
  const { data } = await client.octokit.rest.issues.createComment({ ...issueAt(repository, number), body });
  return { id: data.id, url: data.html_url, body };
}

/** `gone`: somebody deleted it. */
export async function editComment({ client, repository }: Repo, id: number, body: string): Promise<'edited' | 'gone'> {
  const query = { ...repositoryName(repository), comment_id: id, body };
  return (await ifThere(client.octokit.rest.issues.updateComment(query))) === undefined ? 'gone' : 'edited';
}

export function replyMarker(comment: number): string {
  return `<!-- redgreen:reply=${comment} -->`;
}

/** The first of our own comments whose text is the one that is looked for. */
export async function findOwn(
  repo: Repo,
  number: number,
  isIt: (body: string) => boolean,
): Promise<OwnComment | undefined> {
  for await (const comment of ownComments(repo, number)) if (isIt(comment.body)) return comment;
  return undefined;
}

async function* ownComments({ client, repository }: Repo, number: number): AsyncGenerator<OwnComment> {
  const self = await client.viewer();
  const { octokit } = client;
  const query = listedOfIssue(repository, number);
  for await (const { data } of octokit.paginate.iterator(octokit.rest.issues.listComments, query)) {
    for (const { id, html_url, body = '', user } of data) {
      if (isSelf(self, user)) yield { id, url: html_url, body };
    }
  }
}
