/** The rules of a repository that a push to a branch would break. */

import { type Repo, repositoryName } from './client.ts';

export interface PlannedPush {
  branch: string;
  /** First line of a commit message, as a run would write it. */
  message: string;
  /** Address of whoever commits. */
  email?: string;
}

/** Rules of these types refuse every push of a run; those with a pattern refuse what it does not allow. */
const refusing = new Set(['creation', 'update', 'pull_request', 'required_signatures', 'required_status_checks']);
const patterned = {
  branch_name_pattern: 'branch',
  commit_message_pattern: 'message',
  commit_author_email_pattern: 'email',
  committer_email_pattern: 'email',
} as const satisfies Record<string, keyof PlannedPush>;

/** The types of those rules, without what this token may bypass. Throws where GitHub does not answer. */
export async function brokenRules(repo: Repo, push: PlannedPush): Promise<string[]> {
  const at = repositoryName(repo.repository);
  const { data } = await repo.client.octokit.rest.repos.getBranchRules({ ...at, branch: push.branch, per_page: 100 });
  const broken = (data as Rule[]).filter((rule) => isBroken(rule, push));
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
  parameters?: { operator?: string; pattern?: string; negate?: boolean; do_not_enforce_on_create?: boolean };
}

function isBroken({ type, parameters = {} }: Rule, push: PlannedPush): boolean {
  if (type === 'required_status_checks') return parameters.do_not_enforce_on_create !== true;
  if (refusing.has(type)) return true;
  const text = type in patterned ? push[patterned[type as keyof typeof patterned]] : undefined;
  if (text === undefined) return false;
  return isMatch(parameters, text) === (parameters.negate === true);
}

/** GitHub's patterns are RE2's; what JavaScript cannot read is left to the push. */
function isMatch({ operator, pattern = '', negate }: NonNullable<Rule['parameters']>, text: string): boolean {
  if (operator === 'starts_with') return text.startsWith(pattern);
  if (operator === 'ends_with') return text.endsWith(pattern);
  if (operator === 'contains') return text.includes(pattern);
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return negate !== true;
  }
}

async function mayBypass({ client, repository }: Repo, id: number): Promise<boolean> {
  const query = { ...repositoryName(repository), ruleset_id: id };
  // Where it cannot be read, as one of an organisation, the rule counts.
  const found = await client.octokit.rest.repos.getRepoRuleset(query).catch(() => undefined);
  return found?.data.current_user_can_bypass === 'always';
}
