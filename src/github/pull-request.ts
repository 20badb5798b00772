/** Opens, finds and edits a run's pull request, marks it ready and asks a person to review it. */

import { postOnce, saidBy, statusOf } from './api-errors.ts';
import type { Repo } from './client.ts';

export interface PullRequest {
  number: number;
  /** What GraphQL calls it. */
  nodeId: string;
  url: string;
  draft: boolean;
  body: string;
}

type OpenResult =
  | ({ kind: 'open' } & PullRequest)
  /** `invalid`: of what was asked something is not possible, such as a draft. */
  | { kind: 'refused'; reason: string; invalid: boolean };

interface OpenOptions {
  head: string;
  base: string;
  title: string;
  body: string;
  draft: boolean;
}

/** Opens it, or adopts the one that is open for this head already. Throws where GitHub does not answer. */
export async function openPullRequest(repo: Repo, options: OpenOptions): Promise<OpenResult> {
  const post = async () => {
    return asPullRequest((await repo.rest.pulls.create({ ...repo.at, ...options })).data);
  };
  const find = () => findByHead(repo, options.head);
  try {
    return { kind: 'open', ...(await postOnce(post, find)) };
  } catch (error) {
    // It may be because one is open; GitHub says why in words alone, so it is looked for.
    const found = statusOf(error) === 422 ? await find() : undefined;
    if (found !== undefined) return { kind: 'open', ...found };
    const reason = refusal(error);
    if (reason === undefined) throw error;
    return { kind: 'refused', reason, invalid: statusOf(error) === 422 };
  }
}

/** The open pull request whose head is this branch of the repository itself. */
export async function findByHead(repo: Repo, branch: string): Promise<PullRequest | undefined> {
  const { data } = await repo.rest.pulls.list({ ...repo.at, head: `${repo.at.owner}:${branch}`, state: 'open' });
  const pull = data.find(
    ({ head }) => head.ref === branch && head.repo?.full_name.toLowerCase() === repo.repository.toLowerCase(),
  );
  return pull === undefined ? undefined : asPullRequest(pull);
}

/** Replaces the body by what `edit` makes of the present one, so that what people wrote meanwhile stays. */
export async function editBody(repo: Repo, number: number, edit: (body: string) => string): Promise<PullRequest> {
  const at = repo.pull(number);
  const { data } = await repo.rest.pulls.get(at);
  const before = data.body ?? '';
  const body = edit(before);
  if (body !== before) await repo.rest.pulls.update({ ...at, body });
  return { ...asPullRequest(data), body };
}

/** REST cannot do this: only GraphQL takes a draft out of draft. */
export async function markReady(repo: Repo, nodeId: string) {
  const mutation = `mutation($id: ID!) {
    markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } }
  }`;
  await repo.graphql(mutation, { id: nodeId });
}

/** Asks the requester for a review; who cannot be asked (the author itself, no collaborator) is left alone. */
export async function askReview(repo: Repo, number: number, login: string) {
  try {
    await repo.rest.pulls.requestReviewers({ ...repo.pull(number), reviewers: [login] });
  } catch (error) {
    if (statusOf(error) !== 422) throw error;
  }
}

/** Where a person can open the pull request by hand. */
export function compareUrl(serverUrl: string, repository: string, base: string, branch: string) {
  const ref = (name: string) => name.split('/').map(encodeURIComponent).join('/');
  return `${serverUrl}/${repository}/compare/${ref(base)}...${ref(branch)}?expand=1`;
}

/** What GitHub said, and what to switch on. */
export function refusal(error: unknown): string | undefined {
  const status = statusOf(error);
  if (status !== 403 && status !== 422) return undefined;
  const said = saidBy(error).slice(0, 300);
  if (/not permitted to create or approve pull requests/i.test(said)) {
    return `${said} Switch on "Allow GitHub Actions to create and approve pull requests" under Settings, Actions, General.`;
  }
  if (status === 403) return `${said} The token needs the permission "pull-requests: write".`;
  return said;
}

type Pull = { number: number; node_id: string; html_url: string; draft?: boolean; body: string | null };

export function asPullRequest({ number, node_id: nodeId, html_url: url, draft = false, body }: Pull): PullRequest {
  return { number, nodeId, url, draft, body: body ?? '' };
}

const templateFolders = ['.github', '', 'docs'];
const maxTemplateChars = 20_000;

/** The repository's template, wherever GitHub looks for one; empty where none can be had, which is never a reason to stop. */
export async function pullRequestTemplate(repo: Repo) {
  for (const folder of templateFolders) {
    try {
      const { data } = await repo.rest.repos.getContent({ ...repo.at, path: folder });
      const file = Array.isArray(data)
        ? data.find(({ name, type }) => type === 'file' && /^pull_request_template\.(md|txt)$/i.test(name))
        : undefined;
      if (file === undefined) continue;
      const { data: found } = await repo.rest.repos.getContent({ ...repo.at, path: file.path });
      if (Array.isArray(found) || !('content' in found)) return '';
      return Buffer.from(found.content, 'base64').toString('utf8').slice(0, maxTemplateChars);
    } catch {
      // No such folder.
    }
  }
  return '';
}
