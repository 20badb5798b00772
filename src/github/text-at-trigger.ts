/**
 * Reads the text of an issue or pull request, and its comments by people with write access, for the agent. What was
 * edited after the run was requested, or is invisible on the page, must not reach the agent.
 */

import { withoutInvisible } from '../text/invisible.ts';
import { ifThere } from './api-errors.ts';
import { firstPages, isSelf, type Repo } from './client.ts';
import { anyLimit, readCommand } from './commands.ts';
import { type Roles, writersAmong } from './permission.ts';
import type { PayloadText } from './trigger.ts';
import { htmlOf, rendered, shownImages, visibleText } from './visible-text.ts';

interface FreezeOptions {
  repo: Repo;
  issue: number;
  /** When the trigger happened, by GitHub's clock. Without it no comment can be told to be older: all are left out. */
  at?: string;
  /** Title and body from the payload; without it the issue is read now, and must not have been edited since `at`. */
  payload?: PayloadText;
  /** The number may be that of a pull request: somebody else's, which the run works on. */
  pullRequests?: boolean;
  roles?: Roles;
}

interface FrozenText {
  number: number;
  title: string;
  body: string;
  url: string;
  comments: WriterComment[];
  images?: string[];
}

interface WriterComment {
  author: string;
  body: string;
}

type Frozen =
  | {
      kind: 'frozen';
      text: FrozenText;
      author: string;
      isPullRequest: boolean;
      /** What was taken out, and what was left out: sentences for the comment and the pull request. */
      notes: string[];
    }
  | { kind: 'refused'; reason: string };

const maxPages = 10;
/** GitHub's own limits for an issue; another server may have none. */
const maxTitleChars = 256;
const maxBodyChars = 65_536;
const maxCommentChars = 10_000;
const maxAllChars = 60_000;

/** Freezes an issue. Throws where GitHub does not answer. */
export async function freezeText(options: FreezeOptions): Promise<Frozen> {
  const { repo, issue: number, at, payload } = options;
  const later: string[] = [];
  // Beside the issue, which nothing of it waits for.
  const listed = at === undefined ? [] : earlierComments(options, at, later);
  if (!Array.isArray(listed)) listed.catch(() => {});
  const { data: issue } = await repo.rest.issues.get({ ...repo.issue(number), ...rendered });
  // GitHub leads there by itself.
  if (issue.number !== number) return refused(`#${number} was moved to ${issue.html_url}: start it there`);
  const isPullRequest = issue.pull_request !== undefined;
  if (isPullRequest && options.pullRequests !== true) return refused(`#${number} is a pull request, not an issue`);
  if (
    payload === undefined &&
    at !== undefined &&
    (await editedSince(options, issue.updated_at, isPullRequest ? 'pullRequest' : 'issue'))
  ) {
    return refused(
      `${isPullRequest ? 'pull request' : 'issue'} #${number} was edited after the command: repeat the command if you still mean the text`,
    );
  }
  const notes: string[] = [];
  const texts = { title: payload?.title ?? issue.title, body: payload?.body ?? issue.body ?? '' };
  const title = withoutInvisible(texts.title.slice(0, maxTitleChars));
  const written = texts.body.slice(0, maxBodyChars);
  const page = (written === issue.body ? issue.body_html : undefined) ?? htmlOf(written);
  const body = visibleText(written, page);
  if (texts.title.length > maxTitleChars || texts.body.length > maxBodyChars) {
    const limits = `${maxTitleChars} characters of title and ${maxBodyChars} of text`;
    notes.push(`The issue's text was cut: only the first ${limits} are read.`);
  }
  if (body.removed.length > 0)
    notes.push(`Left out of the issue's text because nobody sees it on the page: ${body.removed.join(', ')}.`);
  const comments = await listed;
  for (const one of later) notes.push(one);
  const images = shownImages(page);
  const frozen = { number, title: title.text.replace(/\s+/g, ' '), body: body.text, url: issue.html_url, comments };
  const text = images.length === 0 ? frozen : { ...frozen, images };
  return { kind: 'frozen', text, author: issue.user?.login ?? '', isPullRequest, notes };
}

