/** Status comments: found by marker and author, made once even where GitHub loses the answer, edited in place. */

import { type Client, ifThere, isSelf, issueAt, listedOfIssue, maybeDone, repositoryName } from './client.ts';
import { type CommentRecord, hasMarker, readRecord } from './record.ts';

export interface OwnComment {
  id: number;
  url: string;
  body: string;
}

/** Our comment about this run, through all pages. Somebody else's copy of the marker does not count. */
export async function findComment(
  client: Client,
  repository: string,
  number: number,
  runId: string,
): Promise<OwnComment | undefined> {
  return await findOwn(client, repository, number, (body) => hasMarker(body, runId));
}

/** A run as one of our own comments tells it. */
export interface ToldRun {
  comment: OwnComment;
  record: CommentRecord;
}

/** Records of our own comments on an issue or pull request, oldest first. */
export async function recordsOn(client: Client, repository: string, number: number): Promise<ToldRun[]> {
  const found: ToldRun[] = [];
  for await (const comment of ownComments(client, repository, number)) {
    const record = readRecord(comment.body);
    if (record !== undefined) found.push({ comment, record });
  }
  return found;
}

/** Those of an issue's runs: a `/retry` on its pull request is told there alone. Oldest first. */
export async function recordsOfIssue(client: Client, repository: string, issue: number): Promise<ToldRun[]> {
  const here = await recordsOn(client, repository, issue);
  const pull = here.findLast(({ record }) => record.pullRequest !== undefined)?.record.pullRequest;
  const there = pull === undefined ? [] : await recordsOn(client, repository, pull);
  const told = new Set(here.map(({ record }) => record.run));
  return [...here, ...there.filter(({ record }) => !told.has(record.run))].sort((a, b) =>
    a.record.startedAt.localeCompare(b.record.startedAt),
  );
}

/**
 * Posts a comment about a run. Where no answer comes, it is looked for before it is posted again; at most two posts.
 * Throws where GitHub refuses it (locked, archived, issues disabled).
 */
export async function createComment(
  client: Client,
  repository: string,
  number: number,
  runId: string,
  body: string,
): Promise<OwnComment> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await postComment(client, repository, number, body);
    } catch (error) {
      const found = maybeDone(error) ? await findComment(client, repository, number, runId) : undefined;
      if (found !== undefined) return found;
      if (!isFirst || !maybeDone(error)) throw error;
    }
  }
}

/** Once: where GitHub's answer is lost, nothing more is said. */
export async function postComment(
  client: Client,
  repository: string,
  number: number,
  body: string,
): Promise<OwnComment> {
  const { data } = await client.octokit.rest.issues.createComment({ ...issueAt(repository, number), body });
  return { id: data.id, url: data.html_url, body };
}

/** `gone`: somebody deleted it. */
export async function editComment(
  client: Client,
  repository: string,
  id: number,
  body: string,
): Promise<'edited' | 'gone'> {
  const asked = { ...repositoryName(repository), comment_id: id, body };
  return (await ifThere(client.octokit.rest.issues.updateComment(asked))) === undefined ? 'gone' : 'edited';
}

/** Whether we said exactly this here already. */
export async function saidBefore(client: Client, repository: string, number: number, body: string): Promise<boolean> {
  return (await findOwn(client, repository, number, (own) => own === body)) !== undefined;
}

/** Whether anything of ours stands there: a run's comment, or that one waits. */
export async function hasSpoken(client: Client, repository: string, number: number): Promise<boolean> {
  return (await findOwn(client, repository, number, (body) => body.includes('<!-- redgreen:'))) !== undefined;
}

export function replyMarker(comment: number): string {
  return `<!-- redgreen:reply=${comment} -->`;
}

/** Whether we replied to the comment that asked. */
export async function hasReplyTo(
  client: Client,
  { repository, number, comment }: { repository: string; number: number; comment?: number },
): Promise<boolean> {
  if (comment === undefined) return false;
  return (await findOwn(client, repository, number, (body) => body.includes(replyMarker(comment)))) !== undefined;
}

/** The first of our own comments whose text is the one that is looked for. */
async function findOwn(
  client: Client,
  repository: string,
  number: number,
  isIt: (body: string) => boolean,
): Promise<OwnComment | undefined> {
  for await (const comment of ownComments(client, repository, number)) if (isIt(comment.body)) return comment;
  return undefined;
}

async function* ownComments(client: Client, repository: string, number: number): AsyncGenerator<OwnComment> {
  const self = await client.viewer();
  const { octokit } = client;
  const asked = listedOfIssue(repository, number);
  for await (const { data } of octokit.paginate.iterator(octokit.rest.issues.listComments, asked)) {
    for (const { id, html_url, body = '', user } of data) {
      if (isSelf(self, user)) yield { id, url: html_url, body };
    }
  }
}
