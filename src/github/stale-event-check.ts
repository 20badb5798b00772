/**
 * Checks on GitHub whether what a webhook asked for is still wanted, and returns fresh data or the reason to do
 * nothing.
 */

import type { AdmitOptions } from './admission-types.ts';
import { ifThere } from './api-errors.ts';
import { labelNames } from './labels.ts';
import type { TriggerReading } from './trigger.ts';

type Request = Exclude<TriggerReading, { kind: 'skip' }>;

/** The request with what is true now; a sentence where nothing is left to do. Throws where GitHub does not answer. */
export async function asItIsNow({ repo, settings }: AdmitOptions, request: Request): Promise<Request | string> {
  const { place } = request;
  const { repos, issues } = repo.rest;
  const [repository, issue] = await Promise.all([
    ifThere(repos.get(repo.at)),
    ifThere(issues.get(repo.issue(place.number))),
  ]);
  if (repository?.data.archived === true) return archivedWords(place.repository);
  if (issue === undefined) return `#${place.number} is gone`;
  const byLabel = 'via' in request && request.via === 'label';
  if (byLabel && !labelNames(issue.data).includes(settings.label.toLowerCase()))
    return `the label was removed from #${place.number} again`;
  if (place.comment !== undefined) {
    const comment = await ifThere(repo.rest.issues.getComment({ ...repo.at, comment_id: place.comment }));
    if (comment === undefined) return 'the comment was deleted';
    if (comment.data.updated_at !== comment.data.created_at) return 'the comment was edited';
  }
  return { ...request, place: { ...place, isClosed: issue.data.state === 'closed' } };
}

export function archivedWords(repository: string) {
  return `${repository} is archived: nothing can be written there`;
}
