/** Commit statuses that failed: what CIs tell that use the older of GitHub's two ways. A name, a sentence, an address. */

import { type Client, repositoryName, saidBy, statusOf } from './client.ts';

const maxStatuses = 10;

/** Never throws: a run goes on without what GitHub does not tell. The address is named, and never fetched. */
export async function failedStatuses(client: Client, repository: string, ref: string) {
  const head = ref.slice(0, 7);
  const notes: string[] = [];
  try {
    const asked = { ...repositoryName(repository), ref, per_page: 100 };
    const { data } = await client.octokit.rest.repos.getCombinedStatusForRef(asked);
    const { statuses } = data;
    const open = statuses.filter(({ state }) => state === 'pending').length;
    if (open > 0)
      notes.push(
        `${open} commit ${open === 1 ? 'status is' : 'statuses are'} pending on ${head}, and nobody waited for ${open === 1 ? 'it' : 'them'}.`,
      );
    if (data.total_count > statuses.length)
      notes.push(`Only the first ${statuses.length} of ${data.total_count} commit statuses were looked at.`);
    const red = statuses.filter(({ state }) => state === 'failure' || state === 'error');
    if (red.length > maxStatuses)
      notes.push(`Of ${red.length} failing commit statuses the first ${maxStatuses} were read.`);
    const failed = red.slice(0, maxStatuses).map(({ context, state, description, target_url }) => ({
      name: context,
      conclusion: state,
      said: [description, target_url].filter(Boolean).join('\n').slice(0, 1000),
      annotations: [],
    }));
    return { failed, notes };
  } catch (error) {
    const forbidden = statusOf(error) === 403 || statusOf(error) === 404;
    const why = forbidden ? 'the token needs the permission "statuses: read"' : saidBy(error).slice(0, 200);
    return { failed: [], notes: [`The commit statuses of ${head} could not be read: ${why}.`] };
  }
}
