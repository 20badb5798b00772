/** Lists the rules of a repository that would refuse a push to a branch and that the token cannot bypass. */

import { type Repo, repositoryName } from './client.ts';

/** Rules of these types refuse every push of a run. What asks for names or messages of a form is left to the push. */
const refusing = new Set(['creation', 'update', 'pull_request', 'required_signatures', 'required_status_checks']);

/** The types of those rules, without what this token may bypass. Throws where GitHub does not answer. */
export async function brokenRules(repo: Repo, branch: string): Promise<string[]> {
  const at = repositoryName(repo.repository);
  const { data } = await repo.client.octokit.rest.repos.getBranchRules({ ...at, branch, per_page: 100 });
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

function isBroken({ type, parameters }: Rule): boolean {
  return refusing.has(type) && !(type === 'required_status_checks' && parameters?.do_not_enforce_on_create === true);
}

async function mayBypass({ client, repository }: Repo, id: number): Promise<boolean> {
  const query = { ...repositoryName(repository), ruleset_id: id };
  // Where it cannot be read, as one of an organisation, the rule counts.
  const found = await client.octokit.rest.repos.getRepoRuleset(query).catch(() => undefined);
  return found?.data.current_user_can_bypass === 'always';
}
