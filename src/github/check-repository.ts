/** Checks for `redgreen doctor` whether the repository on GitHub has what the Action needs: label, workflow, secret. */

import { attempt, type Check, fail, ok, warn } from '../run/doctor-check.ts';
import { messageOf } from '../text/error-message.ts';
import { ifThere, statusOf } from './api-errors.ts';
import { inRepository, openClient, type Repo } from './client.ts';
import { brokenRules } from './write-access-check.ts';

export interface Wanted {
  label: string;
  branchPrefix: string;
  /** A branch as a run would name it. */
  branch: string;
  workflowPath: string;
  /** The secret with the provider's key; undefined: the settings need none. */
  secret: string | undefined;
}

/** `origin`: what the clone comes from, as `host/owner/name`. */
export async function checkRepositoryOnGitHub(
  environment: NodeJS.ReadOnlyDict<string>,
  origin: string | undefined,
  wanted: Wanted,
): Promise<Check[]> {
  const host = URL.parse(environment.GITHUB_SERVER_URL ?? '')?.host ?? 'github.com';
  const own = origin?.startsWith(`${host}/`) ? origin.slice(host.length + 1) : undefined;
  const name = environment.GITHUB_REPOSITORY || own;
  if (name === undefined) {
    return [warn('remote', 'no remote `origin` on GitHub', 'Only local runs work; add the remote for the Action.')];
  }
  const token = environment.GITHUB_TOKEN || environment.GH_TOKEN;
  const remote = ok('remote', name);
  if (token === undefined) {
    const fix = 'Set GITHUB_TOKEN (for instance `GITHUB_TOKEN=$(gh auth token) redgreen doctor`).';
    return [remote, warn('token', 'GITHUB_TOKEN is not set: GitHub was not asked', fix)];
  }
  const baseUrl = environment.GITHUB_API_URL || 'https://api.github.com';
  const repo = inRepository(openClient({ token, baseUrl, timeoutMs: 10_000, maxCalls: 30 }), name);
  const repository = await readRepository(repo).catch((error: unknown) => tokenTrouble(error, name));
  if ('result' in repository) return [remote, repository];
  const { secret } = wanted;
  const look = (check: string, make: (repo: Repo, name: string) => Promise<Check>) =>
    attempt(check, () => make(repo, check), 'Ask someone who administers the repository.');
  return [
    remote,
    ok('token', await repo.viewer().catch(() => 'its owner is not told')),
    writeCheck(repository),
    repository.has_issues
      ? ok('issues', 'switched on')
      : fail('issues', 'switched off', 'Switch issues on in the settings.'),
    repository.archived === true
      ? fail('archive', 'the repository is archived', 'Unarchive it.')
      : ok('archive', 'not archived'),
    await look('label', () => labelCheck(repo, wanted.label)),
    await look('workflow on the default branch', async ({ rest, at }, name) => {
      const { default_branch: branch } = repository;
      const path = wanted.workflowPath;
      if (await ifThere(rest.repos.getContent({ ...at, path, ref: branch }))) return ok(name, `${path} on ${branch}`);
      const fix = `Push it to ${branch}: GitHub starts labels and comments from there only.`;
      return fail(name, `${path} is not on ${branch}`, fix);
    }),
    await look('pull requests by Actions', pullRequestCheck),
    ...(secret === undefined ? [] : [await look('secret', () => secretCheck(repo, secret))]),
    await look('branch rules', () => rulesCheck(repo, wanted)),
  ];
}

async function readRepository({ rest, at }: Repo) {
  return (await rest.repos.get(at)).data;
}

function tokenTrouble(error: unknown, name: string): Check {
  const status = statusOf(error);
  if (status === 401) return fail('token', 'GitHub refuses it (401)', 'Make a new one; it may have expired.');
  if (status === 404 || status === 403) {
    const fix = 'Give it access to this repository: contents, issues and pull requests, read and write.';
    return fail('token', `it may not see ${name} (${status})`, fix);
  }
  return warn('token', `GitHub did not answer: ${messageOf(error)}`, 'Try again later.');
}

function writeCheck({ permissions }: Awaited<ReturnType<typeof readRepository>>): Check {
  if (permissions?.push === true) return ok('write access', 'contents may be pushed');
  return fail('write access', 'the token can only read', 'Give it contents, issues and pull requests: write.');
}

async function labelCheck(repo: Repo, label: string): Promise<Check> {
  const there = await ifThere(repo.rest.issues.getLabel({ ...repo.at, name: label }));
  const fix = `Create it: gh label create ${JSON.stringify(label)}`;
  return there ? ok('label', label) : warn('label', `${label} does not exist yet`, fix);
}

async function pullRequestCheck(repo: Repo, name: string): Promise<Check> {
  const { data } = await repo.rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository(repo.at);
  if (data.can_approve_pull_request_reviews) return ok(name, 'allowed');
  const fix = 'Settings → Actions → General → Workflow permissions: allow Actions to create pull requests.';
  return fail(name, 'not allowed', fix);
}

async function secretCheck(repo: Repo, key: string): Promise<Check> {
  const there = await ifThere(repo.rest.actions.getRepoSecret({ ...repo.at, secret_name: key }));
  const fix = `Add it (gh secret set ${key}), unless the organisation has it.`;
  return there ? ok('secret', key) : warn('secret', `${key} is not a secret of the repository`, fix);
}

async function rulesCheck(repo: Repo, { branch, branchPrefix: prefix }: Wanted): Promise<Check> {
  const broken = await brokenRules(repo, branch);
  // GitHub signs what the job's own token commits, as what an App's does.
  const blocking = broken.filter((type) => type !== 'required_signatures');
  if (blocking.length === 0) return ok('branch rules', `nothing stops a push to ${prefix}…`);
  const fix = `Exempt ${prefix}** from the rule, or set \`branch-prefix\`.`;
  return fail('branch rules', `${blocking.join(', ')} on ${prefix}…`, fix);
}
