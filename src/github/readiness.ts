/**
 * What a run needs of GitHub beside the right to start, asked before anything is spent. Each lack is one sentence with the switch to press.
 * Whether a token may write is asked by calls that GitHub refuses either way: with 403 where it may not, else as invalid.
 */

import { brokenRules } from './branch-rules.ts';
import { issueAt, type Repo, repositoryName } from './client.ts';
import { ifThere, isRateLimit, statusOf } from './failures.ts';
import { refusal } from './pull-request.ts';

export interface Wanted {
  branch: string;
  /** Where the run is told: an issue or a pull request. */
  number: number;
  /** The branch is made by the run. */
  isNew: boolean;
  /** Of the pull request. */
  base: string;
  /** The token is not one that was asked for with what a run needs. */
  anyToken: boolean;
}

/** What is not answered is no lack: the run finds out. */
export async function lacks(repo: Repo, wanted: Wanted): Promise<string[]> {
  const checks = [rules(repo, wanted), ...(wanted.isNew ? [nameInTheWay(repo, wanted.branch)] : [])];
  const found = await Promise.all(checks.map((one) => one.catch(() => undefined)));
  if (wanted.anyToken) for (const probe of [issues, contents, pulls]) found.push(await probe(repo, wanted));
  return found.filter((one) => one !== undefined);
}

async function rules(repo: Repo, wanted: Wanted): Promise<string | undefined> {
  const broken = await brokenRules(repo, wanted.branch);
  if (broken.length === 0) return undefined;
  return `Rules of the repository refuse a push to ${wanted.branch}: ${broken.join(', ')}. Exempt such branches from the rule (Settings → Rules → Rulesets), let the token's account bypass it, or set \`branch-prefix\`.`;
}

/** Git keeps no branch `a` beside a branch `a/b`. */
async function nameInTheWay({ client, repository }: Repo, branch: string): Promise<string | undefined> {
  const parts = branch.split('/').slice(0, -1);
  for (const [at] of parts.entries()) {
    const name = parts.slice(0, at + 1).join('/');
    const found = await ifThere(
      client.octokit.rest.git.getRef({ ...repositoryName(repository), ref: `heads/${name}` }),
    );
    if (found !== undefined)
      return `The repository has a branch ${name}, so git cannot make ${branch}: rename it, or set \`branch-prefix\`.`;
  }
  return undefined;
}

/** Longer than a label can be. */
const noLabel = 'redgreen asks whether this token may take labels off an issue';

async function issues({ client, repository }: Repo, { number }: Wanted): Promise<string | undefined> {
  const checks = { ...issueAt(repository, number), name: noLabel };
  return lackOf(await refused(client.octokit.rest.issues.removeLabel(checks)), permission('issues'));
}

/** GitHub says beside the repository what a token may do there; where it says nothing of reading either, it does not know. */
async function contents({ client, repository }: Repo): Promise<string | undefined> {
  const { data } = await client.octokit.rest.repos.get(repositoryName(repository));
  const isLack = data.permissions?.pull === true && !data.permissions.push;
  return isLack ? permission('contents') : undefined;
}

async function pulls({ client, repository }: Repo, { base }: Wanted): Promise<string | undefined> {
  const checks = { ...repositoryName(repository), head: base, base, title: 'Redgreen' };
  const error = await refused(client.octokit.rest.pulls.create(checks));
  return lackOf(error, refusal(error) ?? '');
}

function permission(name: string): string {
  return `The token may not write: give the job \`${name}: write\` under \`permissions:\`, or a \`github-token\` that has it.`;
}

function lackOf(error: unknown, words: string): string | undefined {
  const isLack = statusOf(error) === 403 && !isRateLimit(error);
  return isLack ? words : undefined;
}

async function refused(call: Promise<unknown>): Promise<unknown> {
  return await call.then(
    () => undefined,
    (error: unknown) => error,
  );
}