/** `updated_at` moves with labels and comments too: only when it is later is the edit itself asked for. */
async function editedSince({ repo, issue, at = '' }: FreezeOptions, updatedAt: string, what: 'issue' | 'pullRequest') {
  if (updatedAt <= at) return false;
  const query = `query($owner: String!, $repo: String!, $number: Int!) {
    repository(owner: $owner, name: $repo) { ${what}(number: $number) { lastEditedAt } }
  }`;
  type Answer = { repository: Partial<Record<typeof what, { lastEditedAt: string | null } | null>> | null };
  const answer = await repo.graphql<Answer>(query, { ...repo.at, number: issue });
  const edited = answer.repository?.[what]?.lastEditedAt ?? null;
  return edited !== null && edited > at;
}

/** What writers said and last edited before the trigger, oldest first; the newest are kept where it is too much. */
async function earlierComments(
  { repo, issue, roles }: FreezeOptions,
  at: string,
  notes: string[],
): Promise<WriterComment[]> {
  const self = await repo.viewer();
  const found: WriterComment[] = [];
  const query = { ...repo.issue(issue), per_page: 100, ...rendered };
  let listed = 0;
  for await (const comments of firstPages(repo.paginate.iterator(repo.rest.issues.listComments, query), maxPages)) {
    listed += comments.length;
    for (const { created_at, updated_at, user, body = '', body_html: html } of comments) {
      const early = created_at < at && updated_at < at;
      if (!early || user === null || user?.type !== 'User' || isOwn(self, user, body)) continue;
      const said = withoutCommand(visibleText(body.slice(0, maxCommentChars), html).text);
      if (said !== '') found.push({ author: user.login, body: said });
    }
  }
  if (listed === maxPages * query.per_page) notes.push(`Only the first ${listed} comments of the issue were read.`);
  const logins = found.map(({ author }) => author);
  const { writers, others } = await writersAmong(repo, logins, roles);
  if (others > 0)
    notes.push(`Comments of ${others} ${others === 1 ? 'person' : 'people'} who may not write here were left out.`);
  const kept = found.filter(({ author }) => writers.has(author.toLowerCase()));
  return withinSize(kept, notes);
}

/** What a comment says of the story: a command says nothing of it beyond its hint. */
export function withoutCommand(body: string) {
  const command = readCommand(body, anyLimit);
  if (command === undefined) return body;
  return 'hint' in command ? command.hint : '';
}

function isOwn(self: string, user: { login: string; type?: string }, body: string) {
  return body.includes('<!-- redgreen:') && isSelf(self, user);
}

function withinSize(comments: WriterComment[], notes: string[]): WriterComment[] {
  const kept: WriterComment[] = [];
  let chars = 0;
  for (const comment of comments.toReversed()) {
    chars += comment.body.length;
    if (chars > maxAllChars) {
      notes.push('The oldest comments of the issue were left out: there are too many.');
      break;
    }
    kept.unshift(comment);
  }
  return kept;
}

function refused(reason: string): Frozen {
  return { kind: 'refused', reason };
}

/** undefined where nothing of that number can be read. Throws where GitHub does not answer. */
export async function changeWords(repo: Repo, number: number): Promise<PayloadText | undefined> {
  const first = await read(repo, number);
  if (first === undefined || !first.isPullRequest) return first;
  const closed = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+#(\d{1,9})\b/i.exec(first.body)?.[1];
  const issue = closed === undefined ? undefined : await read(repo, Number(closed));
  return issue === undefined || issue.isPullRequest ? first : issue;
}

/** A pull request is an issue too, under the same number. */
async function read(repo: Repo, number: number) {
  const { data } = (await ifThere(repo.rest.issues.get({ ...repo.issue(number), ...rendered }))) ?? {};
  if (data === undefined) return undefined;
  const body = visibleText(data.body ?? '', data.body_html).text;
  return { title: withoutInvisible(data.title).text, body, isPullRequest: data.pull_request !== undefined };
}
