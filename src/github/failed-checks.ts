/** Reads which checks of a pull request's head commit failed, with annotations and logs, for the agent's prompt. */

import type { FailedCheck } from '../run/forge.ts';
import { saidBy, statusOf } from './api-errors.ts';
import { checkName } from './check-run.ts';
import type { Repo } from './client.ts';
import { redConclusions } from './trigger.ts';

/** Each takes up to three calls of the hundred that a run has. */
const maxChecks = 6;
const maxStatuses = 10;
const maxAnnotations = 50;

/** Check runs and commit statuses: a CI uses the one or the other, and some tell the same in both. `notes`: sentences about what could not be read or was left out. Never throws: a run goes on without what GitHub does not tell. */
export async function failedChecks(repo: Repo, ref: string) {
  const { actions, checks, repos } = repo.rest;
  const query = { ...repo.at, ref, per_page: 100 };
  const head = ref.slice(0, 7);
  const notes: string[] = [];
  const read = async <T>(what: string, permission: string, call: Promise<{ data: T }>): Promise<T | undefined> =>
    await call.then(
      ({ data }) => data,
      (error: unknown) => void notes.push(`${what} could not be read: ${whyUnread(error, permission)}.`),
    );
  const [runs, statuses] = await Promise.all([
    read(`The checks of ${head}`, 'checks', checks.listForRef({ ...query, filter: 'latest' })),
    read(`The commit statuses of ${head}`, 'statuses', repos.getCombinedStatusForRef(query)),
  ]);
  const theirs = (runs?.check_runs ?? []).filter(({ name }) => name !== checkName);
  const allStatuses = statuses?.statuses ?? [];
  const open =
    theirs.filter(({ status }) => status !== 'completed').length +
    allStatuses.filter(({ state }) => state === 'pending').length;
  if (open > 0) notes.push(`${open} of the checks on ${head} had not ended, and Redgreen did not wait for them.`);
  const red = theirs.filter(({ conclusion }) => redConclusions.has(conclusion ?? ''));
  const redStatuses = allStatuses.filter(({ state }) => state === 'failure' || state === 'error');
  const listed = (runs?.check_runs.length ?? 0) + allStatuses.length;
  const all = (runs?.total_count ?? 0) + (statuses?.total_count ?? 0);
  if (all > listed) notes.push(`Only the first ${listed} of ${all} checks were looked at.`);
  const more = Math.max(0, red.length - maxChecks) + Math.max(0, redStatuses.length - maxStatuses);
  if (more > 0) notes.push(`${more} more failing checks were not read.`);

  const failed: FailedCheck[] = [];
  for (const { id, name, conclusion, output, app } of red.slice(0, maxChecks)) {
    const annotationQuery = { ...repo.at, check_run_id: id, per_page: maxAnnotations };
    const annotations =
      output.annotations_count > 0
        ? await read(`The annotations of the check ${name}`, 'checks', checks.listAnnotations(annotationQuery))
        : undefined;
    if (output.annotations_count > maxAnnotations)
      notes.push(`Only ${maxAnnotations} of ${output.annotations_count} annotations of the check ${name} were read.`);
    // To GitHub Actions a check run is a job of the same number. Its log comes as it is: it may be larger than what fits into memory.
    const job = { ...repo.at, job_id: id, request: { parseSuccessResponseBody: false } };
    const log =
      app?.slug === 'github-actions'
        ? await read(`The log of the check ${name}`, 'actions', actions.downloadJobLogsForWorkflowRun(job))
        : undefined;
    failed.push({
      name,
      conclusion: conclusion ?? 'failure',
      said: [output.title, output.summary].filter(Boolean).join('\n'),
      annotations: (annotations ?? []).map(({ path, start_line: line, message }) => ({
        path,
        line,
        message: message ?? '',
      })),
      ...(log !== undefined && { log: log as AsyncIterable<Uint8Array> }),
    });
  }
  const known = new Set(failed.map(({ name }) => name));
  for (const { context, state, description, target_url } of redStatuses.slice(0, maxStatuses)) {
    // The address is named and never fetched.
    const said = [description, target_url].filter(Boolean).join('\n');
    if (!known.has(context)) failed.push({ name: context, conclusion: state, said, annotations: [] });
  }
  return { failed, notes };
}

/** A log is kept for a while, and gone then. */
function whyUnread(error: unknown, permission: string) {
  const status = statusOf(error);
  if (status === 410 || (status === 404 && permission === 'actions')) return 'GitHub no longer has it';
  if (status === 403 || status === 404) return `the token needs the permission "${permission}: read"`;
  return saidBy(error).slice(0, 200);
}
