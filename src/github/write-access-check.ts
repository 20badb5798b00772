/**
 * Checks, before a run costs anything, whether the GitHub token may push, comment and open a pull request. Every call
 * of this check must be one that cannot change anything on GitHub.
 */

import { ifThere, isRateLimit, statusOf } from './api-errors.ts';
import type { Repo } from './client.ts';
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
  merges: boolean;
}

/**
 * What is not answered is no lack: the run finds out. `signs`: rules of the branch take signed commits alone, and GitHub signs those
 * that it makes for this token.
 */
export async function readiness(repo: Repo, wanted: Wanted): Promise<{ lacks: string[]; signs: boolean }> {
  const [broken, inTheWay] = await Promise.all([
    brokenRules(repo, wanted.branch).catch((): string[] => []),
    wanted.isNew ? nameInTheWay(repo, wanted.branch).catch(() => undefined) : undefined,
  ]);
  const asksForSigned = broken.includes('required_signatures');
  const signs = asksForSigned && !wanted.merges && (await repo.viewer()).endsWith('[bot]');
  const left = broken.filter((type) => !signs || type !== 'required_signatures');
  const found = [left.length === 0 ? undefined : rulesText(wanted, left), inTheWay];
  if (wanted.anyToken) for (const probe of [issues, contents, pulls]) found.push(await probe(repo, wanted));
  return { lacks: found.filter((one) => one !== undefined), signs };
}

function rulesText({ branch, merges }: Wanted, broken: string[]) {
  const sign = merges
    ? 'GitHub cannot sign merges'
    : "GitHub signs only commits made with an App's token, and this token is no App's";
  const signed = broken.includes('required_signatures') ? ` (${sign})` : '';
  return `Rules of the repository refuse a push to ${branch}: ${broken.join(', ')}${signed}. Exempt such branches from the rule (Settings → Rules → Rulesets), let the token's account bypass it, or set \`branch-prefix\`.`;
}

/** Git keeps no branch `a` beside a branch `a/b`. */
async function nameInTheWay(repo: Repo, branch: string) {
  const parts = branch.split('/').slice(0, -1);
  for (const [at] of parts.entries()) {
    const name = parts.slice(0, at + 1).join('/');
    const found = await ifThere(repo.rest.git.getRef({ ...repo.at, ref: `heads/${name}` }));
    if (found !== undefined)
      return `The repository has a branch ${name}, so git cannot make ${branch}: rename it, or set \`branch-prefix\`.`;
  }
  return undefined;
}

/** Longer than a label can be. */
const noLabel = 'redgreen asks whether this token may take labels off an issue';

async function issues(repo: Repo, { number }: Wanted) {
  const checks = { ...repo.issue(number), name: noLabel };
  return lackOf(await refused(repo.rest.issues.removeLabel(checks)), permission('issues'));
}

/** GitHub says beside the repository what a token may do there; where it says nothing of reading either, it does not know. */
async function contents(repo: Repo) {
  const { data } = await repo.rest.repos.get(repo.at);
  const isLack = data.permissions?.pull === true && !data.permissions.push;
  return isLack ? permission('contents') : undefined;
}

async function pulls(repo: Repo, { base }: Wanted) {
  const checks = { ...repo.at, head: base, base, title: 'Redgreen' };
  const error = await refused(repo.rest.pulls.create(checks));
  return lackOf(error, refusal(error) ?? '');
}

function permission(name: string) {
  return `The token may not write: give the job \`${name}: write\` under \`permissions:\`, or a \`github-token\` that has it.`;
}

function lackOf(error: unknown, words: string) {
  const isLack = statusOf(error) === 403 && !isRateLimit(error);
  return isLack ? words : undefined;
}

async function refused(call: Promise<unknown>): Promise<unknown> {
  return await call.then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** Rules of these types refuse every push of a run. What asks for names or messages of a form is left to the push. */
const refusing = new Set(['creation', 'update', 'pull_request', 'required_signatures', 'required_status_checks']);

/** The types of those rules, without what this token may bypass. Throws where GitHub does not answer. */
export async function brokenRules(repo: Repo, branch: string) {
  const { data } = await repo.rest.repos.getBranchRules({ ...repo.at, branch, per_page: 100 });
  const broken = (data as Rule[]).filter(isBroken);
  const bypassed = new Map<number, boolean>();
  for (const id of new Set(broken.flatMap(({ ruleset_id: id }) => id ?? [])))
    bypassed.set(id, await mayBypass(repo, id));
  const left = broken.filter(({ ruleset_id: id }) => id === undefined || bypassed.get(id) !== true);
  return [...new Set(left.map(({ type }) => type))];
}

/** A rule of a branch, as far as it is looked at. */
interface Rule {
  type: string;
  ruleset_id?: number;
  parameters?: { do_not_enforce_on_create?: boolean };
}

function isBroken({ type, parameters }: Rule) {
  return refusing.has(type) && !(type === 'required_status_checks' && parameters?.do_not_enforce_on_create === true);
}

async function mayBypass(repo: Repo, id: number) {
  const query = { ...repo.at, ruleset_id: id };
  // Where it cannot be read, as one of an organisation, the rule counts.
  const found = await repo.rest.repos.getRepoRuleset(query).catch(() => undefined);
  return found?.data.current_user_can_bypass === 'always';
}
